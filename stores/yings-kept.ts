import type { ShotReceipt } from "@/lib/domain/yeekee/receipt";
import { drop, isObject, keep, keysOf, readKept } from "./kept";

/**
 * What this device saw of a round before it was drawn: the commitment, and the receipts of shots made here. All of
 * it is public on the proof page; kept here, it can't be exchanged by the one who publishes.
 */
export interface KeptRound {
  commitment: string | null;
  receipts: readonly ShotReceipt[];
  atMs: number;
}

const KEY = "yings:";
const MOST_ROUNDS = 60;
const MOST_RECEIPTS = 500;

export function keptRound(betId: string): KeptRound {
  return readKept("localStorage", KEY + betId, isKeptRound) ?? { commitment: null, receipts: [], atMs: 0 };
}

/** The first commitment seen stays: a later one is what the proof page must be able to find out. */
export function keepCommitment(betId: string, commitment: string): void {
  const kept = keptRound(betId);
  if (kept.commitment === null) put(betId, { ...kept, commitment });
}

export function keepReceipt(betId: string, receipt: ShotReceipt): void {
  const kept = keptRound(betId);
  if (kept.receipts.some(({ row }) => row === receipt.row)) return;
  put(betId, { ...kept, receipts: [...kept.receipts, receipt].slice(-MOST_RECEIPTS) });
}

function put(betId: string, round: KeptRound): void {
  keep("localStorage", KEY + betId, { ...round, atMs: Date.now() });
  const rounds = keysOf(KEY)
    .map((key) => ({ key, atMs: readKept("localStorage", key, isKeptRound)?.atMs ?? 0 }))
    .sort((one, other) => other.atMs - one.atMs);
  for (const { key } of rounds.slice(MOST_ROUNDS)) drop("localStorage", key);
}

function isKeptRound(value: unknown): value is KeptRound {
  return (
    isObject(value) &&
    (value.commitment === null || typeof value.commitment === "string") &&
    typeof value.atMs === "number" &&
    Array.isArray(value.receipts) &&
    value.receipts.every(
      (one) => isObject(one) && typeof one.row === "string" && typeof one.rowHash === "string",
    )
  );
}
