import type { ResultRow } from "@/lib/contract/rounds";
import { displayDate } from "@/lib/domain/time/time";
import { Link } from "@/lib/i18n/navigation";
import styles from "./past-draws.module.css";
import { governmentOf, type ResultWords } from "./result-row";

interface PastDrawsProps {
  words: Pick<ResultWords, "draws" | "demo">;
  /** Government draws, newest first. */
  rows: readonly ResultRow[];
  /** The selected day, `YYYY-MM-DD`. */
  date: string;
}

/** Links to earlier government draws: date, first prize, last two; demo results say so. */
export function PastDraws({ words, rows, date }: PastDrawsProps) {
  return (
    <nav aria-label={words.draws} className={styles.draws}>
      <h2 className={styles.title}>{words.draws}</h2>
      <ul>
        {rows.map((row) => {
          const result = governmentOf(row);
          return (
            <li key={row.betId}>
              <Link
                href={`/results?date=${row.resultDt}`}
                prefetch={false}
                aria-current={row.resultDt === date ? "page" : undefined}
                className={styles.draw}
              >
                <span className={styles.day}>
                  {displayDate(row.dt)}
                  {row.demo ? <small>{words.demo}</small> : null}
                </span>
                {result && (
                  <span className={styles.numbers}>
                    <b>{result.first}</b> <b>{result.back2}</b>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
