import type { Query, QueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";

/** Which of the page's questions something has made old. */
export type IsOld = (query: Query) => boolean;

export interface AskAgain {
  /** An act of this page is over: everything on it is asked anew. */
  afterAct(): void;
  /** Something changed: these are asked again soon where they are shown, others when they are next shown. */
  about(isOld: IsOld): void;
}

/**
 * A question is asked again because of messages at most once in this time, ms: one decision brings the message of its
 * act, those of the claims that end and begin, and counts that differ. With the answer's way it stays below the second
 * in which an item of a queue is to appear.
 */
const MOMENT_MS = 700;

/** After an act, ms: its dialog and its item close, and what they alone asked for is not asked again. */
const CLOSING_MS = 50;

/**
 * Asks again what has become old, so that nothing stays on a page that is older than an act or a message about it.
 * A request that begins after a message answers it. One that is under way then is heard to its end, since the page
 * waits for it, and followed by another; an act alone gives up what is under way. While an act of this page is on its
 * way no message has anything asked: everything is asked after it.
 */
export function createAskAgain(queries: QueryClient): AskAgain {
  /** Questions that no request has begun for since they became old. */
  const old = new Set<Query>();
  /** Questions whose request has begun and is not answered. */
  const asking = new Set<Query>();
  const askedAt = new WeakMap<Query, number>();
  let closingUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const askOld = () => {
    clearTimeout(timer);
    if (queries.isMutating() > 0) return;
    const now = Date.now();
    const due = new Set<Query>();
    let restMs = Number.POSITIVE_INFINITY;
    for (const query of old) {
      if (!query.isActive()) old.delete(query);
      // Its end asks here again.
      else if (query.state.fetchStatus === "idle") {
        const leftMs = Math.max(closingUntil, (askedAt.get(query) ?? 0) + MOMENT_MS) - now;
        if (leftMs <= 0) due.add(query);
        else restMs = Math.min(restMs, leftMs);
      }
    }
    if (due.size > 0) void queries.refetchQueries({ predicate: (query) => due.has(query) });
    if (restMs < Number.POSITIVE_INFINITY) timer = setTimeout(askOld, restMs);
  };

  queries.getQueryCache().subscribe((event) => {
    const { type, query } = event;
    if (type === "removed") old.delete(query);
    if (type !== "updated") return;
    const { action } = event;
    if (action.type === "fetch" && !action.meta?.fetchMore) {
      askedAt.set(query, Date.now());
      asking.add(query);
      old.delete(query);
    }
    // The next page of a list says nothing of the earlier ones, and ends the request for these.
    else if (action.type === "fetch" && asking.delete(query)) old.add(query);
    if (query.state.fetchStatus !== "idle") return;
    asking.delete(query);
    if (old.has(query)) askOld();
  });
  queries.getMutationCache().subscribe(({ type }) => {
    if (type === "updated" && old.size > 0) askOld();
  });

  const become = (isOld: IsOld) => {
    void queries.invalidateQueries({ predicate: isOld, refetchType: "none" });
    for (const query of queries.getQueryCache().findAll({ type: "active", predicate: isOld })) old.add(query);
  };
  return {
    afterAct() {
      closingUntil = Date.now() + CLOSING_MS;
      void queries.cancelQueries({ type: "active" });
      become(() => true);
      for (const query of old) askedAt.delete(query);
      askOld();
    },
    about(isOld) {
      become(isOld);
      askOld();
    },
  };
}

export const AskAgainContext = createContext<AskAgain | null>(null);

/** Asks this page's questions again. */
export function useAskAgain(): AskAgain {
  const askAgain = useContext(AskAgainContext);
  if (!askAgain) throw new Error("no ConsoleProvider");
  return askAgain;
}
