"use client";
import { subtractSatang } from "@/lib/domain/money/money";
import type { WhatIf } from "@/lib/domain/numbers/what-if";
import { digitsOfResult } from "../fields/result-digits";
import { Baht } from "../fields/values";
import { useConsoleWords } from "../words/console-words";
import styles from "./what-if-table.module.css";

/** What the most expensive result would cost before and after a change. */
export function WhatIfTable({ found }: { found: WhatIf }) {
  const t = useConsoleWords("rates");
  const { sold, before, after } = found;
  const difference = subtractSatang(after.payout, before.payout);
  const rows = [
    [t("whatIfSold"), sold],
    [t("whatIfBefore"), before],
    [t("whatIfAfter"), after],
  ] as const;
  return (
    <table className={styles.table} aria-live="polite">
      <caption>{t("whatIf")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("most")}</th>
          <th scope="col">{t("with")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { payout, result }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Baht amount={payout} />
            </td>
            <td>{digitsOfResult(result)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t("difference")}</th>
          <td data-rise={difference > 0 || undefined}>
            {difference > 0 ? "+" : ""}
            <Baht amount={difference} />
          </td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}
