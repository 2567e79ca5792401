import type { ThreeDigitResult } from "../settlement/settlement";
import { beaconStep, type IsSigned } from "./beacon-step";
import { bytesOf, commitmentOf, freeze, type Hashing, rowOf, type ShotRow, systemShot } from "./draw";
import type { DrawProof, ProofStep, StepName } from "./draw-proof";
import { DEDUCTED_RANK, SHOTS_MIN, shotResult } from "./result";

export interface Verdict {
  readonly state: "right" | "wrong" | "open";
  readonly steps: readonly ProofStep[];
  /** Oldest first; unreadable rows are left out. */
  readonly shots: readonly ShotRow[];
  readonly systemShot: number | null;
  /** Sum of all shots, the system's own included. */
  readonly sum: number;
  /** The shot of rank 16; null with too few of them. */
  readonly deducted: ShotRow | null;
  /** The sum without it, padded to five digits. */
  readonly value: string | null;
  readonly result: ThreeDigitResult | null;
}

/** What is known from sources other than the proof. */
export interface Witness {
  /** The commitment this reader saw before the draw. */
  readonly seenCommitment?: string;
  /** The result the site pays by. */
  readonly published?: ThreeDigitResult;
  /** Verifies signatures of public chains; without it the beacon stays open, to be looked up. */
  readonly isSigned?: IsSigned;
}

/** Recomputes a draw from its proof, with the same functions that made it. */
export async function verifyDraw(
  proof: DrawProof,
  hashing: Hashing,
  { seenCommitment, published, isSigned }: Witness = {},
): Promise<Verdict> {
  const { shots, rowHashes, listHash } = await rehash(proof, hashing);
  const badRow = firstBadRow(proof, shots, rowHashes);
  const seed = proof.seed === null ? null : bytesOf(proof.seed);
  const commitment = seed && (await commitmentOf(seed, hashing));
  const isFrozen = seed !== null && proof.listHash !== null;
  const lacksBeacon = proof.beacon === "" && Boolean(proof.beaconChain);
  const claimsDraw = Boolean(proof.result || proof.systemShot || published);
  // Revealed without the promised randomness and without a result: the round was refunded, and nothing was drawn.
  const isGivenBack = isFrozen && lacksBeacon && !claimsDraw;
  const isDrawn = isFrozen && !isGivenBack;
  const system =
    seed && listHash && proof.withSystemShot && !isGivenBack
      ? await systemShot(seed, listHash, proof.beacon, hashing)
      : null;
  const sum = shots.reduce((total, { number }) => total + Number(number), system ?? 0);
  const deducted = shots.length < SHOTS_MIN ? null : (shots[shots.length - DEDUCTED_RANK] ?? null);
  const result = isDrawn && deducted ? shotResult(sum, Number(deducted.number)) : null;

  const areRowsRight = badRow === null;
  const isUnpublished = proof.listHash === null && proof.rows.length === 0;
  const compared = (name: StepName, claimed: string | null | undefined, found: string | null): ProofStep =>
    !claimed || !found
      ? { name, state: "open", ...(claimed && { claimed }), ...(found && { found }) }
      : { name, state: claimed === found ? "right" : "wrong", claimed, found };
  const before = {
    commitment: compared("commitment", proof.commitment, commitment),
    list:
      listHash === null
        ? ({ name: "list", state: "wrong" } as const)
        : compared("list", proof.listHash, isUnpublished ? null : listHash),
  };
  const beacon = await beaconStep(proof, isDrawn, hashing, isSigned);
  const isBaseRight =
    before.commitment.state === "right" &&
    before.list.state === "right" &&
    areRowsRight &&
    beacon?.state !== "wrong";
  const follows = (name: StepName, found: string | null, claimed?: string | null): ProofStep => ({
    name,
    state: !isDrawn ? "open" : isBaseRight && (!claimed || claimed === found) ? "right" : "wrong",
    ...(isDrawn && claimed && { claimed }),
    ...(isDrawn && found !== null && { found }),
  });
  const drawn = [
    ...(beacon ? [beacon] : []),
    follows("system", system === null ? null : fiveDigits(system), proof.systemShot),
    follows("sum", String(sum)),
  ];
  const steps: ProofStep[] = [
    ...(seenCommitment ? [compared("seen", seenCommitment, proof.commitment)] : []),
    before.commitment,
    isUnpublished
      ? { name: "rows", state: "open" }
      : { name: "rows", state: areRowsRight ? "right" : "wrong", ...(badRow !== null && { badRow }) },
    before.list,
    // Too few shots are a sufficient reason for a refund: nothing was to be drawn, so nothing is missing.
    ...(isGivenBack && shots.length < SHOTS_MIN ? [] : drawn),
    resultStep(proof, isFrozen, result, shots.length),
    ...(published ? [compared("published", numbersOf(published), numbersOf(result ?? proof.result))] : []),
  ];
  return {
    state: steps.some(({ state }) => state === "wrong")
      ? "wrong"
      : steps.every(({ state }) => state === "right")
        ? "right"
        : "open",
    steps,
    shots,
    systemShot: system,
    sum,
    deducted: isDrawn ? deducted : null,
    value: isDrawn && deducted ? fiveDigits(sum - Number(deducted.number)) : null,
    result,
  };
}

