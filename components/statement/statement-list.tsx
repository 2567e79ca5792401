"use client";
import { useEffect, useMemo, useRef } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { VirtualList } from "@/components/ui/virtual-list";
import type { StatementSelection, TransactionRow } from "@/lib/contract/transactions";
import { addDays, displayDate, epochMs, lotteryDay } from "@/lib/domain/time";
import { useStoreInstance } from "@/stores/_core/registry";
import { createStatements } from "@/stores/statements";
import type { StatementList as List } from "@/stores/statements/lists";
import styles from "./statement-list.module.css";
import { StatementRow } from "./statement-row";
import type { RowWords, StatementWords } from "./statement-words";

const ROW_PX = 92;

interface StatementListProps {
  selection: StatementSelection;
  list: List;
  words: StatementWords["list"];
  rowWords: RowWords;
  /** The current lottery day, `YYYY-MM-DD`. */
  today: string;
}

/** Movements by day with endless scrolling; going back restores the place. */
export function StatementList({ selection, list, words, rowWords, today }: StatementListProps) {
  const { rows } = list;
  const store = useStoreInstance(createStatements);
  const kept = useMemo(() => store.getState().heightsOf(selection), [store, selection]);
  return (
    <div data-screen="" className={styles.list} aria-busy={list.state === "loading"}>
      <VirtualList
        label={words.label}
        count={rows.length}
        rowPx={ROW_PX}
        kept={kept}
        keyAt={(at) => rows[at]?.id ?? at}
        render={(at) => {
          const row = rows[at];
          if (!row) return null;
          const day = dayOf(row);
          const above = rows[at - 1];
          const isFirst = !above || dayOf(above) !== day;
          return (
            <>
              {isFirst ? <h2 className={styles.day}>{dayName(day, today, words)}</h2> : null}
              <StatementRow row={row} words={rowWords} />
            </>
          );
        }}
      />
      <End selection={selection} list={list} words={words} />
    </div>
  );
}

const dayOf = ({ createdAt }: TransactionRow) => lotteryDay(epochMs(createdAt));

function dayName(day: string, today: string, words: StatementWords["list"]): string {
  const date = displayDate(day);
  if (day === today) return `${words.today} ${date}`;
  return day === addDays(today, -1) ? `${words.yesterday} ${date}` : date;
}

/** The end of the list: loads more when it is near, and says when that failed or when there is no more. */
function End({ selection, list, words }: Pick<StatementListProps, "selection" | "list" | "words">) {
  const store = useStoreInstance(createStatements);
  const foot = useRef<HTMLDivElement>(null);
  const more = () => void store.getState().more(selection);
  // After a failure a button loads the page: an observer would retry without end.
  const canGoOn = list.nextCursor !== null && list.state === "ready";
  useEffect(() => {
    if (!canGoOn || !foot.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void store.getState().more(selection);
      },
      { rootMargin: "900px" },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [store, selection, canGoOn]);
  return (
    <div ref={foot} className={styles.end}>
      {list.state === "failed" ? (
        <ErrorState title={words.failed} text={words.failedHint}>
          <Button look="quiet" onClick={more}>
            {words.retry}
          </Button>
        </ErrorState>
      ) : list.state === "loading" ? (
        <>
          <span className="visually-hidden" role="status">
            {words.loading}
          </span>
          <Skeleton height={ROW_PX} />
        </>
      ) : list.nextCursor ? (
        <Button look="quiet" onClick={more}>
          {words.loadMore}
        </Button>
      ) : (
        <p>{words.end}</p>
      )}
    </div>
  );
}
