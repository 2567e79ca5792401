import type { PoyLine, SetPoyLine } from "@/lib/contract/poys";
import type { RoundResult } from "@/lib/contract/results";
import type { Person } from "../world/people";

/** A slip as its member's answer described it. */
export interface KeptSlip {
  member: Person;
  betId: string;
  poyId: string;
  total: number;
  lines: readonly PoyLine[];
  sets: readonly SetPoyLine[];
  isCancelled: boolean;
}

/** A shot by its receipt. */
export interface KeptShot {
  member: Person;
  seq: number;
  number: string;
  row: string;
  rowHash: string;
}

/** What the members of a simulated day know; at its end the upstream is compared with it. */
export interface Book {
  slips: KeptSlip[];
  shots: Map<string, KeptShot[]>;
  /** Commitments as they were published before the first shot, by round */
  commitments: Map<string, string>;
  /** Results as operators entered them, by round */
  entered: Map<string, RoundResult>;
  voided: Set<string>;
  /** How often each refusal was received */
  refusals: Map<string, number>;
  repeats: number;
  cancels: number;
}

export const newBook = (): Book => ({
  slips: [],
  shots: new Map(),
  commitments: new Map(),
  entered: new Map(),
  voided: new Set(),
  refusals: new Map(),
  repeats: 0,
  cancels: 0,
});

export function noteRefusal(book: Book, code: string): void {
  book.refusals.set(code, (book.refusals.get(code) ?? 0) + 1);
}
