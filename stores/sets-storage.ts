import type { SetRow } from "@/lib/domain/sets/slip";
import { isSetNumber } from "@/lib/domain/sets/slip";
import { type Attempt, type AttemptStorage, drop, isAttempt, isObject, keep, readKept } from "./kept";

/**
 * Where rows of sets wait while the page is away: one place a member (`owner`: a hash of the uuid) and market,
 * so what was not sent in time stands ready for the market's next round.
 */
export interface KeptSets {
  rows: readonly SetRow[];
  /** Set from the moment of sending until a definite answer. A new tab must ask first, too. */
  sent?: Attempt;
}

export interface SetStorage extends AttemptStorage {
  load(): KeptSets | null;
  keep(sets: KeptSets): void;
  /** Calls back when another tab changes these rows; returns the way to stop. */
  onOtherTab(changed: () => void): () => void;
}

export function setStorage(owner: string, betType: string): SetStorage {
  const rowsKey = `sets:${owner}:${betType}`;
  const attemptKey = `sets-key:${owner}:${betType}`;
  const load = () => readKept("localStorage", rowsKey, isKeptSets);
  const mark = (sent: Attempt | undefined) => {
    const kept = load();
    if (kept && kept.sent !== sent) keep("localStorage", rowsKey, { ...kept, sent });
  };
  return {
    load,
    keep: (sets) => keep("localStorage", rowsKey, sets),
    forget: () => drop("localStorage", rowsKey),
    loadAttempt: () => readKept("sessionStorage", attemptKey, isAttempt),
    keepAttempt: (attempt) => keep("sessionStorage", attemptKey, attempt),
    forgetAttempt: () => drop("sessionStorage", attemptKey),
    loadSent: () => load()?.sent ?? null,
    markSent: mark,
    unmarkSent: () => mark(undefined),
    onOtherTab(changed) {
      const heard = (event: StorageEvent) => {
        if (event.key === rowsKey) changed();
      };
      window.addEventListener("storage", heard);
      return () => window.removeEventListener("storage", heard);
    },
  };
}

function isKeptSets(value: unknown): value is KeptSets {
  return (
    isObject(value) &&
    Array.isArray(value.rows) &&
    value.rows.every(isRow) &&
    (value.sent === undefined || isAttempt(value.sent))
  );
}

function isRow(value: unknown): value is SetRow {
  return (
    isObject(value) &&
    typeof value.number === "string" &&
    isSetNumber(value.number) &&
    Number.isInteger(value.sets) &&
    Number(value.sets) > 0
  );
}
