/** Checks of the draw of a round of version 3: the work, the system shot and the result. */
import type { ThreeDigitResult } from "../settlement/settlement";
import type { Hashing, ShotRow } from "./draw";
import { DEDUCTED_RANK, SHOTS_MIN, shotResult } from "./result";
import type { SealedProof } from "./sealed-proof";
import { compared, type DrawKnowledge, isHash, judged, open, type SealedStep } from "./sealed-steps";
import { startOf, stepBack, systemShotOf, wOfHex } from "./steps";

/** The outcome of the shots and the work. */
export interface Drawn {
  /** Null without a well-formed w. */
  readonly systemShot: number | null;
  /** Of all shots, the system's own included. */
  readonly sum: number;
  /** The shot of rank 16; null with too few of them, or before the draw. */
  readonly deducted: ShotRow | null;
  /** The sum without it, padded to five digits. */
  readonly value: string | null;
  readonly result: ThreeDigitResult | null;
}

export async function drawnOf(
  { w }: SealedProof,
  shots: readonly ShotRow[],
  hashing: Hashing,
): Promise<Drawn> {
  const number = w === null ? null : wOfHex(w);
  const systemShot = number === null ? null : await systemShotOf(number, hashing);
  const sum = shots.reduce((total, shot) => total + Number(shot.number), systemShot ?? 0);
  const isDrawn = systemShot !== null && shots.length >= SHOTS_MIN;
  const deducted = (isDrawn && shots[shots.length - DEDUCTED_RANK]) || null;
  if (!deducted) return { systemShot, sum, deducted: null, value: null, result: null };
  const rank16 = Number(deducted.number);
  return { systemShot, sum, deducted, value: fiveDigits(sum - rank16), result: shotResult(sum, rank16) };
}

/**
 * N steps back from w must give the start. Open while a part of the start is not published, or where the seal is
 * wrong, so that N could be any number.
 */
export async function workStep(
  proof: SealedProof,
  isSealRight: boolean,
  hashing: Hashing,
  onProgress?: (done: number) => void,
): Promise<SealedStep> {
  const { betId, seal, listHash, witnesses, seed, beacon, w } = proof;
  if (w === null) return judgedIfClaimed("work", proof);
  const number = wOfHex(w);
  if (number === null) return judged("work", false, { claimed: w });
  if (!isHash(seed) || listHash === null || witnesses === null || (seal.chainHash && !beacon))
    return judged("work", false, { claimed: w });
  if (!isSealRight) return { ...open("work"), claimed: w };
  const start = { betId, seal: seal.hash, listHash, witnessRoot: witnesses.root, seed, beacon };
  const isMet = stepBack(number, seal.steps, onProgress) === (await startOf(start, hashing));
  return judged("work", isMet, { claimed: w });
}

/** Without w, a claimed system shot or result is wrong. */
const judgedIfClaimed = (name: "work", { systemShot, result }: SealedProof): SealedStep =>
  systemShot === null && result === null ? open(name) : judged(name, false);

export function systemStep(proof: SealedProof, { systemShot }: Drawn): SealedStep {
  const claimed = proof.systemShot;
  if (systemShot === null) return claimed === null ? open("system") : judged("system", false, { claimed });
  const found = fiveDigits(systemShot);
  return claimed === null ? judged("system", false, { found }) : compared("system", claimed, found);
}

/** The result is published with w, and only with enough shots. */
export function resultStep(proof: SealedProof, { result, systemShot }: Drawn): SealedStep {
  const claimed = proof.result && numbersOf(proof.result);
  if (result && claimed !== null) return compared("result", claimed, numbersOf(result));
  if (result) return judged("result", false, { found: numbersOf(result) });
  if (claimed !== null) return judged("result", false, { claimed });
  return systemShot === null ? open("result") : judged("result", false);
}

/** The site pays by the drawn result. Null where the paid result is unknown and need not be known. */
export function publishedStep(
  { voidReason }: SealedProof,
  { result }: Drawn,
  { published, site }: DrawKnowledge,
): SealedStep | null {
  if (published === undefined) return site === undefined || voidReason !== null ? null : open("published");
  const claimed = numbersOf(published);
  if (voidReason !== null) return judged("published", false, { claimed });
  return result ? compared("published", claimed, numbersOf(result)) : { ...open("published"), claimed };
}

/**
 * Nothing was drawn, for a valid reason: the round was voided before the freeze, of which nothing is published,
 * or after a complete freeze, because the sealed beacon never came.
 * @param receipts how many valid receipts of the round this device has
 */
export function voidStep(proof: SealedProof, receipts: number): SealedStep {
  const { voidReason, seal, beacon, rows, w, systemShot, result } = proof;
  const isDrawn = w !== null || systemShot !== null || result !== null;
  const { listHash, witnesses, headBefore, head, seed, frozenAt } = proof;
  const parts = [listHash, witnesses, headBefore, head, seed, frozenAt];
  const doesReasonHold =
    voidReason === "beacon-missing"
      ? parts.every((part) => part !== null) && seal.chainHash !== "" && beacon === ""
      : parts.every((part) => part === null);
  const wereEnough = voidReason === "shots-too-few" && Math.max(rows.length, receipts) >= SHOTS_MIN;
  return judged("void", !isDrawn && doesReasonHold && !wereEnough, { claimed: voidReason ?? "" });
}

/** "014 · 16" */
const numbersOf = ({ top3, bottom2 }: ThreeDigitResult) => `${top3} · ${bottom2}`;

const fiveDigits = (value: number) => String(value).padStart(5, "0");
