/** Tasks of the web worker for proofs. Arguments and results are plain data that can be posted. */

import { loadHashing } from "@/lib/client/device/hashing";
import { chainOf } from "@/lib/domain/yeekee/beacon-step";
import { checkProof, type ProofKnowledge } from "@/lib/domain/yeekee/check-proof";
import {
  type AnyProof,
  type ReadProofFile,
  readProofFile,
  writeProofFile,
} from "@/lib/domain/yeekee/proof-file";
import { checkReceipt, type ReceiptVerdict, readReceipt } from "@/lib/domain/yeekee/receipt";
import { isSealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { type ShownCheck, shownCheck } from "./shown-check";

export interface ProofTasks {
  check(proof: AnyProof, known: ProofKnowledge): Promise<ShownCheck>;
  read(bytes: Uint8Array): Promise<ReadProofFile>;
  write(proof: AnyProof): Promise<string>;
  /** Checks receipts, one per line. */
  receipts(lines: readonly string[], proof: AnyProof): Promise<readonly ReceiptVerdict[]>;
}

/** @param onProgress progress of a check, 0 to 1 */
export async function loadProofTasks(onProgress: (share: number) => void): Promise<ProofTasks> {
  const hashing = await loadHashing();
  return {
    check: async (proof, known) =>
      shownCheck(
        await checkProof(proof, known, { hashing, isSigned: await signaturesFor(proof), onProgress }),
      ),
    read: (bytes) => readProofFile(bytes, hashing),
    write: (proof) => writeProofFile(proof, hashing),
    receipts: (lines, proof) =>
      Promise.all(lines.map((line) => checkReceipt(readReceipt(line), proof, hashing))),
  };
}

/** Only for a proof with a signature of a known chain; without the library the beacon stays to be looked up. */
async function signaturesFor(proof: AnyProof) {
  if (isSealedProof(proof) || !proof.beacon || !chainOf(proof)) return undefined;
  return import("./drand").then(({ loadSignatures }) => loadSignatures()).catch(() => undefined);
}
