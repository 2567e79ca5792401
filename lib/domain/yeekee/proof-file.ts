/**
 * A proof as a file to save. It has one canonical form and contains its own digest, so that any changed byte is
 * detected. Version 3 and the older rules have a format each.
 */
import { type Hashing, hex, utf8 } from "./draw";
import type { DrawProof } from "./draw-proof";
import { SEALED_FORMAT, sealedInOrder } from "./sealed-file";
import { isSealedProof, type SealedProof } from "./sealed-proof";

/** A proof by the rules of its round. */
export type AnyProof = DrawProof | SealedProof;

const OLDER_FORMAT = "yeekee-proof-1";
/** A list has about a thousand rows; no proof file comes near this size. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The text of the file, UTF-8. */
export async function writeProofFile(proof: AnyProof, hashing: Hashing): Promise<string> {
  const isSealed = isSealedProof(proof);
  const ordered = isSealed ? sealedInOrder(proof) : inOrder(proof);
  const sha256 = hex(await hashing.sha256(utf8(JSON.stringify(ordered))));
  const format = isSealed ? SEALED_FORMAT : OLDER_FORMAT;
  return `${JSON.stringify({ format, sha256, proof: ordered }, null, 1)}\n`;
}

export type ReadProofFile =
  | { readonly kind: "whole"; readonly proof: AnyProof }
  /** A valid proof whose digest differs; its contents can still be shown. */
  | { readonly kind: "altered"; readonly proof: AnyProof }
  | { readonly kind: "unreadable" };

/** Reads a file of `writeProofFile` from its bytes; never throws. */
export async function readProofFile(bytes: Uint8Array, hashing: Hashing): Promise<ReadProofFile> {
  const text = bytes.length > MOST_BYTES ? null : textOf(bytes);
  const proof = text === null ? null : proofOf(text);
  if (text === null || !proof) return { kind: "unreadable" };
  return (await writeProofFile(proof, hashing)) === text
    ? { kind: "whole", proof }
    : { kind: "altered", proof };
}

/** All fields in one order, null where there is nothing. */
function inOrder(proof: DrawProof): DrawProof {
  return {
    betId: proof.betId,
    commitment: proof.commitment,
    seed: proof.seed,
    listHash: proof.listHash,
    beacon: proof.beacon,
    beaconRound: proof.beaconRound ?? null,
    beaconChain: proof.beaconChain ?? null,
    beaconSignature: proof.beaconSignature ?? null,
    shotsUntil: proof.shotsUntil ?? null,
    frozenAt: proof.frozenAt ?? null,
    systemShot: proof.systemShot ?? null,
    withSystemShot: proof.withSystemShot,
    rows: proof.rows.map(({ row, rowHash }) => ({ row, rowHash })),
    result: proof.result && { top3: proof.result.top3, bottom2: proof.result.bottom2 },
  };
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function proofOf(text: string): AnyProof | null {
  try {
    const file: unknown = JSON.parse(text);
    if (!isObject(file)) return null;
    return isSealedProof(file.proof) || isOlderProof(file.proof) ? file.proof : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown, pattern: RegExp) => typeof value === "string" && pattern.test(value);
const isHash = (value: unknown) => value === null || isText(value, /^[0-9a-f]{64}$/);

function isOlderProof(value: unknown): value is DrawProof {
  if (!isObject(value) || "version" in value) return false;
  const { rows, result } = value;
  return (
    typeof value.betId === "string" &&
    [value.commitment, value.seed, value.listHash, value.beaconChain].every(isHash) &&
    isText(value.beacon, /^[0-9a-f]{0,128}$/) &&
    (value.beaconSignature === null || isText(value.beaconSignature, /^([0-9a-f]{2}){32,128}$/)) &&
    (value.beaconRound === null || typeof value.beaconRound === "number") &&
    [value.shotsUntil, value.frozenAt, value.systemShot].every(
      (one) => one === null || typeof one === "string",
    ) &&
    typeof value.withSystemShot === "boolean" &&
    Array.isArray(rows) &&
    rows.every((one) => isObject(one) && typeof one.row === "string" && typeof one.rowHash === "string") &&
    (result === null ||
      (isObject(result) && isText(result.top3, /^\d{3}$/) && isText(result.bottom2, /^\d{2}$/)))
  );
}
