/**
 * Verifies signatures of drand's rounds in the browser. The library for the curve is loaded only for a proof
 * that has one.
 */
import type { IsSigned } from "@/lib/domain/yeekee/beacon-step";

/** The scheme of drand's quicknet: BLS12-381, signatures on G1, by RFC 9380. */
const SCHEME = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";

/** Rejects where the library cannot be loaded. */
export async function loadSignatures(): Promise<IsSigned> {
  const [{ bls12_381 }, { sha256 }] = await Promise.all([
    import("@noble/curves/bls12-381"),
    import("@noble/hashes/sha2"),
  ]);
  const { shortSignatures } = bls12_381;
  return ({ publicKey }, round, signature) => {
    const eightBytes = new DataView(new ArrayBuffer(8));
    eightBytes.setBigUint64(0, BigInt(round));
    const message = sha256(new Uint8Array(eightBytes.buffer));
    try {
      return shortSignatures.verify(signature, shortSignatures.hash(message, SCHEME), publicKey);
    } catch {
      // The bytes are not a point on the curve.
      return false;
    }
  };
}
