"use client";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { useRowKeys } from "@/components/ui/hooks/use-row-keys";
import { SortHead, SortHeads, type SortOrder } from "@/components/ui/lists/sort-heads";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import { Skeleton } from "@/components/ui/notices/skeleton";
import type { PoyPage, PoyRow } from "@/lib/contract/poys";
import { roundName } from "@/lib/domain/rounds/names";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPoys, usePoys } from "@/stores/poys";
import { type PoySelection, selectionKey } from "@/stores/poys/selection";
import { netOf, type ShownStatus, shownStatus, slipOutcomeOf } from "../detail/outcome";
import type { PoyNames, PoyWords } from "../poy-words";
import { PoyCard } from "./poy-card";
import styles from "./poy-list.module.css";
import { PoyTotals } from "./poy-totals";
import slipHeads from "./slip-heads.module.css";

/** From this card on the browser skips rendering off-screen cards. */
const longFrom = 100;

const sortKeys = ["no", "market", "stake", "net", "state"] as const;
type SortKey = (typeof sortKeys)[number];

type SlipSort = SortOrder<SortKey>;

/** Newest first, as the upstream lists them. */
const newestFirst: SlipSort = { by: "no", isRising: false };

/** A skipped card has to be as tall as a rendered one, or scroll restoration would miss its place. */
function keepHeights(list: HTMLUListElement | null) {
  const height = list?.firstElementChild?.getBoundingClientRect().height;
  if (height) list?.style.setProperty("--card-height", `${height}px`);
}

interface PoyListProps {
  selection: PoySelection;
  first: PoyPage;
  words: Pick<PoyWords, "card" | "status" | "cancel" | "acts" | "list" | "totals" | "empty">;
  names: PoyNames["markets"];
  options: PoyNames["options"];
  isCurrent: boolean;
  /** The settled slips of the same lottery. */
  settledHref: string;
}

