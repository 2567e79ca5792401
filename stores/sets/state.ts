/** The shape of one round's room of sets: its state, and the actions of the files that make it. */
import type { Poy } from "@/lib/contract/poys";
import type { Round } from "@/lib/contract/rounds";
import type { RoundPhase } from "@/lib/domain/rounds/phase";
import type { SetAdded, SetRow } from "@/lib/domain/sets/slip";
import type { SetsTakenIn } from "@/lib/domain/sets/take-in";
import type { SetTerms } from "@/lib/domain/sets/terms";
import type { Needs } from "../_core/registry";
import type { Freshness } from "../slip/keep-fresh";
import type { Sender, Sending } from "../slip/submission";
import type { SetStorage } from "./storage";

/** What the server knew when the page was rendered. `owner` is a hash of the member's uuid. */
export interface SetOpening {
  owner: string;
  round: Round;
  terms: SetTerms;
}

/** What the last key did; `at` tells two equal ones apart. */
export interface SetHappened {
  what: SetAdded;
  number: string;
  at: number;
}

/** Sets of an old slip on offer, judged by what is left in this round. Nothing of them is dropped without being told. */
export interface SetsOffered extends SetsTakenIn {
  old: readonly SetRow[];
  poyNo: number;
}

/** One round of sets: what is typed, which numbers are taken in how many sets, what became of sending them. */
export interface SetRoom extends Omit<Sender, "confirm">, Freshness, SetTakeInActions {
  round: Round;
  phase: RoundPhase;
  terms: SetTerms;
  typed: string;
  rows: readonly SetRow[];
  happened: SetHappened | null;
  sending: Sending<Poy>;
  /** Sets of an old slip that the member is asked about. */
  offered: SetsOffered | null;
  /** The member is done with this round and goes on to the next one as soon as the page knows it. */
  isLeft: boolean;
  /** A key of the keypad or keyboard: 0–9, Backspace, Delete. The fourth digit takes the number. */
  press: (key: string) => void;
  /** One set of a number that chance picks, of those that are left. */
  random: () => void;
  setCount: (number: string, sets: number) => void;
  remove: (number: string) => void;
  clear: () => void;
  /** Brings every row down to what is left of its number. */
  fit: () => void;
  /** Reads what was kept; once, after the first render. */
  restore: () => void;
  /** Opens the confirm sheet and makes the key; refuses while something stands in the way. */
  confirm: () => void;
  /** Leaves the success sheet or the note of a refusal. */
  dismiss: () => void;
  leave: () => void;
}

export interface SetTakeInActions {
  /** Fetches an old slip of the member and offers its sets, unless it is called off. Throws the call's Fault. */
  pullPoy: (poyId: string, signal?: AbortSignal) => Promise<void>;
  /** Puts them on the slip, beside what is there or in its place. The slip changes with this alone. */
  takeIn: (way: "add" | "replace") => void;
  /** Leaves the slip as it is. */
  dropOffered: () => void;
}

/** What the parts of a room share. */
export interface SetRoomParts {
  needs: Needs;
  storage: SetStorage;
  set: (change: Partial<SetRoom>) => void;
  get: () => SetRoom;
}
