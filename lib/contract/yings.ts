/** Shots of yeekee and ping-pong rounds, and the proof of their draw. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import { threeDigitResult } from "./results";
import * as v from "./values";

const shot = v.digits(5);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

export const yingRow = z.object({
  seq: z.number().int().positive(),
  number: shot,
  ms: z.number().int().positive(),
  alias: v.text(40, 1),
  rowHash: hash,
  mine: z.boolean(),
});
export type YingRow = z.output<typeof yingRow>;

export const yingSummary = z.object({
  betId: v.betId,
  count: z.number().int().nonnegative(),
  sum: z.number().int().nonnegative(),
  /** Published when the round opens; null before. */
  commitment: hash.nullable(),
  shotsUntil: v.isoTime,
  serverTime: v.isoTime,
  /** How long the caller has to wait until his next shot; 0 for those who may shoot, and for guests. */
  waitMs: z.number().int().min(0).max(10_000),
  /** False: the pure formula, so that the last shooter can steer. */
  withSystemShot: z.boolean(),
  /** The drand chain whose randomness will enter the draw; null: none, the operator could collude. */
  beaconChain: hash.nullable(),
});
export type YingSummary = z.output<typeof yingSummary>;

const byRound = z.object({ betId: v.betId });

export const oneYingResult = endpoint({
  service: "poy",
  method: "POST",
  path: "/ying-results.one",
  summary: "How a round's shots made its result; null before",
  access: "public",
  body: byRound,
  reply: z
    .object({
      betId: v.betId,
      sum: z.number().int().nonnegative(),
      rank1: yingRow,
      rank16: yingRow,
      systemShot: shot.nullable(),
      value: z.string().regex(/^\d{5,20}$/),
      result: threeDigitResult,
      /** What rank 1 and 16 won the asking member here (YING_WIN); none for a guest. */
      prizes: z.array(z.object({ rank: z.union([z.literal(1), z.literal(16)]), amount: v.baht })).optional(),
    })
    .nullable(),
});

export const allYings = endpoint({
  service: "poy",
  method: "GET",
  path: "/yings",
  summary: "A round's shots, newest first",
  access: "public",
  query: z.object({ betId: v.betId, limit: v.queryNumber(1, 1_000).optional() }),
  reply: z.array(yingRow),
});

export const summaryOfYings = endpoint({
  service: "poy",
  method: "POST",
  path: "/yings.summary",
  summary: "Count and sum of a round's shots so far",
  access: "public",
  body: byRound,
  reply: yingSummary,
});

export const createYing = endpoint({
  service: "poy",
  method: "POST",
  path: "/yings.create",
  summary: "Shoot a number; answers the receipt",
  access: "member",
  idempotent: true,
  area: "lotto",
  body: z.object({ betId: v.betId, yingNumber: shot }),
  reply: z.object({ row: v.text(200, 1), rowHash: hash, seq: z.number().int().positive() }),
  faults: [
    "shot-too-soon",
    "shooting-closed",
    "round-not-open",
    "round-suspended",
    "round-void",
    "time-out-running",
    "self-excluded",
  ],
});

export const yingProof = endpoint({
  service: "poy",
  method: "GET",
  path: "/yings.proof",
  summary: "Everything needed to check a draw offline",
  access: "public",
  query: byRound,
  reply: z.object({
    betId: v.betId,
    commitment: hash,
    /** Null until the list is frozen and the beacon, where there is one, has come. */
    seed: hash.nullable(),
    listHash: hash.nullable(),
    beacon: z.string().regex(/^[0-9a-f]{0,128}$/),
    /** Round of the public chain that the beacon is, so that anyone can look it up there. */
    beaconRound: z.number().int().positive().nullable().optional(),
    /** The drand chain promised when the round opened; null: none, and so no beacon. */
    beaconChain: hash.nullable().optional(),
    /** What `beacon` is the SHA-256 of: the chain's signature on that round. */
    beaconSignature: z
      .string()
      .regex(/^[0-9a-f]{64,256}$/)
      .nullable()
      .optional(),
    /** End of shooting: no row is of this instant or of a later one. */
    shotsUntil: v.isoTime.optional(),
    frozenAt: v.isoTime.nullable().optional(),
    systemShot: shot.nullable().optional(),
    withSystemShot: z.boolean(),
    /** Oldest first; none until the list is frozen. Shots under way are told by `yings`. */
    rows: z.array(z.object({ row: v.text(200, 1), rowHash: hash })),
    result: threeDigitResult.nullable(),
  }),
});
export type YingProof = z.output<typeof yingProof.reply>;