/** The parts of a row, or null when it is malformed. */
export function readRow(row: string): ShotRow | null {
  const match = /^([A-Za-z0-9_-]{1,80})\|(\d{1,9})\|(\d{5})\|(\d{1,15})\|([^|\n]{1,40})$/.exec(row);
  const [, betId, seq, number, ms, alias] = match ?? [];
  if (!betId || !seq || !number || !ms || !alias) return null;
  const shot = { betId, seq: Number(seq), number, ms: Number(ms), alias };
  return rowOf(shot) === row ? shot : null;
}

async function rehash(proof: DrawProof, hashing: Hashing) {
  const read = proof.rows.map(({ row }) => readRow(row));
  const shots = read.filter((shot) => shot !== null);
  if (shots.length !== read.length) return { shots, rowHashes: null, listHash: null };
  const { rowHashes, listHash } = await freeze(shots, hashing);
  return { shots, rowHashes, listHash };
}

/** 1 for the oldest row; null when each is well-formed, of this round, in time and in sequence. */
function firstBadRow(
  proof: DrawProof,
  shots: readonly ShotRow[],
  rowHashes: readonly string[] | null,
): number | null {
  if (!rowHashes) return proof.rows.findIndex(({ row }) => readRow(row) === null) + 1;
  const endMs = proof.shotsUntil ? Date.parse(proof.shotsUntil) : Number.POSITIVE_INFINITY;
  const at = shots.findIndex(
    ({ betId, seq, ms }, index) =>
      betId !== proof.betId ||
      seq !== index + 1 ||
      !(ms < endMs) ||
      rowHashes[index] !== proof.rows[index]?.rowHash,
  );
  return at < 0 ? null : at + 1;
}

/** Too few shots give no result: the proof must not claim one. */
function resultStep(
  proof: DrawProof,
  isFrozen: boolean,
  result: ThreeDigitResult | null,
  count: number,
): ProofStep {
  const claimed = numbersOf(proof.result);
  const found = numbersOf(result);
  if (claimed && found)
    return { name: "result", state: claimed === found ? "right" : "wrong", claimed, found };
  if (claimed) return { name: "result", state: "wrong", claimed };
  // Drawn from enough shots, but nothing was paid: a void round; its reason is shown beside the proof.
  if (found) return { name: "result", state: "open", found };
  return { name: "result", state: isFrozen && count < SHOTS_MIN ? "right" : "open" };
}

/** "014 · 16" */
const numbersOf = (result: ThreeDigitResult | null) => result && `${result.top3} · ${result.bottom2}`;

const fiveDigits = (value: number) => String(value).padStart(5, "0");
