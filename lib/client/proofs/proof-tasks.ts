/** What is done with proofs in a thread of its own. Arguments and answers are plain data that can be sent there. */

import { loadHashing } from "@/lib/client/device/hashing";
import { chainOf } from "@/lib/domain/yeekee/beacon-step";
import { type CheckedProof, checkProof, type ProofKnowledge } from "@/lib/domain/yeekee/check-proof";
import {
  type AnyProof,
  type ReadProofFile,
  readProofFile,
  writeProofFile,
} from "@/lib/domain/yeekee/proof-file";
import { checkReceipt, type ReceiptVerdict, readReceipt } from "@/lib/domain/yeekee/receipt";
import { isSealedProof } from "@/lib/domain/yeekee/sealed-proof";

export interface ProofTasks {
  check(proof: AnyProof, known: ProofKnowledge): Promise<CheckedProof>;
  read(bytes: Uint8Array): Promise<ReadProofFile>;
  write(proof: AnyProof): Promise<string>;
  /** Looks receipts up, one a line. */
  receipts(lines: readonly string[], proof: AnyProof): Promise<readonly ReceiptVerdict[]>;
}

/** @param onProgress how much of a check is done, 0 to 1 */
export async function loadProofTasks(onProgress: (share: number) => void): Promise<ProofTasks> {
  const hashing = await loadHashing();
  return {
    check: async (proof, known) =>
      checkProof(proof, known, { hashing, isSigned: await signaturesFor(proof), onProgress }),
    read: (bytes) => readProofFile(bytes, hashing),
    write: (proof) => writeProofFile(proof, hashing),
    receipts: (lines, proof) =>
      Promise.all(lines.map((line) => checkReceipt(readReceipt(line), proof, hashing))),
  };
}

/** Only where there is a signature that can be told; what can't be loaded leaves it to be looked up. */
async function signaturesFor(proof: AnyProof) {
  if (isSealedProof(proof) || !proof.beacon || !chainOf(proof)) return undefined;
  return import("./drand").then(({ loadSignatures }) => loadSignatures()).catch(() => undefined);
}
