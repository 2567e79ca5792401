/**
 * Messages of the push service, by event; money in baht on the wire. A page confirms a message by a call before
 * it relies on it.
 */
import { z } from "zod";
import type { PushEvent } from "./channels";
import { depositStatus } from "./deposits";
import { notificationRow } from "./notifications";
import { poyStatus } from "./poys";
import { roundStatus, roundTimes } from "./rounds";
import * as v from "./values";
import { drawFreeze, drawWork } from "./yings";

const eventShapes = {
  /** An external upstream may send `balance` alone; `version` orders messages. */
  "money-update": z.object({
    balance: v.baht,
    held: v.baht.optional(),
    version: z.number().int().nonnegative().optional(),
  }),
  "poy-update": z.object({ poyId: v.uuid, status: poyStatus }),
  /**
   * To a member: a round in which they have bet is settled. `lost`: how many of their slips have lost; those that won
   * have each sent a `poy-update`.
   */
  "round-settled": z.object({ betId: v.betId, lost: z.number().int().positive() }),
  "deposit-update": z.object({ id: v.rowId, status: depositStatus }),
  "withdraw-update": z.object({ id: v.rowId, status: v.text(40, 1) }),
  /** A new unread notification. */
  "notice-update": notificationRow.omit({ readAt: true }),
  /**
   * `reason`: an operator's text on a pause, a rescheduling or a void; absent when there is none.
   * `serverTime`: when this was the round's state; data read later includes it. An external upstream may omit
   * it.
   */
  "round-update": z.object({
    betId: v.betId,
    status: roundStatus,
    unixTimeStamp: roundTimes,
    reason: v.text(300).optional(),
    serverTime: v.isoTime.optional(),
  }),
  "rate-update": z.object({
    betId: v.betId,
    option: v.betOption,
    /** Absent: the option's default rate changed, and with it every number without a rate of its own. */
    number: v.lotteryNumber.optional(),
    multiply: v.multiplier,
  }),
  ying: z.object({
    betId: v.betId,
    seq: z.number().int().positive(),
    number: v.digits(5),
    ms: z.number().int().positive(),
    alias: v.text(40, 1),
    rowHash: v.text(64, 1),
  }),
  /** The list is frozen. Less than 1 kB, sent to every open page; `seal` is the seal's hash. */
  "ying-freeze": drawFreeze.extend({ betId: v.betId, seal: v.text(64, 64) }),
  "ying-work": drawWork.extend({ betId: v.betId }),
} satisfies Record<PushEvent, z.ZodType>;

/** The message of an event in domain values. */
export type EventOf<Name extends PushEvent> = z.output<(typeof eventShapes)[Name]>;

/** Domain values to the JSON text that is published. */
export const writeEvent = <Name extends PushEvent>(name: Name, message: EventOf<Name>): string =>
  JSON.stringify(z.encode<z.ZodType>(eventShapes[name], message));

/** Parses a received message (text or already parsed) to domain values; null when it is invalid. */
export function readEvent<Name extends PushEvent>(name: Name, data: unknown): EventOf<Name> | null {
  try {
    const shape: z.ZodType = eventShapes[name];
    const read = shape.safeParse(typeof data === "string" ? JSON.parse(data) : data);
    return read.success ? (read.data as EventOf<Name>) : null;
  } catch {
    return null;
  }
}
