"use client";
import type { UserBank } from "@/lib/contract/banks";
import { findBank } from "@/lib/domain/banks/banks";
import { useAct } from "@/stores/console/use-act";
import { AccountText } from "../evidence/account-text";
import { When } from "../fields/values";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { ItemFrame } from "./item-frame";
import type { Outcome } from "./outcome-text";

interface Row extends UserBank {
  id: string;
  uuid: string;
  userName: string;
  memberName: string;
  formerNames: readonly string[];
  createdAt: string;
}

/** One bank account of a member; approving it fixes the member's name to the one on the account. */
export function BankItem({ row, onDone }: { row: Row; onDone: (outcome: Outcome) => void }) {
  const t = useConsoleWords("queues");
  const approve = useAct("withdraws", "approveBank");
  const reject = useAct("withdraws", "rejectBank");
  const { id, uuid, userName, name, memberName, formerNames, bankCode, accountNumber, createdAt } = row;
  return (
    <ItemFrame
      amount={null}
      member={{ uuid, userName }}
      accountName={name}
      onDone={onDone}
      decisions={[
        {
          key: "a",
          label: t("approve"),
          title: t("bankApprove", { name: userName }),
          text: (
            <>
              <AccountText account={row} />
              {t("bankFixes")}
            </>
          ),
          isReasonOffered: true,
          run: async (reason) => {
            await approve.mutateAsync({ body: { id, ...(reason && { reason }) } });
            return "approved";
          },
        },
        {
          key: "r",
          label: t("reject"),
          title: t("bankReject", { name: userName }),
          text: t("memberReads"),
          isDanger: true,
          run: async (reason = "") => {
            await reject.mutateAsync({ body: { id, reason } });
            return "rejected";
          },
        },
      ]}
    >
      <Section title={t("account")}>
        <Facts
          facts={[
            [t("bank"), findBank(bankCode)?.name ?? bankCode],
            [t("number"), accountNumber],
            [t("nameOnAccount"), name],
            [t("memberName"), memberName || "—"],
            [t("formerNames"), formerNames.length > 0 ? formerNames.join(" · ") : "—"],
            [t("asked"), <When key="asked" at={createdAt} />],
          ]}
        />
      </Section>
    </ItemFrame>
  );
}
