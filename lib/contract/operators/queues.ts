/** The queues of what waits for staff, and claims by which one operator works on an item at a time. */
import { z } from "zod";
import { queueNames } from "@/lib/domain/operators/queues";
import { endpoint } from "../endpoint";
import * as v from "../values";

const call = { service: "general", method: "POST", access: "staff" } as const;
const count = z.number().int().nonnegative();

export const queueName = z.enum(queueNames);
/** An item of a queue by its id there; of `protection` the member's. */
const item = { queue: queueName, item: v.rowId };

export const queueState = z.object({
  queue: queueName,
  waiting: count,
  /** Of those waiting, how many somebody has claimed. */
  claimed: count,
  /** Since when the oldest waits; null where nothing does, and of `protection`, which knows no beginning. */
  oldestAt: v.isoTime.nullable(),
});
export type QueueState = z.output<typeof queueState>;

export const allQueues = endpoint({
  ...call,
  path: "/operators.queues.all",
  summary: "How many items wait in each queue, how many are claimed, and since when the oldest waits",
  mayBeAutomatic: true,
  reply: z.array(queueState),
});

/** Who works on an item. */
export const claimShape = z.object({
  uuid: v.uuid,
  userName: v.text(64, 1),
  since: v.isoTime,
  /** Until when nobody else can take it, unless it is renewed. */
  until: v.isoTime,
});
export type Claim = z.output<typeof claimShape>;

/** A queue's item with who works on it; null where nobody does. */
export const claimable = <Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) =>
  shape.extend({ claim: claimShape.nullable() });

export const takeClaim = endpoint({
  ...call,
  path: "/operators.claims.take",
  summary: "Claim an item of a queue for ten minutes, or renew one's own claim",
  body: z.object(item),
  mayBeAutomatic: true,
  reply: claimShape,
  faults: ["claimed-already"],
});

export const releaseClaim = endpoint({
  ...call,
  path: "/operators.claims.release",
  summary: "Give an item back to its queue; administrators release anybody's",
  body: z.object(item),
  reply: v.nothing,
  faults: ["claimed-already"],
});

export const protectedMember = claimable(
  z.object({
    uuid: v.uuid,
    userName: v.text(64, 1),
    selfExcludedUntil: v.isoTime.nullable(),
    timeOutUntil: v.isoTime.nullable(),
    /** Spendable money, and money held for a withdrawal. */
    cash: v.baht,
    held: v.baht,
  }),
);

export const allProtected = endpoint({
  ...call,
  path: "/operators.protection.all",
  summary:
    "Members who have excluded themselves or take a break, by name; `waiting`: those with money to return",
  body: z.object({ waiting: z.boolean().optional(), ...v.pageBody }),
  mayBeAutomatic: true,
  reply: v.pageOf(protectedMember),
});
