import type { PoyRow } from "@/lib/contract/poys";
import { fill } from "@/lib/i18n/fill";
import type { PoyNames } from "../poy-words";
import styles from "./slip-numbers.module.css";

interface SlipNumbersProps {
  poy: Pick<PoyRow, "firstLines" | "lineCount">;
  names: PoyNames["options"];
  /** The words of how many lines there are; without them a plus says how many more. */
  count?: string;
}

/**
 * The first numbers of a slip in one line, by option, winners in gold, and how many lines it has:
 * `2 top 25 78 · 3 top 123 20 lines`.
 */
export function SlipNumbers({ poy: { firstLines = [], lineCount = 0 }, names, count }: SlipNumbersProps) {
  const more = lineCount - firstLines.length;
  const groups = partsOf(firstLines);
  return (
    <span className={styles.line}>
      <span className={styles.numbers}>
        {groups.map(({ option, lines }, at) => (
          <span key={option ?? ""}>
            {at > 0 ? "· " : ""}
            {option ? `${names[option]} ` : ""}
            {/* Keyed by place: a slip can hold one number twice. */}
            {Object.entries(lines).map(([place, { number, isWon }]) => (
              <span key={place}>
                <b className={isWon ? styles.won : undefined}>{number}</b>{" "}
              </span>
            ))}
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

type Line = NonNullable<PoyRow["firstLines"]>[number];

/** Lines by option, in the order of their first ones: a slip typed number by number has its options in turn. */
function partsOf(lines: readonly Line[]): { option: Line["option"]; lines: Line[] }[] {
  const parts = new Map<Line["option"], Line[]>();
  for (const line of lines) {
    const part = parts.get(line.option);
    if (part) part.push(line);
    else parts.set(line.option, [line]);
  }
  return [...parts].map(([option, own]) => ({ option, lines: own }));
}
