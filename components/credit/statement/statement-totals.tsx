import type { ReactNode } from "react";
import { Money } from "@/components/ui/money";
import type { StatementPage } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { fill } from "@/lib/i18n/fill";
import styles from "./statement-totals.module.css";
import type { StatementWords } from "./statement-words";

interface StatementTotalsProps {
  words: StatementWords["totals"];
  /** Totals of the whole selection, not only of the rows read so far. */
  totals: NonNullable<StatementPage["totals"]>;
  /** Deposits listed above the movements whose money has not come: the count leaves them out. */
  waiting: number;
  /** Actions for the whole selection. */
  children: ReactNode;
}

/** Money in and money out over everything that the filters select. */
export function StatementTotals({ words, totals, waiting, children }: StatementTotalsProps) {
  return (
    <section className={styles.card} aria-label={words.title}>
      <dl className={styles.totals}>
        <div>
          <dt>{words.in}</dt>
          <dd>
            <Money amount={totals.in} isSigned />
          </dd>
        </div>
        <div>
          <dt>{words.out}</dt>
          <dd>
            <Money amount={satang(-totals.out)} />
          </dd>
        </div>
      </dl>
      <div className={styles.foot}>
        <p>
          {fill(words.count, { count: totals.count.toLocaleString("en") })}
          {waiting > 0 ? ` · ${fill(words.waiting, { count: waiting })}` : null}
        </p>
        {children}
      </div>
    </section>
  );
}
