import { stakeText } from "@/components/poy/detail/slip-entries";
import type { NumberSet } from "@/lib/contract/number-sets";
import { digitsOf, groupByOption, type PoyOption } from "@/lib/domain/poy/options";
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
  const sorted = groupByOption(rows).flatMap(({ lines }) => lines);
  return (
    <dl className={styles.groups}>
      {groupByOption(sorted.slice(0, SHOWN)).map((group) => (
        <div key={group.option} data-digits={digitsOf(group.option)}>
          <dt>{nameOf(group.option)}</dt>
          <dd>
            {group.lines.map(({ number, price }) => (
              <span key={number}>
                <b>{number}</b>
                {price === undefined ? null : <small> {stakeText(price)}</small>}
              </span>
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
