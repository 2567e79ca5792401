"use client";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { VirtualList } from "@/components/ui/lists/virtual-list";
import { Money, moneyText } from "@/components/ui/money";
import { EmptyState } from "@/components/ui/notices/empty-state";
import type { AfTransaction } from "@/lib/contract/affiliate";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { knownWord } from "@/lib/i18n/known-word";
import styles from "./affiliate-screen.module.css";
import type { AffiliateWords } from "./affiliate-words";

interface AfListProps {
  words: AffiliateWords["list"];
  /** Newest first; null where they could not be read. */
  rows: AfTransaction[] | null;
  /** The last request failed. */
  isStale: boolean;
  onRetry: () => void;
}

/** Movements of the affiliate money in the last thirty days. */
export function AfList({ words, rows, isStale, onRetry }: AfListProps) {
  return (
    <section className={styles.list} aria-labelledby="af-list-title">
      <h2 id="af-list-title">{words.title}</h2>
      {isStale || rows === null ? (
        <div role="alert" className={styles.stale}>
          <p>{words.stale}</p>
          <Button look="quiet" size="small" onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      ) : null}
      {rows?.length === 0 ? <EmptyState icon="gift" title={words.none} text={words.noneHint} /> : null}
      {rows?.length ? (
        <Card isFlush as="div">
          <VirtualList
            label={words.title}
            count={rows.length}
            keyAt={(at) => rows[at]?.id ?? at}
            rowPx={72}
            render={(at) => {
              const row = rows[at];
              return row ? <Row words={words} row={row} /> : null;
            }}
          />
        </Card>
      ) : null}
    </section>
  );
}

function Row({ words, row }: { words: AffiliateWords["list"]; row: AfTransaction }) {
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <span>{knownWord(words.types, row.transactionType)}</span>
        <span className={styles.small}>
          {row.from ? <span>{fill(words.from, { friend: row.from })}</span> : null}
          <time dateTime={row.createdAt}>{displayDateTime(row.createdAt)}</time>
        </span>
      </div>
      <div className={styles.much}>
        <strong>
          <Money amount={row.amount} isOutcome />
        </strong>
        {row.balance === undefined ? null : (
          <span className={styles.small}>{fill(words.balance, { amount: moneyText(row.balance) })}</span>
        )}
      </div>
    </div>
  );
}
