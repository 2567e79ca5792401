import { type Attempt, isAttempt } from "../_core/attempt";
import { readStored, removeItem, saveItem } from "../_core/browser-storage";

/** The stored submission of this tab and of other tabs. */
export interface AttemptStorage {
  /** This tab's attempt. */
  loadAttempt(): Attempt | null;
  saveAttempt(attempt: Attempt): void;
  forgetAttempt(): void;
  /** The attempt whose answer is pending, in whichever tab it was sent. */
  loadSent(): Attempt | null;
  markSent(attempt: Attempt): void;
  unmarkSent(): void;
  /** The draft is empty. */
  forget(): void;
}

/** What a member has not submitted yet, as it is stored. */
export interface StoredDraft {
  /** Set from the submission until a definite answer. A new tab must ask for the outcome first, too. */
  sent?: Attempt;
}

export interface DraftStorage<Draft extends StoredDraft> extends AttemptStorage {
  load(): Draft | null;
  keep(draft: Draft): void;
  /** Calls back when another tab changes this draft; returns the function that stops it. */
  onOtherTab(changed: () => void): () => void;
}

interface Places<Draft> {
  /** The draft's localStorage key, shared by every tab. */
  draftKey: string;
  /** The sessionStorage key of this tab's attempt. */
  attemptKey: string;
  fits: (value: unknown) => value is Draft;
}

/** One draft and its attempt. Blocked storage behaves as empty. */
export function draftStorage<Draft extends StoredDraft>(places: Places<Draft>): DraftStorage<Draft> {
  const { draftKey, attemptKey, fits } = places;
  const load = () => readStored("localStorage", draftKey, fits);
  const mark = (sent: Attempt | undefined) => {
    const kept = load();
    if (kept && kept.sent !== sent) saveItem("localStorage", draftKey, { ...kept, sent });
  };
  return {
    load,
    keep: (draft) => saveItem("localStorage", draftKey, draft),
    forget: () => removeItem("localStorage", draftKey),
    loadAttempt: () => readStored("sessionStorage", attemptKey, isAttempt),
    saveAttempt: (attempt) => saveItem("sessionStorage", attemptKey, attempt),
    forgetAttempt: () => removeItem("sessionStorage", attemptKey),
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
