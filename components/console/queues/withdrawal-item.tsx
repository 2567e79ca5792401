"use client";
import type { Withdraw } from "@/lib/contract/withdraws";
import { formatBaht } from "@/lib/domain/money/money";
import { useAct } from "@/stores/console/use-act";
import { AccountText } from "../evidence/account-text";
import { WarningSigns } from "../evidence/warning-signs";
import { Baht, When } from "../fields/values";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { ItemFrame } from "./item-frame";
import { type Outcome, outcomeOf } from "./outcome-text";

type Row = Withdraw & { uuid: string; userName: string };

/** One withdrawal: `a` and Enter pay it, `r`, a reason and Enter return the money to the member. */
export function WithdrawalItem({ row, onDone }: { row: Row; onDone: (outcome: Outcome) => void }) {
  const t = useConsoleWords("queues");
  const approve = useAct("withdraws", "approveWithdraw");
  const reject = useAct("withdraws", "rejectWithdraw");
  const { id, amount, account, createdAt, uuid, userName } = row;
  const said = { amount: formatBaht(amount), name: userName };
  return (
    <ItemFrame
      amount={amount}
      member={{ uuid, userName }}
      accountName={account.name}
      onDone={onDone}
      decisions={[
        {
          key: "a",
          label: t("approve"),
          title: t("withdrawalApprove", said),
          text: (
            <>
              <AccountText account={account} />
              <WarningSigns uuid={uuid} accountName={account.name} />
            </>
          ),
          isReasonOffered: true,
          run: async (reason) =>
            outcomeOf(await approve.mutateAsync({ body: { id, ...(reason && { reason }) } }), "approved"),
        },
        {
          key: "r",
          label: t("reject"),
          title: t("withdrawalReject", said),
          text: t("memberReads"),
          isDanger: true,
          run: async (reason = "") => {
            await reject.mutateAsync({ body: { id, reason } });
            return "rejected";
          },
        },
      ]}
    >
      <Section title={t("withdrawal")}>
        <Facts
          facts={[
            [t("amount"), <Baht key="amount" amount={amount} />],
            [t("account"), <AccountText key="account" account={account} />],
            [t("asked"), <When key="asked" at={createdAt} />],
          ]}
        />
      </Section>
    </ItemFrame>
  );
}
