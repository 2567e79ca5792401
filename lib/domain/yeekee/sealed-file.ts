/** The contents of a proof file of version 3; `proof-file` writes and reads it. */
import type { SealedProof } from "./sealed-proof";

export const SEALED_FORMAT = "yeekee-proof-3";

/** Every field in one order, so that the same proof always gives the same bytes. */
export function sealedInOrder(proof: SealedProof): SealedProof {
  const { seal, witnesses, result } = proof;
  return {
    version: 3,
    betId: proof.betId,
    seal: {
      rules: seal.rules,
      steps: seal.steps,
      endsAt: seal.endsAt,
      commitment: seal.commitment,
      chainHash: seal.chainHash,
      beaconRound: seal.beaconRound,
      hash: seal.hash,
    },
    rows: proof.rows.map(({ row, rowHash }) => ({ row, rowHash })),
    listHash: proof.listHash,
    witnesses: witnesses && { count: witnesses.count, root: witnesses.root },
    headBefore: proof.headBefore,
    head: proof.head,
    seed: proof.seed,
    beacon: proof.beacon,
    w: proof.w,
    systemShot: proof.systemShot,
    result: result && { top3: result.top3, bottom2: result.bottom2 },
    frozenAt: proof.frozenAt,
    lateMs: proof.lateMs,
    voidReason: proof.voidReason,
  };
}
