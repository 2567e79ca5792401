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
  commitment: hash,
  shotsUntil: v.isoTime,
  serverTime: v.isoTime,
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
    })
    .nullable(),
  notOffered: true,
});

export const allYings = endpoint({
  service: "poy",
  method: "GET",
  path: "/yings",
  summary: "A round's shots, newest first",
  access: "public",
  query: z.object({ betId: v.betId, limit: v.queryNumber(1, 1_000).optional() }),
  reply: z.array(yingRow),
  notOffered: true,
});

export const summaryOfYings = endpoint({
  service: "poy",
  method: "POST",
  path: "/yings.summary",
  summary: "Count and sum of a round's shots so far",
  access: "public",
  body: byRound,
  reply: yingSummary,
  notOffered: true,
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
  faults: ["shot-too-soon", "shooting-closed", "round-suspended", "round-void"],
  notOffered: true,
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
    /** Null until the list is frozen. */
    seed: hash.nullable(),
    listHash: hash.nullable(),
    beacon: z.string().regex(/^[0-9a-f]{0,128}$/),
    withSystemShot: z.boolean(),
    rows: z.array(z.object({ row: v.text(200, 1), rowHash: hash })),
    result: threeDigitResult.nullable(),
  }),
  notOffered: true,
});
