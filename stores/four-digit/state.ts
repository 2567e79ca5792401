/** The state of one round's store of sets, and the actions of the files that make it. */
import type { Round } from "@/lib/contract/rounds";
import type { ImportedSets } from "@/lib/domain/four-digit/import-sets";
import type { SetAdded, SetRow } from "@/lib/domain/four-digit/slip";
import type { SetTerms } from "@/lib/domain/four-digit/terms";
import type { RoundPhase } from "@/lib/domain/rounds/phase";
import type { StoreDeps } from "../_core/registry";
import type { Freshness } from "../slip/keep-fresh";
import type { SenderActions, Submission } from "../slip/submission";
import type { SetStorage } from "./storage";

/** What the server knew when the page was rendered. `owner` is a hash of the member's uuid. */
export interface SetOpening {
  owner: string;
  round: Round;
  terms: SetTerms;
}

/** The effect of the last key; `at` distinguishes two equal ones. */
interface SetKeyFeedback {
  /** once-more: the number stands already, and another Enter goes on to the check; unfinished: digits are missing */
  what: SetAdded | "once-more" | "unfinished";
  number: string;
  at: number;
}

/** Sets of an old slip, validated by what is left in this round. None is dropped without saying so. */
interface SetImportPreview extends ImportedSets {
  old: readonly SetRow[];
  poyNo: number;
}

/** One round of sets: what is typed, which numbers are picked in how many sets, the outcome of the submission. */
export interface SetSlip extends SenderActions, Freshness, SetImportActions {
  round: Round;
  phase: RoundPhase;
  terms: SetTerms;
  typed: string;
  rows: readonly SetRow[];
  happened: SetKeyFeedback | null;
  sending: Submission;
  /** Sets of an import that the member has to confirm. */
  offered: SetImportPreview | null;
  /** The member has finished this round and moves to the next one as soon as the page knows it. */
  isLeft: boolean;
  /** A key of the keypad or keyboard: 0–9, Backspace, Delete. The fourth digit adds the number. */
  press: (key: string) => void;
  /**
   * Enter of a keyboard: ends a number that its fourth digit has just added, says how many digits are missing of
   * another, and opens the confirm sheet where nothing is typed.
   */
  enter: () => void;
  /** Adds one set of a random number among those that are left. */
  random: () => void;
  /** A count that cannot be bought stays until it is changed, and prevents the submission. */
  setCount: (number: string, sets: number) => void;
  remove: (number: string) => void;
  clear: () => void;
  /** Brings every row to what can be bought of its number. */
  fit: () => void;
  /** Restores the stored draft; once, after the first render. */
  restore: () => void;
  leave: () => void;
}

export interface SetImportActions {
  /** Fetches an old slip of the member and offers its sets, unless it is aborted. Throws the call's Fault. */
  pullPoy: (poyId: string, signal?: AbortSignal) => Promise<void>;
  /** Adds them to the slip or replaces its rows. Only this changes the slip. */
  acceptImport: (way: "add" | "replace") => void;
  /** Cancels the import; the slip stays unchanged. */
  dismissImport: () => void;
}

/** Shared by the parts of the store. */
export interface SetSlipParts {
  needs: StoreDeps;
  storage: SetStorage;
  set: (change: Partial<SetSlip>) => void;
  get: () => SetSlip;
}
