"use client";
import type { WorstLine } from "@/lib/contract/operators/rounds";
import { Baht } from "../fields/values";
import { useConsoleWords } from "../words/console-words";
import styles from "./dearest-lines.module.css";

/** The winning lines that pay most. */
export function DearestLines({ lines }: { lines: readonly WorstLine[] }) {
  const t = useConsoleWords("result");
  const words = useConsoleWords("markets");
  const names = useConsoleWords("names");
  if (lines.length === 0) return <p>{t("noWinners")}</p>;
  const rows = lines.map((line, at) => ({ ...line, at }));
  return (
    <table className={styles.lines}>
      <caption>{t("dearest", { n: lines.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t("slip")}</th>
          <th scope="col">{t("bet")}</th>
          <th scope="col" className={styles.amount}>
            {t("win")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, poyNo, userName, option, tier, number, stake, win }) => (
          <tr key={at}>
            <td>
              #{poyNo}
              <div className={styles.small}>{userName}</div>
            </td>
            <td>
              {option ? names(`option.${option}`) : tier ? words(`tier.${tier}`) : ""}{" "}
              <strong>{number}</strong>
              <div className={styles.small}>
                {t("stake")} <Baht amount={stake} />
              </div>
            </td>
            <td className={styles.amount}>
              <Baht amount={win} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
