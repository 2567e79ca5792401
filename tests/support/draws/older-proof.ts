import type { ReplyOf } from "@/lib/contract/endpoint";
import type { yingProof } from "@/lib/contract/yings";
import type { DrawProof } from "@/lib/domain/yeekee/draw-proof";
import { isSealedProof, type SealedProof } from "@/lib/domain/yeekee/sealed-proof";

/** A published proof as one by the rules before version 3. Throws when it is of version 3. */
export function olderOf(proof: ReplyOf<typeof yingProof>): DrawProof {
  if (isSealedProof(proof)) throw new Error(`the draw of ${proof.betId} is of version 3`);
  return proof;
}

/** The same as one of version 3. Throws when it is older. */
export function sealedOf(proof: ReplyOf<typeof yingProof>): SealedProof {
  if (!isSealedProof(proof)) throw new Error(`the draw of ${proof.betId} is older than version 3`);
  return proof;
}
