import type { NumberSet } from "@/lib/contract/number-sets";
import { digitsOf, type PoyOption, poyOptions } from "@/lib/domain/poy/options";
import styles from "./set-numbers.module.css";

interface SetNumbersProps {
  rows: NumberSet["rows"];
  nameOf: (option: PoyOption) => string;
  /** The text for the numbers beyond the limit, by count. */
  more: (n: number) => string;
}

/** The most numbers that a card lists. */
const SHOWN = 14;

/** The numbers of a set by option, in the slip's display order, up to the card's limit. */
export function SetNumbers({ rows, nameOf, more }: SetNumbersProps) {
  const sorted = poyOptions.flatMap((option) => rows.filter((row) => row.option === option));
  const shown = sorted.slice(0, SHOWN);
  const groups = poyOptions
    .map((option) => ({ option, rows: shown.filter((row) => row.option === option) }))
    .filter((group) => group.rows.length > 0);
  return (
    <dl className={styles.groups}>
      {groups.map((group) => (
        <div key={group.option} data-digits={digitsOf(group.option)}>
          <dt>{nameOf(group.option)}</dt>
          <dd>
            {[...new Set(group.rows.map(({ number }) => number))].map((number) => (
              <b key={number}>{number}</b>
            ))}
          </dd>
        </div>
      ))}
      {sorted.length > SHOWN ? (
        <div>
          <dt className="visually-hidden">…</dt>
          <dd className={styles.more}>{more(sorted.length - SHOWN)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
