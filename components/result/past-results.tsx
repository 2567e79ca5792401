import { Card } from "@/components/ui/card";
import type { ResultRow } from "@/lib/contract/rounds";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import { winningNumbers } from "@/lib/domain/settlement/settlement";
import { displayDate } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import styles from "./past-results.module.css";
import type { ResultWords } from "./result-row";
import table from "./table.module.css";

/** The last draws of a market, newest first: the basis of the statistics. */
export function PastResults({ rows, words }: { rows: readonly ResultRow[]; words: ResultWords }) {
  return (
    <Card isFlush aria-labelledby="past-results" className={styles.card}>
      <h2 id="past-results" className={table.title}>
        {words.stats.past}
      </h2>
      <table className={`${table.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{words.stats.date}</th>
            <th scope="col">{words.top3}</th>
            <th scope="col">{words.bottom2}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ betId, dt, result, demo }) => {
            const roundNo = parseBetId(betId)?.roundNo;
            return (
              <tr key={betId}>
                <th scope="row">
                  {displayDate(dt)}
                  {roundNo ? <span className={styles.round}>{fill(words.round, { n: roundNo })}</span> : null}
                  {demo ? <span className={styles.round}>{words.demo}</span> : null}
                </th>
                <td className={styles.top}>{result && winningNumbers(result, "teng_bon_3")}</td>
                <td className={styles.bottom}>{result && winningNumbers(result, "teng_lang_2")}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
