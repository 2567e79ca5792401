import type { Moment } from "@/lib/client/device/moment";
import type { EventOf } from "@/lib/contract/events";
import type { DrawSeal } from "@/lib/contract/yings";
import type { ShotReceipt } from "@/lib/domain/yeekee/receipt";
import { isObject, keysOf, readStored, removeItem, saveItem } from "../_core/browser-storage";

/** Random bytes that this device sent into a round, in hex. */
export interface StoredWitness {
  readonly value: string;
  readonly sentAt: Moment;
}

/** A freeze as it was first received: `seal` is the seal's hash. */
export interface StoredFreeze {
  readonly message: Omit<EventOf<"ying-freeze">, "betId">;
  readonly heardAt: Moment;
}

/** The path from the witness `value` to the root in the freeze. */
export interface StoredPath {
  readonly value: string;
  readonly index: number;
  readonly count: number;
  readonly path: readonly string[];
}

/**
 * What this device saw of a round before it was drawn, and the receipts of shots made here. All of it is public
 * on the proof page; stored here, the publisher cannot replace it.
 */
export interface RoundRecord {
  commitment: string | null;
  receipts: readonly ShotReceipt[];
  atMs: number;
  /** The first one seen; null for rounds of older rules. */
  seal: DrawSeal | null;
  /** The latest, oldest first. */
  witnesses: readonly StoredWitness[];
  freeze: StoredFreeze | null;
  /** Of the latest witness that the frozen tree includes; null: none was found there. */
  path: StoredPath | null;
}

/** A round that this device saw to its end, and whether its witness came in before the freeze. */
interface WitnessedRound {
  betId: string;
  isHeard: boolean;
}

interface KeptHead {
  betId: string;
  /** The head of the log of draws after this round's freeze. */
  head: string;
}

const KEY = "yings:";
const TALLY_KEY = "draw-tally";
const HEADS_KEY = "draw-heads";
const MOST_ROUNDS = 60;
const MOST_RECEIPTS = 500;
const MOST_WITNESSES = 3;
const TALLY_ROUNDS = 40;
const MOST_HEADS = 200;

const nothing: RoundRecord = {
  commitment: null,
  receipts: [],
  atMs: 0,
  seal: null,
  witnesses: [],
  freeze: null,
  path: null,
};

/** Records of earlier releases lack the fields of version 3. */
export function storedRound(betId: string): RoundRecord {
  return { ...nothing, ...readStored("localStorage", KEY + betId, isKeptRound) };
}

/** The first commitment seen is kept: the proof page must be able to detect a later one. */
export function saveCommitment(betId: string, commitment: string): void {
  if (storedRound(betId).commitment === null) put(betId, { commitment });
}

/** The first seal seen is kept, for the same reason. */
export function saveSeal(betId: string, seal: DrawSeal): void {
  if (storedRound(betId).seal === null) put(betId, { seal });
}

export function saveReceipt(betId: string, receipt: ShotReceipt): void {
  const { receipts } = storedRound(betId);
  if (receipts.some(({ row }) => row === receipt.row)) return;
  put(betId, { receipts: [...receipts, receipt].slice(-MOST_RECEIPTS) });
}

/** This page is open at the round's end: the tally counts it, as not included until its path is stored. */
export const countRound = (betId: string): void => tally(betId, false);

export function saveWitness(betId: string, witness: StoredWitness): void {
  put(betId, { witnesses: [...storedRound(betId).witnesses, witness].slice(-MOST_WITNESSES) });
}

/** The first freeze received is kept, with the time of receipt; its head is added to the heads. */
export function saveFreeze(betId: string, { message, heardAt }: StoredFreeze): void {
  if (storedRound(betId).freeze !== null) return;
  put(betId, { freeze: { message, heardAt } });
  const heads = storedHeads().filter((one) => one.betId !== betId);
  saveItem("localStorage", HEADS_KEY, [...heads, { betId, head: message.head }].slice(-MOST_HEADS));
}

