import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { verifyDraw } from "@/lib/domain/yeekee/proof";
import { readProofFile, writeProofFile } from "@/lib/domain/yeekee/proof-file";
import { hashing, proofOf, quicknetProof } from "./proofs";

describe("the file of a proof", () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text);

  test("comes back whole", async () => {
    const proof = await quicknetProof();
    const read = await readProofFile(bytesOf(await writeProofFile(proof, hashing)), hashing);
    expect(read).toEqual({ kind: "whole", proof });
  });

  test("turns red whatever byte of it is changed, to whatever value", async () => {
    const file = bytesOf(await writeProofFile(await quicknetProof(), hashing));
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const changed = file.with(at, ((file[at] ?? 0) + by) % 256);
        expect((await readProofFile(changed, hashing)).kind).not.toBe("whole");
      }),
      { numRuns: 1_500 },
    );
  });

  test("turns red when a byte is added or lost", async () => {
    const file = bytesOf(await writeProofFile(await proofOf(), hashing));
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), async (at) => {
        const longer = Uint8Array.from([...file.slice(0, at), 0x20, ...file.slice(at)]);
        expect((await readProofFile(longer, hashing)).kind).not.toBe("whole");
        const shorter = Uint8Array.from([...file.slice(0, at), ...file.slice(at + 1)]);
        expect((await readProofFile(shorter, hashing)).kind).not.toBe("whole");
      }),
      { numRuns: 300 },
    );
  });

  test("written anew around a changed shot is whole, and fails where it lies", async () => {
    const proof = await proofOf();
    const rows = proof.rows.map((one, at) =>
      at === 2 ? { ...one, row: one.row.replace("|00300|", "|99999|") } : one,
    );
    const file = bytesOf(await writeProofFile({ ...proof, rows }, hashing));
    const read = await readProofFile(file, hashing);
    expect(read.kind).toBe("whole");
    if (read.kind !== "unreadable") expect((await verifyDraw(read.proof, hashing)).state).toBe("wrong");
  });

  test.each(["", "null", "[]", "{}", '{"proof":{}}', "not json"])("%j is not one", async (text) => {
    expect(await readProofFile(bytesOf(text), hashing)).toEqual({ kind: "unreadable" });
  });
});
