import type { ResultRow } from "@/lib/contract/rounds";
import { displayDate } from "@/lib/domain/time";
import { Link } from "@/lib/i18n/navigation";
import styles from "./past-draws.module.css";
import { governmentOf } from "./result-row";

interface PastDrawsProps {
  title: string;
  /** Government draws, newest first. */
  rows: readonly ResultRow[];
  /** The selected day, `YYYY-MM-DD`. */
  date: string;
}

/** Links to earlier government draws: date, first prize, last two. */
export function PastDraws({ title, rows, date }: PastDrawsProps) {
  return (
    <nav aria-label={title} className={styles.draws}>
      <h2 className={styles.title}>{title}</h2>
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
                <span>{displayDate(row.dt)}</span>
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