/** @param path checked against the root of the received freeze */
export function savePath(betId: string, path: StoredPath): void {
  put(betId, { path });
  tally(betId, true);
}

/** How many of the last rounds that this device saw to their end include its witness. */
export function heardTally(): { heard: number; rounds: number } {
  const rounds = tallied();
  return { heard: rounds.filter(({ isHeard }) => isHeard).length, rounds: rounds.length };
}

/** Heads of the log of draws as they were received here, oldest first. */
export const storedHeads = (): readonly KeptHead[] => readStored("localStorage", HEADS_KEY, areHeads) ?? [];

const tallied = (): readonly WitnessedRound[] => readStored("localStorage", TALLY_KEY, isTally) ?? [];

function tally(betId: string, isHeard: boolean): void {
  const others = tallied().filter((one) => one.betId !== betId);
  const known = tallied().find((one) => one.betId === betId);
  const changed = [...others, { betId, isHeard: isHeard || known?.isHeard === true }];
  saveItem("localStorage", TALLY_KEY, changed.slice(-TALLY_ROUNDS));
}

function put(betId: string, change: Partial<RoundRecord>): void {
  saveItem("localStorage", KEY + betId, { ...storedRound(betId), ...change, atMs: Date.now() });
  const rounds = keysOf(KEY)
    .map((key) => ({ key, atMs: readStored("localStorage", key, isKeptRound)?.atMs ?? 0 }))
    .sort((one, other) => other.atMs - one.atMs);
  for (const { key } of rounds.slice(MOST_ROUNDS)) removeItem("localStorage", key);
}

type StoredRound = Pick<RoundRecord, "commitment" | "receipts" | "atMs"> & Partial<RoundRecord>;

function isKeptRound(value: unknown): value is StoredRound {
  return (
    isObject(value) &&
    (value.commitment === null || typeof value.commitment === "string") &&
    typeof value.atMs === "number" &&
    isListOf(value.receipts, (one) => typeof one.row === "string" && typeof one.rowHash === "string") &&
    isAbsentOr(value.seal, isSeal) &&
    (value.witnesses === undefined || isListOf(value.witnesses, isWitness)) &&
    isAbsentOr(value.freeze, isFreeze) &&
    isAbsentOr(value.path, isPath)
  );
}

type Stored = Record<string, unknown>;

const isAbsentOr = (value: unknown, fits: (value: Stored) => boolean): boolean =>
  value === undefined || value === null || (isObject(value) && fits(value));

const isListOf = (value: unknown, fits: (one: Stored) => boolean): boolean =>
  Array.isArray(value) && value.every((one) => isObject(one) && fits(one));

const isSeal = ({ hash, steps, endsAt }: Stored) =>
  typeof hash === "string" && typeof steps === "number" && typeof endsAt === "number";
const isMoment = (value: unknown) =>
  isObject(value) && typeof value.mono === "number" && typeof value.wall === "number";
const isWitness = ({ value, sentAt }: Stored) => typeof value === "string" && isMoment(sentAt);
const isFreeze = ({ message, heardAt }: Stored) =>
  isObject(message) &&
  [message.seal, message.listHash, message.witnessRoot, message.head].every(
    (part) => typeof part === "string",
  ) &&
  isMoment(heardAt);
const isPath = ({ value, index, count, path }: Stored) =>
  typeof value === "string" &&
  typeof index === "number" &&
  typeof count === "number" &&
  Array.isArray(path) &&
  path.every((sibling) => typeof sibling === "string");

const isTally = (value: unknown): value is WitnessedRound[] =>
  isListOf(value, ({ betId, isHeard }) => typeof betId === "string" && typeof isHeard === "boolean");
const areHeads = (value: unknown): value is KeptHead[] =>
  isListOf(value, ({ betId, head }) => typeof betId === "string" && typeof head === "string");
