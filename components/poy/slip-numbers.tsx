import type { PoyRow } from "@/lib/contract/poys";
import type { PoyNames } from "./poy-words";
import styles from "./slip-numbers.module.css";

interface SlipNumbersProps {
  poy: Pick<PoyRow, "firstLines" | "lineCount">;
  names: PoyNames["options"];
}

/** The first numbers of a slip in one line, winners in gold: `2 top 25 78 · 3 top 123 +17`. */
export function SlipNumbers({ poy: { firstLines = [], lineCount = 0 }, names }: SlipNumbersProps) {
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
      {more > 0 ? <span>+{more}</span> : null}
    </span>
  );
}
