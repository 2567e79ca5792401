/** Markets with their daily schedule: the source of the public pages of rules and rates. */
import { z } from "zod";
import { setTierNames } from "@/lib/domain/four-digit/tiers";
import { endpoint } from "./endpoint";
import { marketKey, minMaxRow } from "./rounds";
import { baht, clockTime, date, text } from "./values";

const weekdays = z.array(z.number().int().min(0).max(6)).max(7).readonly();
/** A time of day in an IANA time zone. */
const zonedTime = z.object({ time: clockTime, zone: z.string().regex(/^[A-Za-z_+-]+(\/[A-Za-z0-9_+-]+)*$/) });
const whole = z.number().int().nonnegative();

/** When rounds open, close and have their result; times without a zone are Bangkok's. */
export const marketSchedule = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("draws"),
    daysOfMonth: z.array(z.number().int().min(1).max(31)).readonly(),
    /** Regular day → the day on which its draw is held instead, as its round says where there is one. */
    moves: z.record(date, date).readonly(),
    restMinutes: whole,
    close: clockTime,
    result: clockTime,
  }),
  z.object({
    kind: z.literal("exchange"),
    weekdays,
    open: clockTime,
    close: zonedTime,
    nextDay: z.boolean(),
    figure: zonedTime,
    result: zonedTime,
  }),
  z.object({
    kind: z.literal("sequence"),
    open: clockTime,
    rounds: whole,
    firstClose: clockTime,
    everyMinutes: whole,
    shotSeconds: whole,
    /** Without it the result depends on the shots alone, and the last shooter could choose it. */
    systemShot: z.boolean(),
  }),
  z.object({ kind: z.literal("set"), weekdays, close: clockTime, result: clockTime }),
]);

export const marketShape = z.object({
  betGroup: marketKey,
  betType: marketKey,
  betName: text(60, 1),
  name: text(120, 1),
  /** How the result is determined. */
  rule: z.enum(["gov", "set", "index", "shots", "draw4"]),
  schedule: marketSchedule,
  /** The round that closes next, with its times on Bangkok's clock: of this day, whatever moves or shortens it. */
  next: z
    .object({ dt: date, closeDt: date, closeTime: clockTime, resultDt: date, resultTime: clockTime })
    .optional(),
  /** A slip can be cancelled until so many minutes before the close; null: never. */
  cancelMinutes: whole.nullable(),
  /** Options with their rates and limits, in the slip's order; none for sets. */
  options: z.array(minMaxRow),
  sets: z
    .object({
      /** Of one set. */
      price: baht,
      /** Sets of one number in a round. */
      quota: whole,
      /** Of one set, highest first. */
      prizes: z.array(z.object({ tier: z.enum(setTierNames), prize: baht })),
    })
    .optional(),
});
export type MarketTerms = z.output<typeof marketShape>;

export const allMarkets = endpoint({
  service: "poy",
  method: "GET",
  path: "/markets.all",
  summary: "Every market with its times, rates, limits and the source of its result",
  access: "public",
  reply: z.array(marketShape),
});
