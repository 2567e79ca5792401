"use client";
import Link from "next/link";
import { useState } from "react";
import { formatBaht, type Satang } from "@/lib/domain/money/money";
import { useAct } from "@/stores/console/use-act";
import { Baht, When } from "../fields/values";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { ItemFrame } from "./item-frame";
import { type Outcome, outcomeOf } from "./outcome-text";

interface Row {
  uuid: string;
  userName: string;
  selfExcludedUntil: string | null;
  cash: Satang;
  held: Satang;
}

/**
 * A member who excluded themselves: their money goes back to them. Held money is that of a withdrawal, which has a
 * queue of its own; the rest is transferred outside the site and then taken out of the books here.
 */
export function ProtectionItem({ row, onDone }: { row: Row; onDone: (outcome: Outcome) => void }) {
  const t = useConsoleWords("queues");
  const may = useMay();
  const adjust = useAct("members", "adjustMoney");
  // The same action once, however often it has to be sent.
  const [key] = useState(() => crypto.randomUUID());
  const { uuid, userName, selfExcludedUntil, cash, held } = row;
  const mayReturn = may("superAdmin") && cash > 0;
  return (
    <ItemFrame
      amount={cash}
      member={{ uuid, userName }}
      accountName={null}
      onDone={onDone}
      decisions={
        mayReturn
          ? [
              {
                key: "a",
                label: t("return"),
                title: t("returnTitle", { amount: formatBaht(cash), name: userName }),
                text: t("returnText"),
                reasons: "money",
                suggestedCode: "request",
                run: async (reason = "") =>
                  outcomeOf(
                    await adjust.mutateAsync({
                      body: { uuid, type: "ADMIN_MOVE_DECREASE", amount: cash, reason },
                      key,
                    }),
                    "returned",
                  ),
              },
            ]
          : []
      }
    >
      <Section title={t("protection")}>
        <Facts
          facts={[
            [t("excludedUntil"), selfExcludedUntil && <When at={selfExcludedUntil} />],
            [t("cash"), <Baht key="cash" amount={cash} />],
            [t("held"), <Baht key="held" amount={held} />],
          ]}
        />
        {held > 0 ? <Link href="/operator/queues/withdrawals">{t("heldWhere")}</Link> : null}
        {mayReturn || cash === 0 ? null : <p>{t("returnWho")}</p>}
      </Section>
    </ItemFrame>
  );
}
