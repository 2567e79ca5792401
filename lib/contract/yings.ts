/** Shots of yeekee and ping-pong rounds, and the proof of their draw. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import { threeDigitResult } from "./results";
import * as v from "./values";

const shot = v.digits(5);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const noHash = z.literal("");

export const yingRow = z.object({
  seq: z.number().int().positive(),
  number: shot,
  /** When it came, whose it is, and its hash in the proof: 0 or empty where an external upstream does not tell. */
  ms: z.number().int().nonnegative(),
  alias: v.text(40),
  rowHash: hash.or(noHash),
  mine: z.boolean(),
});
export type YingRow = z.output<typeof yingRow>;

/** The seal of a round of version 3, published when it opens; every field enters `hash`. */
export const drawSeal = z.object({
  rules: z.enum(["rules-3-long", "rules-3-short", "rules-3-test"]),
  /** N: how many steps the work of the draw has. */
  steps: z.number().int().positive().max(1_000_000),
  /** End of shooting, epoch ms. */
  endsAt: z.number().int().positive(),
  commitment: hash,
  /** The promised drand chain; empty: none. */
  chainHash: hash.or(noHash),
  /** Decimal without leading zeros; empty without a chain. */
  beaconRound: z.string().regex(/^(?:[1-9]\d{0,15})?$/),
  hash,
});
export type DrawSeal = z.output<typeof drawSeal>;

/** Published when a list is frozen; from then on anybody can compute the draw. */
export const drawFreeze = z.object({
  listHash: hash,
  witnessRoot: hash,
  seed: hash,
  headBefore: hash,
  head: hash,
  frozenAt: v.isoTime,
});
export type DrawFreeze = z.output<typeof drawFreeze>;

/** Progress of a draw's work. */
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
  /** Time until the caller's next shot, ms; 0 when they may shoot, and for guests. */
  waitMs: z.number().int().min(0).max(10_000),
  /** False: the shots alone make the result, so that the last shooter could choose it. Absent: not told. */
  withSystemShot: z.boolean().optional(),
  /** The drand chain whose randomness enters the draw; null: none. */
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
  summary: "How a round's result was computed from its shots; null before the draw",
  access: "public",
  isForViewing: true,
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
      /** Prizes of the member at rank 1 and 16 (YING_WIN); empty for a guest. */
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
  isForViewing: true,
  body: byRound,
  reply: yingSummary,
});

export const createYing = endpoint({
  service: "poy",
  method: "POST",
  path: "/yings.create",
  summary: "Shoot a number; returns the receipt",
  access: "member",
  idempotent: true,
  area: "lotto",
  body: z.object({ betId: v.betId, yingNumber: shot }),
  /** 0 and empty where an external upstream gives no receipts. */
  reply: z.object({ row: v.text(200), rowHash: hash.or(noHash), seq: z.number().int().nonnegative() }),
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
  /** Null until the list is frozen and the beacon, where one was promised, has come. */
  seed: hash.nullable(),
  listHash: hash.nullable(),
  beacon: z.string().regex(/^[0-9a-f]{0,128}$/),
  /** The beacon's round of the public chain, so that anyone can look it up. */
  beaconRound: z.number().int().positive().nullable().optional(),
  /** The drand chain promised when the round opened; null: none, and no beacon. */
  beaconChain: hash.nullable().optional(),
  /** `beacon` is its SHA-256: the chain's signature of that round. */
  beaconSignature: z
    .string()
    .regex(/^[0-9a-f]{64,256}$/)
    .nullable()
    .optional(),
  /** End of shooting: every row is earlier than this instant. */
  shotsUntil: v.isoTime.optional(),
  frozenAt: v.isoTime.nullable().optional(),
  systemShot: shot.nullable().optional(),
  withSystemShot: z.boolean(),
  /** Oldest first; none until the list is frozen. `yings` lists the shots before that. */
  rows: proofRows,
  result: threeDigitResult.nullable(),
});

/** A draw of version 3. Null or empty: not published yet. The same bytes for all readers. */
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
  /** The work's output: 512 hex digits, big-endian. */
  w: z
    .string()
    .regex(/^[0-9a-f]{512}$/)
    .nullable(),
  systemShot: shot.nullable(),
  result: threeDigitResult.nullable(),
  frozenAt: v.isoTime.nullable(),
  /** How long after the end of shooting the freeze was published, ms; above 2,000 it counts as late. */
  lateMs: z.number().int().nonnegative().nullable(),
  /** Why nothing was drawn; null when there is no such reason. */
  voidReason: v.text(80, 1).nullable(),
});

export const yingProof = endpoint({
  service: "poy",
  method: "GET",
  path: "/yings.proof",
  summary: "Everything needed to verify a draw offline",
  access: "public",
  query: byRound,
  reply: z.union([sealedProof, olderProof]),
});

export const witnessPath = endpoint({
  service: "poy",
  method: "GET",
  path: "/yings.witness-path",
  summary:
    "The path from one witness of a frozen round to the root of its tree (RFC 6962); 404 when it has none",
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
  summary: "The log of seals, freezes and voids, newest first, with counts of late and missing freezes",
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
      /** Freezes published later than 2 s after the end of shooting. */
      late: z.number().int().nonnegative(),
      /** Seals whose end has passed without a freeze or void. */
      missing: z.number().int().nonnegative(),
      voids: z.array(z.object({ reason: v.text(80, 1), count: z.number().int().positive() })).max(20),
    }),
  }),
});
