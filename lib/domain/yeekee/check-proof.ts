/**
 * The complete check of a draw on one device: the verdict, the device's own receipts, and the freeze it
 * received.
 */
import type { ThreeDigitResult } from "../settlement/settlement";
import type { IsSigned } from "./beacon-step";
import type { Hashing } from "./draw";
import type { DrawProof } from "./draw-proof";
import { rulesOf } from "./draw-rules";
import type { AnyProof } from "./proof-file";
import { checkReceipt, type ReceiptVerdict, type ShotReceipt } from "./receipt";
import { isSealedProof, type SealedProof } from "./sealed-proof";
import { type OlderVerdict, verifyOlder } from "./verify-older";
import { type SealedVerdict, verifySealed } from "./verify-sealed";
import type { ReceivedRound } from "./witness-claim";

/** What this device stored of the round while it ran. */
interface StoredRound extends ReceivedRound {
  readonly commitment: string | null;
  readonly receipts: readonly ShotReceipt[];
}

export interface ProofKnowledge {
  /** The round that the reader asked for. */
  readonly betId: string;
  /** What the site publishes of this round; absent: not known. */
  readonly site?: AnyProof;
  /** The result that the site pays by. */
  readonly published?: ThreeDigitResult;
  /** The game of the round as the site tells it. */
  readonly betType?: string;
  readonly kept: StoredRound;
}

export interface ProofTools {
  readonly hashing: Hashing;
  readonly isSigned?: IsSigned;
  /** Progress of the work, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

interface Kept {
  /** Receipts of the round stored on this device, and the verdict on each in this proof. */
  readonly kept: readonly { readonly receipt: ShotReceipt; readonly verdict: ReceiptVerdict }[];
}

/** A draw of version 3. */
export interface CheckedSealed extends Kept {
  readonly kind: "sealed";
  readonly proof: SealedProof;
  readonly verdict: SealedVerdict;
  /**
   * When this device sent its random bytes that were included, and when it received the freeze: epoch ms by its
   * own clock.
   */
  readonly moments: { readonly sentMs: number; readonly heardMs: number } | null;
}

/** A draw by the rules before version 3. */
export interface CheckedOlder extends Kept {
  readonly kind: "older";
  readonly proof: DrawProof;
  readonly verdict: OlderVerdict;
}

export type CheckedProof = CheckedSealed | CheckedOlder;

export async function checkProof(
  proof: AnyProof,
  known: ProofKnowledge,
  { hashing, isSigned, onProgress }: ProofTools,
): Promise<CheckedProof> {
  const { betId, site, published, betType, kept } = known;
  const { receipts } = kept;
  const looked = await Promise.all(
    receipts.map(async (receipt) => ({ receipt, verdict: await checkReceipt(receipt, proof, hashing) })),
  );
  if (!isSealedProof(proof)) {
    const seenCommitment = kept.commitment ?? undefined;
    const verdict = await verifyOlder(proof, hashing, {
      betId,
      site,
      published,
      receipts,
      seenCommitment,
      isSigned,
    });
    return { kind: "older", proof, verdict, kept: looked };
  }
  const sealedKnowledge = {
    site,
    published,
    pageBetId: betId,
    expectedRules: betType === undefined ? undefined : rulesOf(betType),
    heard: kept,
    receipts,
  };
  const verdict = await verifySealed(proof, hashing, sealedKnowledge, (done) =>
    onProgress?.(done / proof.seal.steps),
  );
  return { kind: "sealed", proof, verdict, moments: momentsOf(kept), kept: looked };
}

function momentsOf({ witnesses, path, freeze }: ReceivedRound): CheckedSealed["moments"] {
  const sent = witnesses.find(({ value }) => value === path?.value);
  return sent && freeze ? { sentMs: sent.sentAt.wall, heardMs: freeze.heardAt.wall } : null;
}
