/** Checks of a proof of version 3 against what this device received and what the site publishes. */
import { sealedInOrder } from "./sealed-file";
import { isSealedProof, type SealedProof } from "./sealed-proof";
import { type DrawKnowledge, judged, open, type SealedStep } from "./sealed-steps";
import type { ReceivedRound } from "./witness-claim";

/** Null where this device received nothing of the round before its draw. */
export function receivedStep(proof: SealedProof, heard: ReceivedRound | null | undefined): SealedStep | null {
  if (!heard || !(heard.commitment || heard.seal || heard.freeze)) return null;
  const { seal, freeze, commitment } = heard;
  const isPromised =
    (!commitment || commitment === proof.seal.commitment) &&
    (!seal || sealFields.every((field) => seal[field] === proof.seal[field]));
  if (!freeze) return judged("heard", isPromised);
  // After its freeze was published, a round can be voided for one reason only.
  const isVoid = proof.voidReason !== null && proof.voidReason !== "beacon-missing";
  const isFrozen = proof.listHash !== null || proof.head !== null;
  if (!isVoid && !isFrozen) return isPromised ? open("heard") : judged("heard", false);
  return judged("heard", isPromised && !isVoid && isHeard(proof, freeze.message));
}

const sealFields = ["rules", "steps", "endsAt", "commitment", "chainHash", "beaconRound", "hash"] as const;

const isHeard = (proof: SealedProof, message: NonNullable<ReceivedRound["freeze"]>["message"]): boolean =>
  message.seal === proof.seal.hash &&
  message.listHash === proof.listHash &&
  message.witnessRoot === proof.witnesses?.root &&
  message.seed === proof.seed &&
  message.headBefore === proof.headBefore &&
  message.head === proof.head;

/**
 * Compares the proof with what the site publishes of the round, field by field. Open where one of them has less
 * than the other, because it is older. A refunded round is final: nothing more is published of it.
 */
export function recordStep(proof: SealedProof, { site }: DrawKnowledge): SealedStep | null {
  if (site === undefined) return null;
  if (!isSealedProof(site)) return judged("record", false);
  const sites = new Map<string, unknown>(Object.entries(sealedInOrder(site)));
  const differing = Object.entries(sealedInOrder(proof))
    .map(([field, mine]) => ({ mine, theirs: sites.get(field) }))
    .filter(({ mine, theirs }) => JSON.stringify(mine) !== JSON.stringify(theirs));
  if (differing.length === 0) return judged("record", true);
  const areOfOtherMoments = differing.every(
    ({ mine, theirs }) =>
      (isMissing(mine) && proof.voidReason === null) || (isMissing(theirs) && site.voidReason === null),
  );
  return areOfOtherMoments ? open("record") : judged("record", false);
}

const isMissing = (value: unknown) =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);
