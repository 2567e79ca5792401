import { MaskedNumber } from "@/components/bank/masked-number";
import { bankName } from "@/components/credit/credit-words";
import { ButtonLink } from "@/components/ui/controls/button";
import type { UserBank } from "@/lib/contract/banks";
import type { WithdrawWords } from "../withdraw-words";

interface BankConditionProps {
  accounts: readonly UserBank[];
  banks: Readonly<Record<string, string>>;
  words: WithdrawWords;
}

/** The account that the money would go to; without an approved one, how it stands and what to do. */
export function BankCondition({ accounts, banks, words }: BankConditionProps) {
  const { none, conditions, form } = words;
  const [account] = accounts.filter(({ status }) => status === "approved");
  if (account) {
    return (
      <>
        <h3>{conditions.bank}</h3>
        <p>
          {bankName(banks, account.bankCode)}{" "}
          <MaskedNumber accountNumber={account.accountNumber} endsIn={form.endsIn} />
        </p>
      </>
    );
  }
  if (accounts.length === 0) {
    return (
      <>
        <h3>{none.bank}</h3>
        <p>{none.bankHint}</p>
        <ButtonLink href="/bank/add">{none.bankGo}</ButtonLink>
      </>
    );
  }
  const isWaiting = accounts.some(({ status }) => status === "waiting");
  return (
    <>
      <h3>{isWaiting ? none.waiting : none.rejected}</h3>
      <p>{isWaiting ? none.waitingHint : none.rejectedHint}</p>
      <ButtonLink look={isWaiting ? "quiet" : "primary"} href="/bank/status">
        {none.status}
      </ButtonLink>
    </>
  );
}
