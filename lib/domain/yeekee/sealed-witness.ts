/** Checks of a proof of version 3 against what this device received and what the site publishes. */
import { isSealedProof, type SealedProof } from "./sealed-proof";
import { type DrawKnowledge, judged, open, type SealedStep } from "./sealed-steps";
import type { HeardRound } from "./witness-claim";

/** Null where this device received nothing of the round before its draw. */
export function heardStep(proof: SealedProof, heard: HeardRound | null | undefined): SealedStep | null {
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

const isHeard = (proof: SealedProof, message: NonNullable<HeardRound["freeze"]>["message"]): boolean =>
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
  const states = fields.map((field) => {
    const [mine, sites] = [proof[field], site[field]];
    if (canonical(mine) === canonical(sites)) return "right";
    const isEarlier = isMissing(mine) && proof.voidReason === null;
    const isLater = isMissing(sites) && site.voidReason === null;
    return isEarlier || isLater ? "open" : "wrong";
  });
  const state = states.find((one) => one === "wrong") ?? states.find((one) => one === "open") ?? "right";
  return { name: "record", state };
}

const fields = [
  "betId",
  "rows",
  "listHash",
  "witnesses",
  "headBefore",
  "head",
  "seed",
  "beacon",
  "w",
  "systemShot",
  "result",
  "frozenAt",
  "lateMs",
  "voidReason",
  "seal",
] as const satisfies readonly (keyof SealedProof)[];

type Value = SealedProof[(typeof fields)[number]];

const isMissing = (value: Value) =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** JSON in one order of fields, whatever order they came in. */
const canonical = (value: Value): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === "object" && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
