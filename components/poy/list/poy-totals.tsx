import { Money } from "@/components/ui/money";
import type { PoyPage } from "@/lib/contract/poys";
import { fill } from "@/lib/i18n/fill";
import type { PoyWords } from "../poy-words";
import styles from "./poy-list.module.css";

interface PoyTotalsProps {
  words: PoyWords["totals"];
  /** Totals of the whole selection, not only of the slips fetched so far. */
  totals: PoyPage["totals"];
  count: number;
  /** The selection holds slips that wait: there is no win to tell yet. */
  isWaiting: boolean;
}

/** The totals of everything that the filters select. */
export function PoyTotals({ words, totals, count, isWaiting }: PoyTotalsProps) {
  return (
    <dl className={styles.totals} aria-label={words.title}>
      <div>
        <dt>{words.stake}</dt>
        <dd>
          <Money amount={totals.stake} />
        </dd>
      </div>
      {isWaiting && totals.win === 0 ? null : (
        <div>
          <dt>{words.win}</dt>
          <dd>
            <Money amount={totals.win} />
          </dd>
        </div>
      )}
      {totals.refunded ? (
        <div>
          <dt>{words.refunded}</dt>
          <dd>
            <Money amount={totals.refunded} />
          </dd>
        </div>
      ) : null}
      <div className={styles.count}>
        <dt className="visually-hidden">{words.title}</dt>
        <dd>{fill(words.shown, { count })}</dd>
      </div>
    </dl>
  );
}
