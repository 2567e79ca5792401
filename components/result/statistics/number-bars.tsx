import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";
import type { NumberRecord } from "@/lib/domain/settlement/statistics";
import { fill } from "@/lib/i18n/fill";
import type { ResultWords } from "../result-row";
import table from "../table.module.css";
import { BetNumber } from "./bet-number";
import styles from "./number-bars.module.css";

interface NumberBarsProps {
  title: string;
  records: readonly NumberRecord[];
  /** The count of a whole bar: the same in every table beside this one. */
  most: number;
  words: ResultWords["stats"];
  /** The digit count: each has its colour. */
  digits: 1 | 2 | 3;
  /** The slip with the number in it; null where no round takes it now. */
  hrefOf: ((number: string) => string) | null;
  /** Numbers that belong before those of the table and have no count. */
  first?: ReactNode;
}

/** Numbers with frequency and last draw: a table; the bar beside a count is decoration. */
export function NumberBars({ title, records, most, words, digits, hrefOf, first }: NumberBarsProps) {
  const id = useId();
  return (
    <Card isFlush aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={table.title}>
        {title}
      </h2>
      {first}
      <table className={`${table.table} ${styles.table}`} data-digits={digits}>
        <thead>
          <tr>
            <th scope="col">{words.number}</th>
            <th scope="col">{words.times}</th>
            <th scope="col">{words.gap}</th>
          </tr>
        </thead>
        <tbody>
          {records.map(({ number, count, gap }) => (
            <tr key={number}>
              <th scope="row">
                <BetNumber number={number} hrefOf={hrefOf} words={words} />
              </th>
              <td>
                <span className={styles.bar}>
                  <span style={{ inlineSize: `${(count / most) * 100}%` }} />
                </span>
                <span className={styles.count}>{count}</span>
              </td>
              <td className={styles.gap}>{gapText(gap, words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function gapText(gap: number | null, words: ResultWords["stats"]): string {
  if (gap === null) return words.never;
  return gap === 0 ? words.newest : fill(words.ago, { n: gap });
}
