"use client";
import type { OperatorPoy } from "@/lib/contract/operators/poys";
import { sumSlip } from "@/lib/domain/poy/check-slip";
import { Note } from "../controls/note";
import { bahtText } from "../fields/baht-text";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { slipLines } from "./lines-of";
import styles from "./slips.module.css";

/** Whether a slip's lines, its postings and the receipt that the member got agree. */
export function SlipChecks({ slip }: { slip: OperatorPoy }) {
  const t = useConsoleWords("slips");
  const { total, win, status, postings, isReceiptIntact } = slip;
  const isGivenBack = status === "cancelled" || status === "refunded";
  const sums = sumSlip({ total, win, isGivenBack, lines: slipLines(slip), postings });
  const checks: readonly (readonly [isRight: boolean, text: string])[] = [
    [isReceiptIntact, t(isReceiptIntact ? "receiptIntact" : "receiptBroken")],
    [sums.stakeOfLines === total, t("checkStake", { sum: bahtText(sums.stakeOfLines) })],
    [sums.winOfLines === win, t("checkWin", { sum: bahtText(sums.winOfLines) })],
    [sums.moved === sums.due, t("checkMoved", { moved: bahtText(sums.moved), due: bahtText(sums.due) })],
    [
      sums.unbalanced.length === 0,
      sums.unbalanced.length === 0 ? t("balanced") : t("unbalanced", { ids: sums.unbalanced.join(", ") }),
    ],
  ];
  return (
    <Section title={t("checks")}>
      <ul className={styles.checks}>
        {slip.isLate ? (
          <li>
            <Note tone="warning">{t("lateText")}</Note>
          </li>
        ) : null}
        {checks.map(([isRight, text]) => (
          <li key={text}>
            <Note role={isRight ? "note" : "alert"} tone={isRight ? "success" : "error"}>
              {isRight ? t("right") : t("wrong")}: {text}
            </Note>
          </li>
        ))}
      </ul>
    </Section>
  );
}
