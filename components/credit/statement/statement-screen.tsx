"use client";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/controls/button";
import { usePrinting } from "@/components/ui/hooks/use-printing";
import { Money, moneyText } from "@/components/ui/money";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import type { StatementPage, StatementSelection, TransactionRow } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { displayDate, displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { transactionWord, waitOf } from "@/lib/i18n/transaction-word";
import { useStoreInstance } from "@/stores/_core/registry";
import { useCredit } from "@/stores/credit";
import { createStatements, useStatements } from "@/stores/statements";
import { listOf, statementKey } from "@/stores/statements/lists";
import { inTimeOrder } from "./in-time-order";
import { noteOf, referenceOf } from "./reference";
import { StatementActions } from "./statement-actions";
import { StatementList } from "./statement-list";
import styles from "./statement-screen.module.css";
import type { RowWords, StatementWords } from "./statement-words";

interface StatementScreenProps {
  selection: StatementSelection;
  /** First and last day as the filter names them, `YYYY-MM-DD`. */
  days: { from: string; to: string };
  /** What the server read; null when it failed. */
  first: StatementPage | null;
  words: Pick<StatementWords, "title" | "list" | "totals" | "empty" | "error" | "csv" | "paper">;
  rowWords: RowWords;
  /** The current day in Bangkok, `YYYY-MM-DD`. */
  today: string;
  /** The link of an empty list: a longer period, where there is one. */
  longer: { href: string; label: string } | undefined;
}

/** One tab of the statement over one period: totals, rows, export and print. */
export function StatementScreen(props: StatementScreenProps) {
  const { selection, days, first, words, rowWords, today, longer } = props;
  const list =
    useStatements((state) => state.lists[statementKey(selection)]) ?? (first ? listOf(first) : null);
  useFreshList(selection, first);
  if (!list) return <Unread selection={selection} words={words} />;
  if (list.rows.length === 0) {
    return (
      <EmptyState
        icon="calendar"
        title={words.empty.title}
        text={words.empty.text}
        {...(longer && { action: longer })}
      />
    );
  }
  return (
    <div className={styles.page}>
      {list.totals ? (
        <StatementTotals words={words.totals} totals={list.totals} waiting={waitingIn(list.rows)}>
          <StatementActions selection={selection} days={days} words={words} rowWords={rowWords} />
        </StatementTotals>
      ) : null}
      {list.isStale ? (
        <p role="status" className={styles.stale}>
          {words.list.stale}
        </p>
      ) : null}
      <StatementList selection={selection} list={list} words={words} rowWords={rowWords} today={today} />
      <StatementPaper days={days} rows={list.rows} words={words} rowWords={rowWords} />
    </div>
  );
}

const waitingIn = (rows: readonly TransactionRow[]) =>
  rows.filter(({ transactionType }) => transactionType === "PREDEPOSIT").length;

/**
 * Keeps the newest rows up to date: when money moves, a request changes, or the page becomes visible or is
 * restored.
 */
function useFreshList(selection: StatementSelection, first: StatementPage | null): void {
  const store = useStoreInstance(createStatements);
  const version = useCredit((credit) => credit.version);
  const cash = useCredit((credit) => credit.cash);
  const [atFirst] = useState({ version, cash });
  useEffect(() => {
    const isReturn = statementKey(selection) in store.getState().lists;
    if (first) store.getState().openList(selection, first);
    if (isReturn || !first) void store.getState().refresh(selection);
  }, [store, selection, first]);
  useEffect(() => {
    // An upstream without versions signals a movement by the amount alone.
    if (version !== atFirst.version || cash !== atFirst.cash) void store.getState().refresh(selection);
  }, [store, selection, version, cash, atFirst]);
  useEffect(() => {
    const refresh = () => void store.getState().refresh(selection);
    const onFocus = () => document.visibilityState === "visible" && refresh();
    document.addEventListener("visibilitychange", onFocus);
    const stop = store.getState().listen(refresh);
    return () => {
      document.removeEventListener("visibilitychange", onFocus);
      stop();
    };
  }, [store, selection]);
}

/** The statement could not be read, neither by the server nor by the browser. */
function Unread({ selection, words }: Pick<StatementScreenProps, "selection" | "words">) {
  const store = useStoreInstance(createStatements);
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await store.getState().refresh(selection);
    setBusy(false);
  };
  return (
    <ErrorState title={words.error.title} text={words.error.text}>
      <Button look="quiet" isBusy={isBusy} onClick={() => void retry()}>
        {words.list.retry}
      </Button>
    </ErrorState>
  );
}

interface StatementTotalsProps {
  words: StatementWords["totals"];
  /** Totals of the whole selection, not only of the rows read so far. */
  totals: NonNullable<StatementPage["totals"]>;
  /** Deposits among the movements whose money has not come: the count leaves them out. */
  waiting: number;
  /** Actions for the whole selection. */
  children: ReactNode;
}

/** Money in and out over everything that the filters select; stakes that came back are no income and stand apart. */
function StatementTotals({ words, totals, waiting, children }: StatementTotalsProps) {
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
        {totals.refunded ? (
          <div>
            <dt>{words.refunded}</dt>
            <dd>
              <Money amount={totals.refunded} isSigned />
            </dd>
          </div>
        ) : null}
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

interface StatementPaperProps {
  /** First and last day as the filter names them, `YYYY-MM-DD`. */
  days: { from: string; to: string };
  rows: readonly TransactionRow[];
  words: Pick<StatementWords, "title" | "csv" | "paper">;
  rowWords: RowWords;
}

/** Every row as a table, rendered only for printing: the list on the screen holds only the visible ones. */
function StatementPaper({ days, rows, words, rowWords }: StatementPaperProps) {
  if (!usePrinting()) return null;
  const period = { from: displayDate(days.from), to: displayDate(days.to) };
  const { time, type, detail, amount, balance } = words.csv;
  return (
    <table className={styles.paper}>
      <caption>
        {words.title} · {fill(words.paper.period, period)}
      </caption>
      <thead>
        <tr>
          {[time, type, detail, amount, balance].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inTimeOrder(rows).map((row) => (
          <PaperRow key={row.id} row={row} words={rowWords} />
        ))}
      </tbody>
    </table>
  );
}

function PaperRow({ row, words }: { row: TransactionRow; words: RowWords }) {
  const isWaiting = row.transactionType === "PREDEPOSIT";
  const facts = [
    referenceOf(row, words).text,
    noteOf(row, words),
    row.status && words.status[row.status],
    isWaiting && fill(words.row[waitOf(row)], { amount: moneyText(row.amount) }),
  ];
  return (
    <tr>
      <td>{displayDateTime(row.createdAt)}</td>
      <td>{transactionWord(row, words.types)}</td>
      <td>{facts.filter(Boolean).join(" · ")}</td>
      <td>{isWaiting ? "" : moneyText(row.amount, true)}</td>
      <td>{isWaiting ? "" : moneyText(row.balance)}</td>
    </tr>
  );
}
