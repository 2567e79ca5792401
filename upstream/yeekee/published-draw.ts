/** A draw as everybody may see it: what is not public yet is null, and the reply is the same for everybody. */
import type { ReplyOf } from "@/lib/contract/endpoint";
import { threeDigitResult } from "@/lib/contract/results";
import type { DrawFreeze, DrawSeal, yingProof } from "@/lib/contract/yings";
import { bangkokIso } from "@/lib/domain/time/time";
import type { Tx } from "../db/tx";
import type { RoundRow } from "../rounds/round-view";
import { isSealed, type PublicDraw, type SealedDraw } from "./draws";
import { frozenRows, voidRows } from "./frozen-rows";

type Proof = ReplyOf<typeof yingProof>;

export const proofOf = (tx: Tx, row: RoundRow, draw: PublicDraw): Promise<Proof> =>
  isSealed(draw) ? sealedProofOf(tx, row, draw) : olderProofOf(tx, row, draw);

export const sealOfDraw = ({
  rules,
  steps,
  endsAt,
  commitment,
  beaconChain,
  sealedBeaconRound,
  seal,
}: SealedDraw): DrawSeal => ({
  rules,
  steps,
  endsAt: endsAt.getTime(),
  commitment,
  chainHash: beaconChain ?? "",
  beaconRound: sealedBeaconRound,
  hash: seal,
});

/** Null until the list is frozen. */
export function freezeOfDraw(draw: PublicDraw): DrawFreeze | null {
  const { listHash, witnessRoot, seed, headBefore, head, frozenAt } = draw;
  if (!listHash || !witnessRoot || !seed || !headBefore || !head || !frozenAt) return null;
  return { listHash, witnessRoot, seed, headBefore, head, frozenAt: bangkokIso(frozenAt.getTime()) };
}

export const fiveDigits = (shot: number | null) => (shot === null ? null : String(shot).padStart(5, "0"));

async function sealedProofOf(tx: Tx, row: RoundRow, draw: SealedDraw<PublicDraw>): Promise<Proof> {
  const { betId, listHash, witnessRoot, witnessCount, headBefore, head, seed, beacon, w, voidReason } = draw;
  return {
    version: 3,
    betId,
    seal: sealOfDraw(draw),
    rows:
      listHash === null && voidReason !== null
        ? await voidRows(tx, betId, draw.seal)
        : await frozenRows(tx, betId, listHash),
    listHash,
    witnesses:
      witnessRoot === null || witnessCount === null ? null : { count: witnessCount, root: witnessRoot },
    headBefore,
    head,
    seed,
    beacon: beacon ?? "",
    w,
    systemShot: fiveDigits(draw.systemShot),
    result: resultOfDraw(row, draw),
    frozenAt: isoOf(draw.frozenAt),
    lateMs: draw.frozenLateMs,
    voidReason,
  };
}

async function olderProofOf(tx: Tx, row: RoundRow, draw: PublicDraw): Promise<Proof> {
  const { betId, commitment, seed, listHash, beacon, beaconRound, beaconChain, beaconSignature } = draw;
  return {
    betId,
    commitment,
    seed,
    listHash,
    beacon: beacon ?? "",
    beaconRound,
    beaconChain,
    beaconSignature,
    shotsUntil: bangkokIso(row.resultAt.getTime()),
    frozenAt: isoOf(draw.frozenAt),
    systemShot: fiveDigits(draw.systemShot),
    withSystemShot: draw.withSystemShot,
    rows: await frozenRows(tx, betId, listHash),
    result: resultOfDraw(row, draw),
  };
}

const isoOf = (moment: Date | null) => moment && bangkokIso(moment.getTime());

/**
 * With the number it follows from, which anyone can compute it from: before the settlement begins, and while the round
 * waits for a second look. Without it the draw would seem to hide its result.
 */
const resultOfDraw = ({ result }: RoundRow, { revealedAt }: PublicDraw) =>
  revealedAt && result ? threeDigitResult.parse(result) : null;
