"use client";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/controls/button";
import { useRowKeys } from "@/components/ui/hooks/use-row-keys";
import { ErrorState } from "@/components/ui/notices/error-state";
import { Skeleton } from "@/components/ui/notices/skeleton";
import type { PoyPage, PoyRow } from "@/lib/contract/poys";
import { roundName } from "@/lib/domain/rounds/names";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPoys, usePoys } from "@/stores/poys";
import { type PoySelection, selectionKey } from "@/stores/poys/selection";
import type { PoyNames, PoyWords } from "../poy-words";
import { PoyCard } from "./poy-card";
import { PoyEmpty } from "./poy-empty";
import styles from "./poy-list.module.css";
import { PoyTotals } from "./poy-totals";
import { SlipHeads } from "./slip-heads";
import { newestFirst, sortSlips } from "./sort-slips";

/** From this card on the browser skips rendering off-screen cards. */
const longFrom = 100;

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
    const held = selection.isSettled ? list.items.filter(({ status }) => status !== "accepted") : list.items;
    return isSorted ? sortSlips(held, sort, nameOf) : held;
  }, [list.items, selection.isSettled, sort, nameOf, isSorted]);

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
      <PoyTotals words={words.totals} totals={list.totals} count={list.items.length} isWaiting={isCurrent} />
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

const isNarrowed = ({ betGroup, betType, startedDate, endedDate }: PoySelection) =>
  [betGroup, betType, startedDate, endedDate].some((part) => part !== undefined);
