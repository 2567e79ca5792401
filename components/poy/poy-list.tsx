"use client";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { PoyPage } from "@/lib/contract/poys";
import { roundName } from "@/lib/domain/rounds/names";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPoys, usePoys } from "@/stores/poys";
import { type PoySelection, selectionKey } from "@/stores/poys/selection";
import { PoyCard } from "./poy-card";
import { PoyEmpty } from "./poy-empty";
import styles from "./poy-list.module.css";
import { PoyTotals } from "./poy-totals";
import type { PoyNames, PoyWords } from "./poy-words";

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
  isCurrent: boolean;
}

/** Slips, a page at a time while scrolling; the pages stay in the store, so that going back restores the place. */
export function PoyList({ selection, first, words, names, isCurrent }: PoyListProps) {
  const store = useStoreInstance(createPoys);
  const kept = usePoys((poys) => poys.lists[selectionKey(selection)]);
  const list = kept ?? { ...first, state: "ready" as const };
  const end = useRef<HTMLDivElement>(null);

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
  // After a failure a button loads the page: an observer would retry without end.
  const canGoOn = list.nextCursor !== null && list.state === "ready";
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

  if (!list.items.length) return <PoyEmpty words={words.empty} isCurrent={isCurrent} />;
  return (
    <>
      <PoyTotals words={words.totals} totals={list.totals} count={list.items.length} />
      <ul
        ref={keepHeights}
        className={list.items.length > longFrom ? `${styles.list} ${styles.long}` : styles.list}
        aria-label={words.list.label}
        aria-busy={list.state === "loading"}
      >
        {list.items.map((poy) => (
          <li key={poy.poyId}>
            <PoyCard
              poy={poy}
              words={words}
              cancelsLeft={first.cancelsLeft}
              serverTime={first.serverTime}
              name={roundName(names, { ...poy, name: poy.roundName })}
            />
          </li>
        ))}
      </ul>
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
            <Skeleton height={166} />
          </>
        ) : list.nextCursor ? (
          <Button look="quiet" onClick={() => void store.getState().more(selection)}>
            {words.list.loadMore}
          </Button>
        ) : (
          <p>{words.list.end}</p>
        )}
      </div>
    </>
  );
}
