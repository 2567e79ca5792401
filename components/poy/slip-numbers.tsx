import type { PoyRow } from "@/lib/contract/poys";
import { fill } from "@/lib/i18n/fill";
import type { PoyNames } from "./poy-words";
import styles from "./slip-numbers.module.css";

interface SlipNumbersProps {
  poy: Pick<PoyRow, "firstLines" | "lineCount">;
  names: PoyNames["options"];
  /** The words of how many numbers there are; without them a plus says how many more. */
  count?: string;
}

/** The first numbers of a slip in one line, winners in gold, and how many it has: `2 top 25 78 3 top 123 20 numbers`. */
export function SlipNumbers({ poy: { firstLines = [], lineCount = 0 }, names, count }: SlipNumbersProps) {
  const more = lineCount - firstLines.length;
  return (
    <span className={styles.line}>
      <span className={styles.numbers}>
        {/* Keyed by place: a slip can hold one number twice. */}
        {Object.entries(firstLines).map(([place, { option, number, isWon }]) => (
          <span key={place}>
            {option && option !== firstLines[Number(place) - 1]?.option ? `${names[option]} ` : ""}
            <b className={isWon ? styles.won : undefined}>{number}</b>{" "}
          </span>
        ))}
      </span>
      {count && lineCount > 1 ? (
        <span className={styles.count}>{fill(count, { count: lineCount })}</span>
      ) : null}
      {!count && more > 0 ? <span>+{more}</span> : null}
    </span>
  );
}
