import type { ThreeDigitResult } from "../settlement/settlement";
import type { DrawRules } from "./draw-rules";

/** A round's promise with its hash, as it is published when the round opens (`yings.summary`). */
export interface PublishedSeal {
  readonly rules: DrawRules;
  readonly steps: number;
  /** End of shooting, epoch ms. */
  readonly endsAt: number;
  readonly commitment: string;
  readonly chainHash: string;
  readonly beaconRound: string;
  readonly hash: string;
}

/** A draw of version 3 (`yings.proof`). Null or empty: not published yet. Hex in lower case. */
export interface SealedProof {
  readonly version: 3;
  readonly betId: string;
  readonly seal: PublishedSeal;
  /** Oldest first; none until the list is frozen. */
  readonly rows: readonly { readonly row: string; readonly rowHash: string }[];
  readonly listHash: string | null;
  readonly witnesses: { readonly count: number; readonly root: string } | null;
  /** The log's heads before and after the entry of the freeze. */
  readonly headBefore: string | null;
  readonly head: string | null;
  readonly seed: string | null;
  /** drand's randomness of the sealed round; empty without a chain, or before it has come. */
  readonly beacon: string;
  /** 512 hex digits. */
  readonly w: string | null;
  /** Five digits. */
  readonly systemShot: string | null;
  readonly result: ThreeDigitResult | null;
  /** ISO with offset. */
  readonly frozenAt: string | null;
  /** How long after the end of shooting the freeze was published, ms. */
  readonly lateMs: number | null;
  /** Why nothing was drawn. */
  readonly voidReason: string | null;
}

/** Whether a published proof, or a file's contents, has the fields of version 3. Their values are not checked. */
export function isSealedProof(value: unknown): value is SealedProof {
  if (!isObject(value) || value.version !== 3) return false;
  const { seal, rows, witnesses, result } = value;
  return (
    [value.betId, value.beacon].every(isText) &&
    isObject(seal) &&
    [seal.rules, seal.commitment, seal.chainHash, seal.beaconRound, seal.hash].every(isText) &&
    [seal.steps, seal.endsAt].every(isNumber) &&
    Array.isArray(rows) &&
    rows.every((one) => isObject(one) && isText(one.row) && isText(one.rowHash)) &&
    (witnesses === null || (isObject(witnesses) && isNumber(witnesses.count) && isText(witnesses.root))) &&
    (result === null || (isObject(result) && isText(result.top3) && isText(result.bottom2))) &&
    [
      value.listHash,
      value.headBefore,
      value.head,
      value.seed,
      value.w,
      value.systemShot,
      value.frozenAt,
      value.voidReason,
    ].every((one) => one === null || isText(one)) &&
    (value.lateMs === null || isNumber(value.lateMs))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isText = (value: unknown) => typeof value === "string";
const isNumber = (value: unknown) => typeof value === "number";
