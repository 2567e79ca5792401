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

const noHash = z.literal("");

/** What a round of version 3 is sealed with when it opens; every field enters `hash`. */
export const drawSeal = z.object({
  rules: z.enum(["rules-3-long", "rules-3-short", "rules-3-test"]),
  /** N: how many steps the work of the draw has. */
  steps: z.number().int().positive().max(1_000_000),
  /** End of shooting, epoch ms. */
  endsAt: z.number().int().positive(),
  commitment: hash,
  /** The drand chain that is promised; empty: none. */
  chainHash: hash.or(noHash),
  /** Decimal without leading zeros; empty without a chain. */
  beaconRound: z.string().regex(/^(?:[1-9]\d{0,15})?$/),
  hash,
});
export type DrawSeal = z.output<typeof drawSeal>;

/** What is published in the instant that a list is frozen; from here on anybody can finish the draw. */
export const drawFreeze = z.object({
  listHash: hash,
  witnessRoot: hash,
  seed: hash,
  headBefore: hash,
  head: hash,
  frozenAt: v.isoTime,
});
export type DrawFreeze = z.output<typeof drawFreeze>;

/** How far the work of a draw has come. */
export const drawWork = z.object({
  done: z.number().int().nonnegative(),
  steps: z.number().int().positive(),
});

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
  /** The drand chain whose randomness will enter the draw; null: none. */
  beaconChain: hash.nullable(),
  /** Version 3 of the draw; absent or null: the round is drawn by the older rules, or has not opened. */
  seal: drawSeal.nullable().optional(),
  /** Null until the list is frozen. */
  freeze: drawFreeze.nullable().optional(),
  /** Null before the freeze and once the draw is published. */
  work: drawWork.nullable().optional(),
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

const proofRows = z.array(z.object({ row: v.text(200, 1), rowHash: hash }));

/** A draw by the rules before version 3, as it stays published. */
export const olderProof = z.object({
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
  rows: proofRows,
  result: threeDigitResult.nullable(),
});

/** A draw of version 3. Null, or empty, is what has not come yet; the same bytes for all who ask. */
export const sealedProof = z.object({
  version: z.literal(3),
  betId: v.betId,
  seal: drawSeal,
  /** Oldest first; none until the list is frozen or the round is void. */
  rows: proofRows,
  listHash: hash.nullable(),
  witnesses: z.object({ count: z.number().int().nonnegative(), root: hash }).nullable(),
  headBefore: hash.nullable(),
  head: hash.nullable(),
  seed: hash.nullable(),
  /** drand's randomness of the sealed round; empty without a chain, or before it has come. */
  beacon: hash.or(noHash),
  /** What the work gave: 512 hex digits, big-endian. */
  w: z
    .string()
    .regex(/^[0-9a-f]{512}$/)
    .nullable(),
  systemShot: shot.nullable(),
  result: threeDigitResult.nullable(),
  frozenAt: v.isoTime.nullable(),
  /** How much later than the end of shooting the freeze was out, in ms; above 2,000 it counts as late. */
  lateMs: z.number().int().nonnegative().nullable(),
  /** Why nothing was drawn; null when there is no such reason. */
  voidReason: v.text(80, 1).nullable(),
});

export const yingProof = endpoint({
  service: "poy",
  method: "GET",
  path: "/yings.proof",
  summary: "Everything needed to check a draw offline",
  access: "public",
  query: byRound,
  reply: z.union([sealedProof, olderProof]),
});

export const witnessPath = endpoint({
  service: "poy",
  method: "GET",
  path: "/yings.witness-path",
  summary:
    "The path from one witness of a frozen round to the root of its tree (RFC 6962); 404 when it is not in",
  access: "public",
  query: z.object({ betId: v.betId, value: z.string().regex(/^[0-9a-f]{32}$/) }),
  reply: z.object({
    /** Position among the round's witnesses, sorted bytewise. */
    index: z.number().int().nonnegative(),
    count: z.number().int().positive(),
    /** Hashes of the siblings, from the leaf upwards. */
    path: z.array(hash).max(64),
  }),
});

/** An entry of the public log of draws. */
export const drawLogRow = z.object({
  seq: z.number().int().positive(),
  kind: z.enum(["seal", "freeze", "void"]),
  betId: v.betId,
  at: v.isoTime,
  headBefore: hash,
  head: hash,
  /** Of a seal. */
  seal: hash.optional(),
  /** Of a freeze. */
  listHash: hash.optional(),
  witnessRoot: hash.optional(),
  witnesses: z.number().int().nonnegative().optional(),
  lateMs: z.number().int().nonnegative().optional(),
  /** Of a void. */
  reason: v.text(80, 1).optional(),
});
export type DrawLogRow = z.output<typeof drawLogRow>;

export const freezesOfYings = endpoint({
  service: "poy",
  method: "GET",
  path: "/yings.freezes",
  summary: "The log of seals, freezes and voids, newest first, with what did not go as it should",
  access: "public",
  query: z.object({
    /** Only entries below this number. */
    before: v.queryNumber(1, Number.MAX_SAFE_INTEGER).optional(),
    limit: v.queryNumber(1, 200).optional(),
    betId: v.betId.optional(),
  }),
  reply: z.object({
    rows: z.array(drawLogRow).max(200),
    counts: z.object({
      seals: z.number().int().nonnegative(),
      freezes: z.number().int().nonnegative(),
      /** Freezes that were out later than 2 s after the end of shooting. */
      late: z.number().int().nonnegative(),
      /** Seals whose end has passed without freeze or void. */
      missing: z.number().int().nonnegative(),
      voids: z.array(z.object({ reason: v.text(80, 1), count: z.number().int().positive() })).max(20),
    }),
  }),
});
