/**
 * Rate limit on refused input: a sender over the limit waits for the next minute before another body is read.
 * Signed-in members are also counted by themselves, so that others at the same address cannot block them.
 */
import { addressBlock } from "../../kernel/address-block";
import { MINUTE_MS } from "../time/time";
import { createFloodCap } from "./minute-counter";

/** Far more than the pages send, and few enough at 32 kB a body not to load a process. */
export const MAX_REFUSED_PER_MINUTE = 240;

export interface InputSender {
  address: string;
  /** The uuid of a verified token; null for a guest. */
  member: string | null;
}

export interface RefusedInput {
  /** Counts one refusal. */
  count(sender: InputSender, nowMs: number): void;
  /** True once the address is over the limit; a signed-in member at it may still be under theirs. */
  isSpent(address: string, nowMs: number): boolean;
  /** Whole seconds until the next body is read; 0: now. */
  waitSeconds(sender: InputSender, nowMs: number): number;
}

export function createRefusedInput(): RefusedInput {
  const cap = createFloodCap();
  const isSpent = (key: string, nowMs: number) => cap.countOf(key, nowMs) >= MAX_REFUSED_PER_MINUTE;
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
