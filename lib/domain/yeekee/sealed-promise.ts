/** Checks of what a round of version 3 promised when it opened. */
import { chainOf } from "./beacon-step";
import type { Hashing } from "./draw";
import { areStepsOf, isDrawRules, isRealDraw } from "./draw-rules";
import { sealOf } from "./seal";
import type { PublishedSeal, SealedProof } from "./sealed-proof";
import { BEACON_AFTER_MS } from "./sealed-round-times";
import { compared, type DrawKnowledge, isHash, judged, type SealedStep } from "./sealed-steps";

export function roundStep({ betId }: SealedProof, { pageBetId }: DrawKnowledge): SealedStep {
  const isName = /^[A-Za-z0-9_-]{1,64}$/.test(betId);
  return isName && pageBetId !== undefined
    ? compared("round", betId, pageBetId)
    : judged("round", isName, { claimed: betId });
}

/** The game's own rules, or a test clock's, which `isTest` marks. */
export function rulesStep({ seal }: SealedProof, { expectedRules }: DrawKnowledge): SealedStep {
  const { rules, steps } = seal;
  const isOwn =
    isDrawRules(rules) &&
    areStepsOf(rules, steps) &&
    (expectedRules === undefined || rules === expectedRules || !isRealDraw(rules));
  return judged("rules", isOwn, { claimed: `${rules} · ${steps}` });
}

export async function sealStep({ betId, seal }: SealedProof, hashing: Hashing): Promise<SealedStep> {
  const found = await sealOf({ betId, ...seal }, hashing);
  return judged("seal", isWhole(seal) && seal.hash === found, { claimed: seal.hash, found });
}

const isWhole = ({ endsAt, commitment, chainHash, beaconRound }: PublishedSeal): boolean =>
  Number.isSafeInteger(endsAt) &&
  endsAt > 0 &&
  isHash(commitment) &&
  (chainHash === "" ? beaconRound === "" : isHash(chainHash) && /^[1-9]\d{0,15}$/.test(beaconRound));

/**
 * The promised beacon: the first round of its chain at 30 s after the shooting or later, so that nobody knew it
 * while shots were taken. Null where none was promised. Its randomness is looked up at drand.
 */
export function beaconStep(proof: SealedProof): SealedStep | null {
  const { seal, beacon, w, voidReason } = proof;
  if (seal.chainHash === "") return beacon === "" ? null : judged("beacon", false, { claimed: beacon });
  const chain = chainOf({ beaconChain: seal.chainHash });
  if (chain && isRealDraw(seal.rules)) {
    const afterMs = seal.endsAt + BEACON_AFTER_MS - chain.genesisSeconds * 1_000;
    const round = String(Math.ceil(afterMs / (chain.periodSeconds * 1_000)) + 1);
    if (round !== seal.beaconRound) return compared("beacon", seal.beaconRound, round);
  }
  if (beacon === "" && w !== null) return judged("beacon", false);
  if (beacon === "" && voidReason === null) return { name: "beacon", state: "open" };
  if (beacon !== "" && !isHash(beacon)) return judged("beacon", false, { claimed: beacon });
  return { name: "beacon", state: "open", lookUp: true, ...(beacon !== "" && { claimed: beacon }) };
}
