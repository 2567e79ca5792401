/**
 * Random days of deposits: members' requests, the bank's feed, staff's decisions. Few amounts and accounts, so
 * that they collide.
 */
import fc from "fast-check";

export type Act =
  | { kind: "ask"; owner: number; account: number; amount: number }
  | { kind: "wait"; minutes: number }
  | { kind: "cancel" | "claim" | "reject"; request: number }
  /**
   * A row near a request: off by satang, on this or the other account, booked this many minutes after the
   * request.
   */
  | { kind: "row"; request: number; off: number; elsewhere: boolean; minutes: number }
  | { kind: "stray"; account: number; amount: number; minutes: number }
  | { kind: "repeat"; row: number }
  | { kind: "resolve"; row: number; request: number }
  | { kind: "dismiss"; row: number };

const pick = fc.nat({ max: 7 });
const account = fc.nat({ max: 1 });
const owner = fc.nat({ max: 3 });
/** Baht, within a range of the run's own. */
const amount = fc.nat({ max: 2 });
const mostly = <T>(often: T, ...seldom: T[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(often) },
    { weight: 2, arbitrary: fc.constantFrom(often, ...seldom) },
  );

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("ask" as const), owner, account, amount }) },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant("row" as const),
      request: pick,
      off: mostly(0, 0, 1, -1, 50),
      elsewhere: mostly(false, true),
      minutes: mostly(1, 0, 14, 15, 16, -1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("stray" as const),
      account,
      amount: fc.nat({ max: 300 }),
      minutes: fc.integer({ min: -20, max: 20 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), minutes: fc.constantFrom(1, 5, 16) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("cancel" as const), request: pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("claim" as const), request: pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("reject" as const), request: pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("repeat" as const), row: pick }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("resolve" as const), row: pick, request: pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("dismiss" as const), row: pick }) },
);

export const acts = (most: number): fc.Arbitrary<Act[]> =>
  fc.array(act, { minLength: Math.ceil(most / 4), maxLength: most, size: "max" });

/** The item at this index modulo the length; nothing where there is none yet. */
export const at = <T>(list: readonly T[], index: number): T | undefined =>
  list[index % Math.max(1, list.length)];
