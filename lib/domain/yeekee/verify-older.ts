/** Verdicts on draws by the rules before version 3, whose steps `verifyDraw` recomputes. */
import { epochMsOrNaN } from "../time/time";
import type { Hashing } from "./draw";
import type { DrawProof, ProofStep, StepName } from "./draw-proof";
import { type Verdict, verifyDraw, type Witness } from "./proof";
import { type AnyProof, writeProofFile } from "./proof-file";
import { checkReceipt, type ShotReceipt } from "./receipt";

/**
 * round: it is the requested one. receipts: every stored receipt is in the list. record: it equals what the site
 * publishes.
 */
export type OlderStepName = "round" | StepName | "receipts" | "record";

export type OlderStep = Omit<ProofStep, "name"> & { readonly name: OlderStepName };

export interface OlderVerdict extends Omit<Verdict, "state" | "steps"> {
  /**
   * own: the site's own, and every step is right. consistent: it agrees with itself; whether it is the site's is
   * unknown.
   * broken: `brokenAt` is wrong. open: something is not published yet, or must be looked up elsewhere.
   */
  readonly verdict: "own" | "consistent" | "broken" | "open";
  readonly brokenAt: OlderStepName | null;
  readonly steps: readonly OlderStep[];
}

export interface OlderKnowledge extends Witness {
  /** The round that the reader asked for. */
  readonly betId: string;
  /** What the site itself publishes of this round; absent: not known. */
  readonly site?: AnyProof;
  /** The reader's stored receipts of the round. */
  readonly receipts?: readonly ShotReceipt[];
}

export async function verifyOlder(
  proof: DrawProof,
  hashing: Hashing,
  { betId, site, receipts = [], ...witness }: OlderKnowledge,
): Promise<OlderVerdict> {
  const { state: _, steps: recomputed, ...found } = await verifyDraw(proof, hashing, witness);
  const steps: OlderStep[] = [
    ...(betId === proof.betId ? [] : [{ name: "round", state: "wrong", claimed: proof.betId } as const]),
    ...recomputed.map((step) => (step.name === "list" && isFrozenEarly(proof) ? wrong(step) : step)),
    ...(proof.listHash !== null && receipts.length > 0 ? [await receiptsStep(proof, receipts, hashing)] : []),
    ...(site ? [await recordStep(proof, site, hashing)] : []),
  ];
  const brokenAt = steps.find(({ state }) => state === "wrong")?.name ?? null;
  const isWhole = steps.every(({ state }) => state === "right");
  return {
    ...found,
    verdict: brokenAt ? "broken" : !isWhole ? "open" : site ? "own" : "consistent",
    brokenAt,
    steps,
  };
}

const wrong = (step: ProofStep): ProofStep => ({ ...step, state: "wrong" });

/** A list frozen before the end of shooting could have been frozen at a chosen shot. */
const isFrozenEarly = ({ frozenAt, shotsUntil }: DrawProof): boolean =>
  Boolean(frozenAt && shotsUntil && !(epochMsOrNaN(frozenAt) >= epochMsOrNaN(shotsUntil)));

/** Both are written as files and compared byte by byte. */
async function recordStep(proof: DrawProof, site: AnyProof, hashing: Hashing): Promise<OlderStep> {
  const [one, other] = await Promise.all([writeProofFile(proof, hashing), writeProofFile(site, hashing)]);
  return { name: "record", state: one === other ? "right" : "wrong" };
}

async function receiptsStep(
  proof: DrawProof,
  receipts: readonly ShotReceipt[],
  hashing: Hashing,
): Promise<OlderStep> {
  const verdicts = await Promise.all(receipts.map((receipt) => checkReceipt(receipt, proof, hashing)));
  return { name: "receipts", state: verdicts.includes("missing") ? "wrong" : "right" };
}
