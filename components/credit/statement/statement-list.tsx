"use client";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/controls/button";
import { useRowKeys } from "@/components/ui/hooks/use-row-keys";
import { SortHead, SortHeads, type SortOrder } from "@/components/ui/lists/sort-heads";
import { VirtualList } from "@/components/ui/lists/virtual-list";
import { ErrorState } from "@/components/ui/notices/error-state";
import { Skeleton } from "@/components/ui/notices/skeleton";
import type { StatementSelection, TransactionRow } from "@/lib/contract/transactions";
import {
  addDays,
  bangkokDate,
  displayDate,
  displayTime,
  epochMs,
  lotteryDay,
  lotteryDayBegins,
} from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { transactionWord } from "@/lib/i18n/transaction-word";
import { useStoreInstance } from "@/stores/_core/registry";
import { createStatements } from "@/stores/statements";
import type { StatementList as List } from "@/stores/statements/lists";
import { inTimeOrder } from "./in-time-order";
import statementHeads from "./statement-heads.module.css";
import styles from "./statement-list.module.css";
import { StatementRow } from "./statement-row";
import type { RowWords, StatementWords } from "./statement-words";

const ROW_PX = 92;

interface StatementListProps {
  selection: StatementSelection;
  list: List;
  words: Pick<StatementWords, "list" | "csv">;
  rowWords: RowWords;
  /** The current lottery day, `YYYY-MM-DD`. */
  today: string;
}

type RowKey = "time" | "type" | "amount";

type RowSort = SortOrder<RowKey>;

/** Only in this order the rows stand under their days. */
const newestRows: RowSort = { by: "time", isRising: false };

/** Movements by day with endless scrolling; going back restores the place. */
export function StatementList({ selection, list, words, rowWords, today }: StatementListProps) {
  const [sort, setSort] = useState(newestRows);
  const areByDay = isByDay(sort);
  const rows = useMemo(
    () =>
      areByDay
        ? inTimeOrder(list.rows)
        : sortRows(list.rows, sort, (row) => transactionWord(row, rowWords.types)),
    [list.rows, sort, areByDay, rowWords],
  );
  const frame = useRef<HTMLDivElement>(null);
  useRowKeys(frame);
  const store = useStoreInstance(createStatements);
  const kept = useMemo(() => store.getState().heightsOf(selection), [store, selection]);
  return (
    <div ref={frame} data-screen="" className={styles.list} aria-busy={list.state === "loading"}>
      <StatementHeads sort={sort} words={words} onSort={setSort} />
      <VirtualList
        key={areByDay ? "days" : "sorted"}
        label={words.list.label}
        count={rows.length}
        rowPx={ROW_PX}
        kept={kept}
        keyAt={(at) => rows[at]?.id ?? at}
        render={(at) => {
          const row = rows[at];
          if (!row) return null;
          const day = dayOf(row);
          const above = rows[at - 1];
          const isFirst = areByDay && (!above || dayOf(above) !== day);
          return (
            <>
              {isFirst ? (
                <h2 className={styles.day}>
                  {dayName(day, today, words.list)}
                  {untilOf(row, day, words.list)}
                </h2>
              ) : null}
              <StatementRow row={row} words={rowWords} isDated={!areByDay} />
            </>
          );
        }}
      />
      <End selection={selection} list={list} words={words.list} isByHand={!areByDay} />
    </div>
  );
}

const dayOf = ({ createdAt }: TransactionRow) => lotteryDay(epochMs(createdAt));

function dayName(day: string, today: string, words: StatementWords["list"]): string {
  const date = displayDate(day);
  if (day === today) return `${words.today} ${date}`;
  return day === addDays(today, -1) ? `${words.yesterday} ${date}` : date;
}

/** A lottery day runs into the next calendar day: said where its newest row is dated so. */
function untilOf({ createdAt }: TransactionRow, day: string, words: StatementWords["list"]) {
  if (bangkokDate(epochMs(createdAt)) === day) return null;
  const time = displayTime(lotteryDayBegins(addDays(day, 1)));
  return <span className={styles.until}> {fill(words.until, { time })}</span>;
}

interface EndProps extends Pick<StatementListProps, "selection" | "list"> {
  words: StatementWords["list"];
  /** In another order than by day more rows would appear anywhere in the list: a button loads them. */
  isByHand: boolean;
}

/** The end of the list: loads more when it is near, and says when that failed or when there is no more. */
function End({ selection, list, words, isByHand }: EndProps) {
  const store = useStoreInstance(createStatements);
  const foot = useRef<HTMLDivElement>(null);
  const more = () => void store.getState().more(selection);
  // After a failure a button loads the page: an observer would retry without end.
  const canGoOn = list.nextCursor !== null && list.state === "ready" && !isByHand;
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
      <p className={styles.hint}>{words.keys}</p>
    </div>
  );
}

interface StatementHeadsProps {
  sort: RowSort;
  words: Pick<StatementWords, "list" | "csv">;
  onSort: (sort: RowSort) => void;
}

/** The heads of the statement's columns on a wide screen; time, movement and amount sort the rows. */
function StatementHeads({ sort, words: { list, csv }, onSort }: StatementHeadsProps) {
  const head = (by: RowKey, word: string) => (
    <SortHead
      by={by}
      sort={sort}
      onSort={() => onSort(nextRowSort(sort, by))}
      className={by === "amount" ? statementHeads.sum : undefined}
    >
      {word}
    </SortHead>
  );
  return (
    <SortHeads label={list.sortBy} className={statementHeads.heads}>
      <span className={statementHeads.type}>{head("type", csv.type)}</span>
      <span>{csv.detail}</span>
      {head("time", csv.time)}
      {head("amount", csv.amount)}
      <span className={statementHeads.sum}>{csv.balance}</span>
    </SortHeads>
  );
}

const isByDay = ({ by, isRising }: RowSort): boolean => by === newestRows.by && !isRising;

/** The order after a press on a column: times and amounts begin with the largest, words with A. */
function nextRowSort(sort: RowSort, by: RowKey): RowSort {
  return sort.by === by ? { by, isRising: !sort.isRising } : { by, isRising: by === "type" };
}

/** A sorted copy; rows that are equal in the column stay newest first. */
function sortRows(
  rows: readonly TransactionRow[],
  { by, isRising }: RowSort,
  wordOf: (row: TransactionRow) => string,
): readonly TransactionRow[] {
  const times = (a: TransactionRow, b: TransactionRow) => epochMs(a.createdAt) - epochMs(b.createdAt);
  const compare: Record<RowKey, (a: TransactionRow, b: TransactionRow) => number> = {
    time: times,
    type: (a, b) => wordOf(a).localeCompare(wordOf(b)),
    amount: (a, b) => (a.amount ?? 0) - (b.amount ?? 0),
  };
  const way = isRising ? 1 : -1;
  return rows.toSorted((a, b) => way * compare[by](a, b) || times(b, a));
}
