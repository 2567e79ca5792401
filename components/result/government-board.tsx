import { Card } from "@/components/ui/card";
import type { GovernmentResult } from "@/lib/contract/results";
import type { ResultRow } from "@/lib/contract/rounds";
import { isDrawOverdue } from "@/lib/domain/rounds/draws";
import { displayDate } from "@/lib/domain/time/time";
import { DemoNote } from "./demo-note";
import styles from "./government.module.css";
import { governmentOf, keyed, type ResultWords } from "./result-row";
import { StateChip } from "./state-chip";
import { type Win, WinMark } from "./win-mark";

const further = ["near", "second", "third", "fourth", "fifth"] as const;

interface GovernmentBoardProps {
  row: ResultRow;
  words: ResultWords;
  /** What the member won in this draw. */
  win?: Win;
  /** Set where the draw is shown as the latest: the board says so when later draws have been held. */
  today?: string;
  /** The further prizes are opened by the reader. */
  isCompact?: boolean;
}

/** A government draw: what bets are settled by, and the further prizes of the record, folded on request. */
export function GovernmentBoard({ row, words, win, today, isCompact }: GovernmentBoardProps) {
  const result = governmentOf(row);
  const prizes = further.flatMap((prize) => {
    const numbers = row.prizes?.[prize] ?? [];
    return numbers.length > 0 ? [<Prize key={prize} name={words[prize]} numbers={numbers} />] : [];
  });
  return (
    <Card isFlush className={styles.board} aria-labelledby={`draw-${row.betId}`}>
      <header className={styles.title} data-on-navy>
        <h2 id={`draw-${row.betId}`}>{words.government}</h2>
        <p className="tabular">{words.drawDate.replace("{date}", displayDate(row.dt))}</p>
        <StateChip row={row} words={words} />
      </header>
      {today && isDrawOverdue(row.dt, today) && <p className={styles.overdue}>{words.overdue}</p>}
      {win && (
        <p className={styles.win}>
          <WinMark win={win} words={words} />
        </p>
      )}
      {result && <Head result={result} words={words} />}
      {isCompact && prizes.length > 0 ? (
        <details className={styles.further}>
          <summary>{words.further}</summary>
          {prizes}
        </details>
      ) : (
        prizes
      )}
      <DemoNote rows={[row]} words={words} className={styles.note} />
      {row.reason && <p className={styles.reason}>{row.reason}</p>}
    </Card>
  );
}

function Prize({ name, numbers }: { name: string; numbers: readonly string[] }) {
  return (
    <section className={styles.prize}>
      <h3>{name}</h3>
      <ul className={styles.numbers}>
        {keyed(numbers).map(({ number, key }) => (
          <li key={key}>{number}</li>
        ))}
      </ul>
    </section>
  );
}

/** The four results that settle bets: the first prize large, the short numbers below it. */
function Head({ result, words }: { result: GovernmentResult; words: ResultWords }) {
  return (
    <dl className={styles.head}>
      <div className={styles.first}>
        <dt>{words.first}</dt>
        <dd>{result.first}</dd>
      </div>
      <Short name={words.front3} numbers={result.front3} digits={3} />
      <Short name={words.back3} numbers={result.back3} digits={3} />
      <Short name={words.back2} numbers={[result.back2]} digits={2} />
    </dl>
  );
}

function Short({ name, numbers, digits }: { name: string; numbers: readonly string[]; digits: 2 | 3 }) {
  return (
    <div className={styles.short} data-digits={digits}>
      <dt>{name}</dt>
      {keyed(numbers).map(({ number, key }) => (
        <dd key={key}>{number}</dd>
      ))}
    </div>
  );
}
