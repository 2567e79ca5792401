import { type Attempt, isAttempt } from "../_core/attempt";
import { drop, keep, readKept } from "../_core/browser-storage";

/** Where a try waits while the page is away. */
export interface AttemptStorage {
  /** This tab's try. */
  loadAttempt(): Attempt | null;
  keepAttempt(attempt: Attempt): void;
  forgetAttempt(): void;
  /** The try whose answer is still out, in whichever tab it was sent. */
  loadSent(): Attempt | null;
  markSent(attempt: Attempt): void;
  unmarkSent(): void;
  /** Nothing of the slip is left. */
  forget(): void;
}

/** What a member has not sent yet, as it waits while the page is away. */
export interface KeptDraft {
  /** Set from the moment of sending until a definite answer. A new tab must ask first, too. */
  sent?: Attempt;
}

export interface DraftStorage<Draft extends KeptDraft> extends AttemptStorage {
  load(): Draft | null;
  keep(draft: Draft): void;
  /** Calls back when another tab changes this draft; returns the way to stop. */
  onOtherTab(changed: () => void): () => void;
}

interface Places<Draft> {
  /** Where the draft waits, seen by every tab. */
  draftKey: string;
  /** Where this tab's try waits. */
  attemptKey: string;
  fits: (value: unknown) => value is Draft;
}

/** One draft and its try. Blocked storage behaves as empty. */
export function draftStorage<Draft extends KeptDraft>(places: Places<Draft>): DraftStorage<Draft> {
  const { draftKey, attemptKey, fits } = places;
  const load = () => readKept("localStorage", draftKey, fits);
  const mark = (sent: Attempt | undefined) => {
    const kept = load();
    if (kept && kept.sent !== sent) keep("localStorage", draftKey, { ...kept, sent });
  };
  return {
    load,
    keep: (draft) => keep("localStorage", draftKey, draft),
    forget: () => drop("localStorage", draftKey),
    loadAttempt: () => readKept("sessionStorage", attemptKey, isAttempt),
    keepAttempt: (attempt) => keep("sessionStorage", attemptKey, attempt),
    forgetAttempt: () => drop("sessionStorage", attemptKey),
    loadSent: () => load()?.sent ?? null,
    markSent: mark,
    unmarkSent: () => mark(undefined),
    onOtherTab(changed) {
      const heard = (event: StorageEvent) => {
        if (event.key === draftKey) changed();
      };
      window.addEventListener("storage", heard);
      return () => window.removeEventListener("storage", heard);
    },
  };
}
