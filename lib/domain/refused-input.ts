/**
 * Senders whose input is refused again and again wait for the next minute before another body of theirs is read.
 * Who is signed in is counted alone as well, so that strangers behind the same address keep nobody from betting.
 */
import { addressBlock } from "./address-block";
import { createFloodCap } from "./flood-cap";
import { MINUTE_MS } from "./time";

/** Far beyond what pages send, and at 32 kB a body too few to keep a process busy. */
export const MOST_REFUSED_A_MINUTE = 240;

export interface InputSender {
  address: string;
  /** The uuid of a verified token; null for a guest. */
  member: string | null;
}

export interface RefusedInput {
  /** Counts one refusal. */
  count(sender: InputSender, nowMs: number): void;
  /** True once nothing is left of the address; a member of it may still go on. */
  isSpent(address: string, nowMs: number): boolean;
  /** Whole seconds until more is read; 0: go on. */
  waitSeconds(sender: InputSender, nowMs: number): number;
}

export function createRefusedInput(): RefusedInput {
  const cap = createFloodCap();
  const isSpent = (key: string, nowMs: number) => cap.countOf(key, nowMs) >= MOST_REFUSED_A_MINUTE;
  return {
    count({ address, member }, nowMs) {
      cap.count(addressBlock(address), nowMs);
      if (member) cap.count(member, nowMs);
    },
    isSpent: (address, nowMs) => isSpent(addressBlock(address), nowMs),
    waitSeconds: ({ address, member }, nowMs) =>
      isSpent(member ?? addressBlock(address), nowMs)
        ? Math.ceil((MINUTE_MS - (nowMs % MINUTE_MS)) / 1000)
        : 0,
  };
}
