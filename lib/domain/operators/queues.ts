/** What waits for staff, how long one of them holds an item before others may take it, and which item is next. */
import { MINUTE_MS } from "../time/time";

/**
 * `tickets`: what members asked in writing. `protection`: members who have excluded themselves and still have money here, which staff return to them.
 */
export const queueNames = ["deposits", "feed-rows", "withdrawals", "banks", "tickets", "protection"] as const;
export type QueueName = (typeof queueNames)[number];

/** How long a claim lasts without being renewed, ms. */
export const CLAIM_MS = 10 * MINUTE_MS;

/** An item of a queue as far as the order of work is concerned. */
export interface QueueItem {
  readonly id: string;
  /** The operator who works on it; null where nobody does. */
  readonly claimedBy: string | null;
  /** Waits for a second operator's approval: there is nothing to decide on in its queue. */
  readonly isProposed: boolean;
}

/**
 * The item to open after another one has been dealt with: the first behind it that this operator can work on, and
 * behind the last one again from the oldest on. Null where no other is left.
 * @param items of the queue, oldest first
 * @param decided items that this operator decided on and that a list from before still holds
 */
export function nextItem(
  items: readonly QueueItem[],
  after: string,
  operator: string,
  decided: readonly string[] = [],
): string | null {
  const at = items.findIndex(({ id }) => id === after);
  const order = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
  const isFree = ({ id, claimedBy, isProposed }: QueueItem) =>
    !isProposed && !decided.includes(id) && (claimedBy === null || claimedBy === operator);
  return order.find(isFree)?.id ?? null;
}