/** Slips, a page at a time while scrolling; the pages stay in the store, so that going back restores the place. */
export function PoyList({ selection, first, words, names, options, isCurrent, settledHref }: PoyListProps) {
  const store = useStoreInstance(createPoys);
  const kept = usePoys((poys) => poys.lists[selectionKey(selection)]);
  const list = kept ?? { ...first, state: "ready" as const };
  const end = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useRowKeys(frame);
  const [sort, setSort] = useState(newestFirst);
  const nameOf = useCallback((poy: PoyRow) => roundName(names, { ...poy, name: poy.roundName }), [names]);
  const isSorted = sort.by !== newestFirst.by || sort.isRising;
  const shown = useMemo(() => {
    const held = list.items.filter((slip) => isOf(selection, slip));
    return isSorted ? sortSlips(held, sort, nameOf) : held;
  }, [list.items, selection, sort, nameOf, isSorted]);

  useEffect(() => {
    const isReturn = selectionKey(selection) in store.getState().lists;
    store.getState().open(selection, first);
    // A restored page shows its old state; slips may have been settled meanwhile.
    if (isReturn) void store.getState().refresh(selection);
  }, [store, selection, first]);
  useEffect(() => {
    const refresh = (changed?: string | null) => void store.getState().refresh(selection, changed);
    const onFocus = () => document.visibilityState === "visible" && refresh();
    document.addEventListener("visibilitychange", onFocus);
    const stop = store.getState().listen(refresh);
    return () => {
      document.removeEventListener("visibilitychange", onFocus);
      stop();
    };
  }, [store, selection]);
  // After a failure a button loads the page: an observer would retry without end. In another order than the
  // upstream's, more slips would appear anywhere in the list, so there the button loads them, too.
  const canGoOn = list.nextCursor !== null && list.state === "ready" && !isSorted;
  useEffect(() => {
    if (!canGoOn || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void store.getState().more(selection);
      },
      { rootMargin: "600px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [store, selection, canGoOn]);

  if (!shown.length && !list.nextCursor)
    return (
      <PoyEmpty
        words={words.empty}
        isCurrent={isCurrent}
        isNarrowed={isNarrowed(selection)}
        settledHref={settledHref}
      />
    );
  return (
    <>
      {/* Totals of more slips than are meant would be another sum. */}
      {list.items.every((slip) => isOf(selection, slip)) ? (
        <PoyTotals
          words={words.totals}
          totals={list.totals}
          count={list.items.length}
          isWaiting={isCurrent}
        />
      ) : null}
      <div ref={frame} className={styles.frame}>
        <SlipHeads sort={sort} words={words} onSort={setSort} />
        <ul
          ref={keepHeights}
          className={list.items.length > longFrom ? `${styles.list} ${styles.long}` : styles.list}
          aria-label={words.list.label}
          aria-busy={list.state === "loading"}
        >
          {shown.map((poy) => (
            <li key={poy.poyId}>
              <PoyCard
                poy={poy}
                words={words}
                options={options}
                cancelsLeft={first.cancelsLeft}
                serverTime={first.serverTime}
                name={nameOf(poy)}
              />
            </li>
          ))}
        </ul>
      </div>
      <div ref={end} className={styles.end}>
        {list.state === "failed" ? (
          <ErrorState title={words.list.failed} text={words.list.failedHint}>
            <Button look="quiet" onClick={() => void store.getState().more(selection)}>
              {words.list.retry}
            </Button>
          </ErrorState>
        ) : list.state === "loading" ? (
          <>
            <span className="visually-hidden" role="status">
              {words.list.loading}
            </span>
            <Skeleton height={96} />
          </>
        ) : list.nextCursor ? (
          <Button look="quiet" onClick={() => void store.getState().more(selection)}>
            {words.list.loadMore}
          </Button>
        ) : (
          <p>{words.list.end}</p>
        )}
        <p className={styles.hint}>{words.list.keys}</p>
      </div>
    </>
  );
}

/** No slips: where none waits, how to make one and the way to settled ones; where none is settled, where to look. */
function PoyEmpty({
  words,
  isCurrent,
  isNarrowed,
  settledHref,
}: {
  words: PoyWords["empty"];
  isCurrent: boolean;
  /** A lottery or days are chosen: elsewhere there may be slips. */
  isNarrowed: boolean;
  settledHref: string;
}) {
  if (!isCurrent && isNarrowed)
    return <EmptyState icon="calendar" title={words.earlier} text={words.earlierHint} />;
  if (!isCurrent) return <EmptyState icon="slip" title={words.noneSettled} text={words.noneSettledHint} />;
  return (
    <EmptyState icon="slip" title={words.current}>
      <ol className={styles.steps}>
        {[words.step1, words.step2, words.step3].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ButtonLink href="/lotto" size="large">
        {words.go}
      </ButtonLink>
      <ButtonLink href={settledHref} look="quiet">
        {words.settled}
      </ButtonLink>
    </EmptyState>
  );
}

interface SlipHeadsProps {
  sort: SlipSort;
  words: Pick<PoyWords, "card" | "list">;
  onSort: (sort: SlipSort) => void;
}

/** The heads of the list's columns on a wide screen, each a button that sorts by it; the numbers have no order. */
function SlipHeads({ sort, words: { card, list }, onSort }: SlipHeadsProps) {
  const head = (by: SortKey, word: string, className?: string) => (
    <SortHead by={by} sort={sort} onSort={() => onSort(nextSort(sort, by))} className={className}>
      {word}
    </SortHead>
  );
  return (
    <SortHeads label={list.sortBy} className={slipHeads.heads}>
      {head("no", list.slip)}
      <span className={slipHeads.market}>
        {head("market", list.market)}
        <span>· {list.numbers}</span>
      </span>
      {head("stake", card.stake, slipHeads.sum)}
      {head("net", card.net, slipHeads.sum)}
      {head("state", list.state, slipHeads.state)}
    </SortHeads>
  );
}

/** An upstream may know neither of these two and answer with other slips as well. */
const isOf = ({ isSettled, outcome }: PoySelection, slip: PoyRow) =>
  !(isSettled && slip.status === "accepted") && (!outcome || slipOutcomeOf(slip) === outcome);

const isNarrowed = ({ betGroup, betType, outcome, startedDate, endedDate }: PoySelection) =>
  [betGroup, betType, outcome, startedDate, endedDate].some((part) => part !== undefined);

/** The order after a press on a column: amounts and numbers begin with the largest, names with A. */
function nextSort(sort: SlipSort, by: SortKey): SlipSort {
  return sort.by === by
    ? { by, isRising: !sort.isRising }
    : { by, isRising: by === "market" || by === "state" };
}

const stateOrder: readonly ShownStatus[] = [
  "won",
  "even",
  "less",
  "checking",
  "accepted",
  "lost",
  "refunded",
  "cancelled",
];

/** A sorted copy; slips that are equal in the column, and those without a net yet, stay newest first. */
function sortSlips(
  slips: readonly PoyRow[],
  { by, isRising }: SlipSort,
  nameOf: (slip: PoyRow) => string,
): readonly PoyRow[] {
  const compare: Record<SortKey, (a: PoyRow, b: PoyRow) => number> = {
    no: (a, b) => a.poyNo - b.poyNo,
    market: (a, b) => nameOf(a).localeCompare(nameOf(b)),
    stake: (a, b) => a.total - b.total,
    net: (a, b) => (netOf(a) ?? 0) - (netOf(b) ?? 0),
    state: (a, b) => stateOrder.indexOf(shownStatus(a)) - stateOrder.indexOf(shownStatus(b)),
  };
  const way = isRising ? 1 : -1;
  return slips.toSorted((a, b) => way * compare[by](a, b) || b.poyNo - a.poyNo);
}
