import { bytesOf, commitmentOf, freeze, type ShotRow } from "@/lib/domain/yeekee/draw";
import { FIRST_HEAD, headAfter } from "@/lib/domain/yeekee/draw-log";
import type { DrawRules } from "@/lib/domain/yeekee/draw-rules";
import { resultOfShots } from "@/lib/domain/yeekee/result";
import { sealOf } from "@/lib/domain/yeekee/seal";
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import type { DrawKnowledge } from "@/lib/domain/yeekee/sealed-steps";
import { hexOfW, startOf, systemShotOf } from "@/lib/domain/yeekee/steps";
import type { ReceivedRound } from "@/lib/domain/yeekee/witness-claim";
import { witnessPath, witnessRoot } from "@/lib/domain/yeekee/witness-tree";
import { fastStep } from "./fast-step";
import { hashing } from "./proofs";
import { recordedWorks } from "./recorded-works";
import { beacon as drand, seedHex, witnesses } from "./vectors";

export const sealedBetId = "yeekee-2026-11-23-34";
/** End of shooting, on a whole second like every round's. */
export const endsAt = 1_767_225_900_000;

/** The beacon that a round with this end promises. */
export const quicknet = { chainHash: drand.chainHash, beaconRound: "24807522", beacon: drand.randomness };

export interface Making {
  betId?: string;
  rules?: DrawRules;
  steps?: number;
  endsAt?: number;
  /** Ten seconds after the last shot; the end of shooting by default. */
  shotsEndAt?: number;
  /** 64 hex digits. */
  seed?: string;
  /** How many shots, ten seconds apart. */
  count?: number;
  numberOf?: (at: number) => number;
  witnesses?: readonly string[];
  chainHash?: string;
  beaconRound?: string;
  /** 64 hex digits; empty without a chain. */
  beacon?: string;
  headBefore?: string;
  lateMs?: number;
}

export function shotsFor({ betId = sealedBetId, count = 21, numberOf, ...making }: Making = {}): ShotRow[] {
  const end = making.shotsEndAt ?? making.endsAt ?? endsAt;
  return Array.from({ length: count }, (_, at) => ({
    betId,
    seq: at + 1,
    number: String(numberOf?.(at) ?? (at + 1) * 100).padStart(5, "0"),
    ms: end - (count - at) * 10_000,
    alias: `som***${at + 1}`,
  }));
}

/** An honest proof of a drawn round, or with other inputs a forged one that is consistent in itself. */
export async function sealedProofOf(making: Making = {}): Promise<SealedProof> {
  if (making.numberOf) return make(making);
  const key = JSON.stringify(making);
  const made = kept.get(key) ?? (await make(making));
  kept.set(key, made);
  return structuredClone(made);
}

const kept = new Map<string, SealedProof>();

async function make(making: Making): Promise<SealedProof> {
  const { betId = sealedBetId, rules = "rules-3-test", seed = seedHex, lateMs = 40 } = making;
  const { steps = 8, chainHash = "", beaconRound = "", beacon = "", headBefore = FIRST_HEAD } = making;
  const end = making.endsAt ?? endsAt;
  const values = making.witnesses ?? [witnesses.aa, witnesses.bb, witnesses.cc];
  const shots = shotsFor(making);
  const commitment = await commitmentOf(bytesOf(seed), hashing);
  const promise = { rules, steps, endsAt: end, commitment, chainHash, beaconRound };
  const seal = await sealOf({ betId, ...promise }, hashing);
  const { listHash, rowHashes } = await freeze(shots, hashing);
  const root = await witnessRoot(values, hashing);
  const start = await startOf({ betId, seal, listHash, witnessRoot: root, seed, beacon }, hashing);
  const w = workOf(start, steps);
  const system = await systemShotOf(w, hashing);
  const drawn = resultOfShots(
    shots.map(({ number }) => Number(number)),
    system,
  );
  return {
    version: 3,
    betId,
    seal: { ...promise, hash: seal },
    rows: shots.map(({ seq, number, ms, alias }, at) => ({
      row: `${betId}|${seq}|${number}|${ms}|${alias}`,
      rowHash: rowHashes[at] ?? "",
    })),
    listHash,
    witnesses: { count: new Set(values).size, root },
    headBefore,
    head: await headAfter(headBefore, { kind: "freeze", betId, listHash, witnessRoot: root }, hashing),
    seed,
    beacon,
    w: hexOfW(w),
    systemShot: String(system).padStart(5, "0"),
    result: drawn?.result ?? null,
    frozenAt: new Date(end + lateMs).toISOString(),
    lateMs,
    voidReason: null,
  };
}

/** N steps; those of the real rules take many seconds and were recorded. */
function workOf(start: bigint, steps: number): bigint {
  const recorded = recordedWorks[hexOfW(start).slice(0, 32)];
  if (recorded) return BigInt(`0x${recorded}`);
  if (steps > 2_000) throw new Error(`no work is recorded for the start ${hexOfW(start).slice(0, 32)}`);
  let w = start;
  for (let done = 0; done < steps; done++) w = fastStep(w);
  return w;
}

/** The summary before the freeze. */
export const openProof = (proof: SealedProof): SealedProof => ({
  ...proof,
  ...{ rows: [], listHash: null, witnesses: null, headBefore: null, head: null, seed: null },
  ...{ beacon: "", w: null, systemShot: null, result: null, frozenAt: null, lateMs: null },
});

/** The summary between the freeze and the end of the work. */
export const frozenProof = (proof: SealedProof): SealedProof => ({
  ...proof,
  ...{ w: null, systemShot: null, result: null },
});

/** What a page of the round stores: its own random bytes, sent this long before it received the freeze. */
export async function heardOf(
  proof: SealedProof,
  {
    values = [witnesses.aa, witnesses.bb, witnesses.cc],
    value = witnesses.bb,
    monoMs = 1_500,
    wallMs = 1_500,
  } = {},
): Promise<ReceivedRound> {
  const { seal, listHash, seed, headBefore, head, witnesses: tree } = proof;
  const found = await witnessPath(values, value, hashing);
  const sentAt = { mono: proof.seal.endsAt - 1_000, wall: proof.seal.endsAt - 1_020 };
  return {
    commitment: seal.commitment,
    seal,
    witnesses: [{ value, sentAt }],
    freeze: {
      message: {
        seal: seal.hash,
        listHash: listHash ?? "",
        witnessRoot: tree?.root ?? "",
        seed: seed ?? "",
        headBefore: headBefore ?? "",
        head: head ?? "",
      },
      heardAt: { mono: sentAt.mono + monoMs, wall: sentAt.wall + wallMs },
    },
    path: found && { value, ...found },
  };
}

/** Everything that a page of the round may know, consistent with the proof. */
export async function everythingOf(proof: SealedProof): Promise<DrawKnowledge> {
  return {
    site: structuredClone(proof),
    ...(proof.result && { published: proof.result }),
    pageBetId: proof.betId,
    expectedRules: proof.seal.rules,
    heard: await heardOf(proof),
    receipts: proof.rows.slice(3, 6),
  };
}

export const rowOf = (proof: SealedProof, at: number) => proof.rows[at] ?? { row: "", rowHash: "" };
