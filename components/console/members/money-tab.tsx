"use client";
import type { OperatorMember } from "@/lib/contract/operators/members";
import { useAsk } from "@/stores/console/use-ask";
import { ChoiceFilter } from "../list/choice-filter";
import { useAddress } from "../list/use-address";
import { useConsoleWords } from "../words/console-words";
import { LedgerList, ledgerAccounts } from "./ledger-list";
import { StatementList } from "./statement-list";

/** A member's money: the statement as they read it, or one of their accounts as it is booked. */
export function MoneyTab({ member }: { member: OperatorMember }) {
  const t = useConsoleWords("members");
  const fields = useConsoleWords("fields");
  const address = useAddress();
  const { data: today } = useAsk("today", "todayOfOperators");
  const account = ledgerAccounts.find((each) => each === address.get("account"));
  const choice = (
    <ChoiceFilter
      name="account"
      label={t("books")}
      none={t("statement")}
      choices={ledgerAccounts.map((each) => [each, fields(`account.${each}`)] as const)}
    />
  );
  if (account)
    return (
      <LedgerList member={member} account={account}>
        {choice}
      </LedgerList>
    );
  return today ? (
    <StatementList member={member} today={today.day}>
      {choice}
    </StatementList>
  ) : null;
}
