import { createHash, getDiffieHellman } from "node:crypto";
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";

/** The prime from Node's own library. */
const p = BigInt(`0x${getDiffieHellman("modp14").getPrime("hex")}`);
const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");

/**
 * The system shot of a published draw, computed by brute force and independently: no rule of the product is used
 * here. Throws where its number does not lead back, step by step, to the frozen input.
 */
export function slowSystemShot(proof: SealedProof): bigint {
  const { betId, seal, seed, beacon, witnesses, w } = proof;
  if (sha256(Buffer.from(seed ?? "", "hex")) !== seal.commitment) throw new Error("the seed is another");
  const { rules, steps, endsAt, commitment, chainHash, beaconRound } = seal;
  const sealed = ["seal-3", betId, rules, steps, endsAt, commitment, chainHash, beaconRound].join("|");
  if (sha256(sealed) !== seal.hash) throw new Error("the seal is another");
  const listHash = sha256(proof.rows.map(({ row }) => `${row}|${sha256(row)}`).join("\n"));
  if (listHash !== proof.listHash) throw new Error("the list's hash is another");

  const text = ["draw-3", betId, seal.hash, listHash, witnesses?.root, seed, beacon].join("|");
  const parts = [0, 1, 2, 3].map((part) => createHash("sha512").update(`${part}|${text}`).digest("hex"));
  let v = BigInt(`0x${w}`);
  for (let step = 0; step < steps; step++) {
    const square = (v * v) % p;
    const signed = v % 2n === 1n ? p - square : square;
    v = signed % 2n === 0n ? signed + 1n : signed - 1n;
    if (v >= p) v -= 1n;
  }
  if (v !== BigInt(`0x${parts.join("")}`) % p) throw new Error("the number does not lead back to the start");
  return BigInt(`0x${sha256(Buffer.from(w ?? "", "hex")).slice(0, 16)}`) % 100_000n;
}
