import type { Bound } from "../../kernel/sliding-window";
import { type Satang, satang } from "../money/money";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/time";

/**
 * Deposits: the states of a request, and the exact amount it reserves. A member transfers a whole amount plus a
 * few satang that no other live request has, so that the bank row alone identifies the request.
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
  // Only a reported transfer is rejected while it waits; only coins that the chain never confirmed go from
  // waiting to unmatched.
  waiting: ["credited", "expired", "cancelled", "rejected", "unmatched"],
  // Money that came too late waits for staff. The member may claim it, as well as an inexact transfer.
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
/** How long a slot stays reserved after the expiry before it is reused. */
export const SLOT_RESERVED_MS = DAY_MS;
export const FIRST_SLOT = 1;
export const LAST_SLOT = 99;

/** Requests for an exact amount that one member may make (decision 47); cancelled ones count. */
export const requestBounds: readonly Bound[] = [
  { most: 6, withinMs: HOUR_MS },
  { most: 20, withinMs: DAY_MS },
];
/** Exact amounts per account and amount; an alert is raised when fewer than this share of them is free. */
const SLOTS = LAST_SLOT - FIRST_SLOT + 1;
const SCARCE_BELOW = 0.2;

export const isScarce = (taken: number): boolean => SLOTS - taken < SLOTS * SCARCE_BELOW;

/** The lowest slot (1–99) not taken for this account and amount; null when all are: another amount is needed. */
export function lowestFreeSlot(taken: Iterable<number>): number | null {
  const used = new Set(taken);
  for (let slot = FIRST_SLOT; slot <= LAST_SLOT; slot += 1) if (!used.has(slot)) return slot;
  return null;
}

/** A request whose exact amount is still reserved: its owner, its state, and the slot (or a coin's units). */
export interface TakenSlot<Owner> {
  readonly slot: number;
  readonly owner: Owner;
  readonly state: DepositState;
}

/** No money came for these and none is claimed: their exact amount is reserved for late transfers only. */
const reservedStates: ReadonlySet<DepositState> = new Set(["cancelled", "expired"]);

/**
 * The lowest exact amount that is reserved behind the member's own earlier requests; it may be reused for the
 * same member, so that asking and cancelling never takes more than one slot of an amount. Null where there is
 * none.
 */
export function ownReservedSlot<Owner>(taken: readonly TakenSlot<Owner>[], owner: Owner): number | null {
  const held = new Set(
    taken.flatMap((one) => (one.owner === owner && reservedStates.has(one.state) ? [] : [one.slot])),
  );
  const own = taken.flatMap(({ slot }) => (held.has(slot) ? [] : [slot]));
  return own.length > 0 ? Math.min(...own) : null;
}

/** What to transfer (satang): the amount, with the slot as its satang. */
export function prepareTotal(amount: Satang, slot: number): Satang {
  if (amount <= 0 || amount % 100 !== 0) throw new RangeError(`not whole baht: ${amount} satang`);
  if (!Number.isInteger(slot) || slot < FIRST_SLOT || slot > LAST_SLOT) {
    throw new RangeError(`not a slot: ${slot}`);
  }
  return satang(amount + slot);
}

/** When the slot of a request that ended at `expiresAtMs` may be reused, epoch ms. */
export function slotFreeAtMs(expiresAtMs: number): number {
  return expiresAtMs + SLOT_RESERVED_MS;
}
