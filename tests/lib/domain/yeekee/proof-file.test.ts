import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { verifyDraw } from "@/lib/domain/yeekee/proof";
import { readProofFile, writeProofFile } from "@/lib/domain/yeekee/proof-file";
import { isSealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { hashing, proofOf, quicknetProof } from "../../../support/draws/proofs";
import { frozenProof, sealedProofOf } from "../../../support/draws/sealed-proofs";

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe("the file of a proof of version 3", () => {
  test("comes back whole, and names its format", async () => {
    for (const proof of [await sealedProofOf(), frozenProof(await sealedProofOf())]) {
      const text = await writeProofFile(proof, hashing);
      expect(JSON.parse(text)).toMatchObject({ format: "yeekee-proof-3", proof: { version: 3 } });
      expect(await readProofFile(bytesOf(text), hashing)).toEqual({ kind: "whole", proof });
    }
  });

  test("is the same text in whatever order the fields came", async () => {
    const proof = await sealedProofOf();
    const turned = Object.fromEntries(Object.entries(proof).toReversed()) as unknown as typeof proof;
    expect(await writeProofFile(turned, hashing)).toBe(await writeProofFile(proof, hashing));
  });

  test("turns red whatever byte of it is changed, to whatever value", async () => {
    const file = bytesOf(await writeProofFile(await sealedProofOf(), hashing));
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const changed = file.with(at, ((file[at] ?? 0) + by) % 256);
        expect((await readProofFile(changed, hashing)).kind).not.toBe("whole");
      }),
      { numRuns: 1_500 },
    );
  });

  test("is none of the older rules when it lacks a field of its own", async () => {
    const { w: _, ...rest } = await sealedProofOf();
    const text = JSON.stringify({ format: "yeekee-proof-3", sha256: "", proof: rest });
    expect(await readProofFile(bytesOf(text), hashing)).toEqual({ kind: "unreadable" });
  });

  test("is not even read where no proof can be so long", async () => {
    expect(await readProofFile(new Uint8Array(32 * 1024 * 1024 + 1), hashing)).toEqual({
      kind: "unreadable",
    });
  });
});

describe("the file of a proof by the older rules", () => {
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
    if (read.kind === "unreadable" || isSealedProof(read.proof)) throw new Error("another proof came back");
    expect((await verifyDraw(read.proof, hashing)).state).toBe("wrong");
  });

  test.each(["", "null", "[]", "{}", '{"proof":{}}', "not json"])("%j is not one", async (text) => {
    expect(await readProofFile(bytesOf(text), hashing)).toEqual({ kind: "unreadable" });
  });
});
