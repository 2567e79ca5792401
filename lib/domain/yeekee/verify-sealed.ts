import { bytesOf, commitmentOf, type Hashing, type ShotRow } from "./draw";
import { isDrawRules, isRealDraw } from "./draw-rules";
import { isLateFreeze } from "./late-freeze";
import {
  type Drawn,
  drawnOf,
  publishedStep,
  resultStep,
  systemStep,
  voidStep,
  workStep,
} from "./sealed-draw";
import { freezeStep, instantOf, listSteps, logStep, receiptsOf, witnessesStep } from "./sealed-list";
import { beaconStep, roundStep, rulesStep, sealStep } from "./sealed-promise";
import type { SealedProof } from "./sealed-proof";
import {
  compared,
  type DrawKnowledge,
  isHash,
  judged,
  open,
  type SealedStep,
  type SealedStepName,
} from "./sealed-steps";
import { receivedStep, recordStep } from "./sealed-witness";
import { type WitnessClaim, witnessClaim } from "./witness-claim";
import { isInTree } from "./witness-tree";

export type { DrawKnowledge, SealedStepName } from "./sealed-steps";

export interface SealedVerdict extends Drawn {
  /**
   * own: the site's own, and every step is right. consistent: it agrees with itself; whether it is the site's is
   * unknown. broken: `brokenAt` is wrong. open: something is not published yet.
   */
  readonly verdict: "own" | "consistent" | "broken" | "open";
  /** The first step that is wrong. */
  readonly brokenAt: SealedStepName | null;
  readonly steps: readonly SealedStep[];
  /** Oldest first; unreadable rows are left out. */
  readonly shots: readonly ShotRow[];
  /** How late the freeze was published, in ms; null when it was in time. */
  readonly late: number | null;
  /** Drawn by a test clock's rules: not a real draw, even when every step is right. */
  readonly isTest: boolean;
  /** strong: `claim` is heard. none: no page sent random bytes. unheard: this device cannot tell. */
  readonly witness: "strong" | "none" | "unheard";
  /** What this device can claim; null where nothing was drawn, or where a step is wrong. */
  readonly claim: WitnessClaim | null;
}

/**
 * Recomputes a draw of version 3 from its proof. Each step starts from what the proof says of the step before,
 * so that a change is found at the step where it was made.
 * @param onProgress gets how many of the seal's steps have been computed back
 */
export async function verifySealed(
  proof: SealedProof,
  hashing: Hashing,
  known: DrawKnowledge = {},
  onProgress?: (done: number) => void,
): Promise<SealedVerdict> {
  const { steps, shots, drawn } = await check(proof, hashing, known, onProgress);
  const brokenAt = steps.find(({ state }) => state === "wrong")?.name ?? null;
  const verdict = brokenAt ? "broken" : soundVerdict(proof, steps, known);
  const isFinal = proof.w !== null && (verdict === "own" || verdict === "consistent");
  const claim = isFinal ? await claimOf(proof, hashing, known) : null;
  const lateMs = latenessOf(proof);
  return {
    ...drawn,
    verdict,
    brokenAt,
    steps,
    shots,
    late: isLateFreeze(lateMs) ? lateMs : null,
    isTest: !isDrawRules(proof.seal.rules) || !isRealDraw(proof.seal.rules),
    witness: claim?.kind === "heard" ? "strong" : proof.witnesses?.count === 0 ? "none" : "unheard",
    claim,
  };
}

async function check(
  proof: SealedProof,
  hashing: Hashing,
  known: DrawKnowledge,
  onProgress?: (done: number) => void,
): Promise<{ steps: SealedStep[]; shots: ShotRow[]; drawn: Drawn }> {
  const list = await listSteps(proof, hashing);
  const drawn = await drawnOf(proof, list.shots, hashing);
  const receipts = await receiptsOf(proof, known.receipts ?? [], hashing);
  const rules = rulesStep(proof, known);
  const seal = await sealStep(proof, hashing);
  const isSealRight = rules.state === "right" && seal.state === "right";
  const isVoid = proof.voidReason !== null;
  const steps = [
    roundStep(proof, known),
    rules,
    seal,
    receivedStep(proof, known.heard),
    await commitmentStep(proof, hashing),
    ...list.steps,
    receiptsStep(proof, receipts),
    await witnessesStep(proof, hashing),
    await logStep(proof, hashing),
    freezeStep(proof),
    beaconStep(proof),
    ...(isVoid
      ? []
      : [
          await workStep(proof, isSealRight, hashing, onProgress),
          systemStep(proof, drawn),
          resultStep(proof, drawn),
        ]),
    publishedStep(proof, drawn, known),
    isVoid ? voidStep(proof, receipts.whole) : null,
    recordStep(proof, known),
  ].filter((step) => step !== null);
  // A refunded round is final: nothing of it is still to come.
  return { steps: isVoid ? steps.filter((step) => !isToCome(step)) : steps, shots: list.shots, drawn };
}

/** Whether a step waits for the round; an older record does not, nor a step that can only be looked up elsewhere. */
const isToCome = ({ name, state, lookUp }: SealedStep): boolean =>
  state === "open" && !lookUp && name !== "record";

/** The verdict where no step is wrong. */
function soundVerdict(
  { betId }: SealedProof,
  steps: readonly SealedStep[],
  { pageBetId }: DrawKnowledge,
): SealedVerdict["verdict"] {
  if (steps.some(isToCome)) return "open";
  const isRecord = steps.some(({ name, state }) => name === "record" && state === "right");
  return isRecord && pageBetId === betId ? "own" : "consistent";
}

async function commitmentStep({ seed, seal }: SealedProof, hashing: Hashing): Promise<SealedStep> {
  if (seed === null) return open("commitment");
  if (!isHash(seed)) return judged("commitment", false, { claimed: seal.commitment });
  return compared("commitment", seal.commitment, await commitmentOf(bytesOf(seed), hashing));
}

/** Null where this device has no receipt of the round. */
function receiptsStep(
  { listHash }: SealedProof,
  { whole, missing }: { whole: number; missing: number },
): SealedStep | null {
  if (whole === 0) return null;
  if (listHash === null) return open("receipts");
  return judged("receipts", missing === 0, { claimed: String(whole), found: String(whole - missing) });
}

/** By the site's own statement and by its two times, whichever is worse. */
const latenessOf = ({ lateMs, frozenAt, seal }: SealedProof): number =>
  frozenAt === null ? 0 : Math.max(lateMs ?? 0, instantOf(frozenAt) - seal.endsAt);

async function claimOf(
  proof: SealedProof,
  hashing: Hashing,
  { heard }: DrawKnowledge,
): Promise<WitnessClaim> {
  const path = heard?.path;
  const { witnesses } = proof;
  const doesPathHold =
    path && path.count === witnesses?.count
      ? await isInTree({ ...path, root: witnesses.root }, hashing)
      : false;
  return witnessClaim({ heard, proof, doesPathHold });
}
