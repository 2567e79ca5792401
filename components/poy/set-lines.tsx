import { Money } from "@/components/ui/money";
import { NumberBall } from "@/components/ui/number-ball";
import type { SetPoyLine } from "@/lib/contract/poys";
import { fill } from "@/lib/i18n/fill";
import { LineOutcome } from "./line-outcome";
import styles from "./poy-lines.module.css";
import type { PoyWords, SetWords } from "./poy-words";

interface SetLinesProps {
  lines: readonly SetPoyLine[];
  words: { outcome: PoyWords["outcome"]; sets: SetWords };
}

/** The numbers of a slip of sets: count, price, and the tier that each one won. */
export function SetLines({ lines, words: { outcome, sets } }: SetLinesProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.lines}>
        <caption>{fill(sets.slip.lines, { count: lines.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{sets.slip.number}</th>
            <th scope="col" className={styles.sum}>
              {sets.slip.sets}
            </th>
            <th scope="col" className={styles.sum}>
              {sets.slip.price}
            </th>
            <th scope="col" className={styles.sum}>
              {sets.slip.outcome}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.number} data-outcome={line.outcome}>
              <th scope="row">
                <NumberBall digits={line.number} tone={line.outcome === "won" ? "gold" : "sets"} />
              </th>
              <td className={styles.sum}>{line.sets}</td>
              <td className={styles.sum}>
                <Money amount={line.price} />
              </td>
              <LineOutcome line={line} word={line.tier ? sets.tier[line.tier] : outcome[line.outcome]} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
