import { type Satang, satang } from "./money";
import type { Bound } from "./sliding-window";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "./time";

/**
 * Deposits: the states of a request, and the exact amount it reserves. A member transfers a whole amount plus
 * a few satang that nobody else has at the moment, so that a bank row alone tells whose money it is.
 */
export type DepositState =
  | "waiting"
  | "credited"
  | "expired"
  | "cancelled"
  | "unmatched"
  | "claimed"
  | "rejected";

const nextStates: Readonly<Record<DepositState, readonly DepositState[]>> = {
  // Only a report of a transfer already made is rejected while it waits, and only coins that the chain never
  // confirmed are unmatched out of waiting.
  waiting: ["credited", "expired", "cancelled", "rejected", "unmatched"],
  // Money that came too late waits for staff; the member may claim it, and what came inexactly, too.
  expired: ["credited", "unmatched", "claimed"],
  cancelled: ["credited", "unmatched", "claimed"],
  unmatched: ["claimed", "credited"],
  claimed: ["credited", "unmatched", "rejected"],
  credited: [],
  rejected: [],
};

export function canBecome(from: DepositState, to: DepositState): boolean {
  return nextStates[from].includes(to);
}

export const DEPOSIT_LIVE_MS = 15 * MINUTE_MS;
/** How long a slot rests behind an expiry before it is given out again. */
export const SLOT_REST_MS = DAY_MS;
export const FIRST_SLOT = 1;
export const LAST_SLOT = 99;

/** Requests for an exact amount that one member may make (decision 47); a cancelled one counts, too. */
export const requestBounds: readonly Bound[] = [
  { most: 6, withinMs: HOUR_MS },
  { most: 20, withinMs: DAY_MS },
];
/** Exact amounts of one account and amount; an alarm says when fewer than this share of them is free. */
export const SLOTS = LAST_SLOT - FIRST_SLOT + 1;
const SCARCE_BELOW = 0.2;

export const isScarce = (taken: number): boolean => SLOTS - taken < SLOTS * SCARCE_BELOW;

/** The lowest slot (1–99) not taken for this account and amount; null: the member should try another amount. */
export function lowestFreeSlot(taken: Iterable<number>): number | null {
  const used = new Set(taken);
  for (let slot = FIRST_SLOT; slot <= LAST_SLOT; slot += 1) if (!used.has(slot)) return slot;
  return null;
}

/** A request whose exact amount is taken still: its owner, how it stands, and the slot (or a coin's units). */
export interface TakenSlot<Owner> {
  readonly slot: number;
  readonly owner: Owner;
  readonly state: DepositState;
}

/** No money has come for these, and none is claimed: their exact amount rests for late transfers alone. */
const restsOnly: ReadonlySet<DepositState> = new Set(["cancelled", "expired"]);

/**
 * The lowest exact amount that rests behind the member's own earlier requests and may come back to them: nobody
 * can take more than one of an amount by asking and cancelling. Null where they have none.
 */
export function ownRestingSlot<Owner>(taken: readonly TakenSlot<Owner>[], owner: Owner): number | null {
  const held = new Set(
    taken.flatMap((one) => (one.owner === owner && restsOnly.has(one.state) ? [] : [one.slot])),
  );
  const own = taken.flatMap(({ slot }) => (held.has(slot) ? [] : [slot]));
  return own.length > 0 ? Math.min(...own) : null;
}

/** What to transfer, to the satang: the amount and the slot as its satang. */
export function prepareTotal(amount: Satang, slot: number): Satang {
  if (amount <= 0 || amount % 100 !== 0) throw new RangeError(`not whole baht: ${amount} satang`);
  if (!Number.isInteger(slot) || slot < FIRST_SLOT || slot > LAST_SLOT) {
    throw new RangeError(`not a slot: ${slot}`);
  }
  return satang(amount + slot);
}

/** When the slot of a request that is over at `expiresAtMs` may be given out again. */
export function slotFreeAtMs(expiresAtMs: number): number {
  return expiresAtMs + SLOT_REST_MS;
}
