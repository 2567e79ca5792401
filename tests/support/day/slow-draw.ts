import { createHash, createHmac } from "node:crypto";
import type { DrawProof } from "@/lib/domain/yeekee/proof";
import type { KeptShot } from "./book";

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");

/**
 * The result of a round of shots from the receipts that its shooters hold, worked out by itself: sums in whole
 * numbers, hashes by the machine's own library, none of the product's rules. Throws when the proof does not hold.
 */
export function slowDraw(receipts: readonly KeptShot[], commitment: string, proof: DrawProof) {
  const shots = [...receipts].sort((a, b) => a.seq - b.seq);
  const rows = shots.map(({ row }) => ({ row, rowHash: sha256(row) }));
  if (JSON.stringify(rows) !== JSON.stringify(proof.rows)) throw new Error("the list is not what was shot");
  const seed = Buffer.from(proof.seed ?? "", "hex");
  if (sha256(seed) !== commitment || commitment !== proof.commitment) throw new Error("the seed is another");
  const listHash = sha256(rows.map(({ row, rowHash }) => `${row}|${rowHash}`).join("\n"));
  if (listHash !== proof.listHash) throw new Error("the list's hash is another");
  const mac = createHmac("sha256", seed)
    .update(listHash + proof.beacon)
    .digest("hex");
  const system = proof.withSystemShot ? BigInt(`0x${mac.slice(0, 16)}`) % 100_000n : 0n;

  const sixteenth = shots[shots.length - 16];
  if (shots.length < 20 || !sixteenth) return null;
  let value = system - BigInt(sixteenth.number);
  for (const { number } of shots) value += BigInt(number);
  const figures = value.toString().padStart(5, "0");
  return {
    result: { top3: figures.slice(-3), bottom2: figures.slice(-5, -3) },
    rank1: shots[shots.length - 1]?.member,
    rank16: sixteenth.member,
  };
}
