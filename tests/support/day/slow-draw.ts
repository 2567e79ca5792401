import { createHash } from "node:crypto";
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { slowSystemShot } from "../draws/slow-work";
import type { KeptShot } from "./book";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * The result of a shot round from its shooters' receipts, computed independently: sums in integers, hashes by
 * Node's own library, none of the product's rules. Throws when the proof is invalid.
 */
export function slowDraw(receipts: readonly KeptShot[], commitment: string, proof: SealedProof) {
  const shots = [...receipts].sort((a, b) => a.seq - b.seq);
  const rows = shots.map(({ row }) => ({ row, rowHash: sha256(row) }));
  if (JSON.stringify(rows) !== JSON.stringify(proof.rows)) throw new Error("the list is not what was shot");
  if (commitment !== proof.seal.commitment) throw new Error("the seal is not the one of the opening");

  const sixteenth = shots[shots.length - 16];
  if (shots.length < 20 || !sixteenth) return null;
  let value = slowSystemShot(proof) - BigInt(sixteenth.number);
  for (const { number } of shots) value += BigInt(number);
  const figures = value.toString().padStart(5, "0");
  return {
    result: { top3: figures.slice(-3), bottom2: figures.slice(-5, -3) },
    rank1: shots[shots.length - 1]?.member,
    rank16: sixteenth.member,
  };
}
