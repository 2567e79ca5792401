import type { NumberSet } from "@/lib/contract/number-sets";
import { digitsOf, type PoyOption, poyOptions } from "@/lib/domain/poy/options";
import styles from "./set-numbers.module.css";

interface SetNumbersProps {
  rows: NumberSet["rows"];
  nameOf: (option: PoyOption) => string;
  /** The words for so many that are not written out. */
  more: (n: number) => string;
}

/** As many numbers as a card shows. */
const SHOWN = 14;

/** The numbers of a set by option, in the slip's display order, as many as a card can carry. */
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
