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
    for (const proof of [await quicknetProof(), await proofOf({ count: 19 })]) {
      const text = await writeProofFile(proof, hashing);
      expect(JSON.parse(text)).toMatchObject({ format: "yeekee-proof-1", proof: { betId: proof.betId } });
      expect(await readProofFile(bytesOf(text), hashing)).toEqual({ kind: "whole", proof });
    }
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

  test("is read up to 32 MiB, blanks behind it included, and not beyond", async () => {
    const proof = await proofOf();
    const most = 32 * 1024 * 1024;
    const padded = new Uint8Array(most + 1).fill(0x20);
    padded.set(bytesOf(await writeProofFile(proof, hashing)));
    expect(await readProofFile(padded.subarray(0, most), hashing)).toEqual({ kind: "altered", proof });
    expect(await readProofFile(padded, hashing)).toEqual({ kind: "unreadable" });
  });

  test("is UTF-8 without a mark before it", async () => {
    const file = bytesOf(await writeProofFile({ ...(await proofOf()), betId: "!" }, hashing));
    expect((await readProofFile(file, hashing)).kind).toBe("whole");
    const marked = Uint8Array.from([0xef, 0xbb, 0xbf, ...file]);
    expect(await readProofFile(marked, hashing)).toEqual({ kind: "unreadable" });
    const broken = file.with(file.indexOf(0x21), 0xff);
    expect(await readProofFile(broken, hashing)).toEqual({ kind: "unreadable" });
  });

  test.each(["", "null", "[]", "{}", '{"proof":{}}', '{"proof":null}', '{"proof":1}', "1", "not json"])(
    "%j is not one",
    async (text) => {
      expect(await readProofFile(bytesOf(text), hashing)).toEqual({ kind: "unreadable" });
    },
  );
});

describe("the fields of a proof by the older rules", () => {
  const hash = "ab".repeat(32);
  const row = { row: "a", rowHash: "b" };
  const hashes = ["commitment", "seed", "listHash", "beaconChain"];
  const texts = ["shotsUntil", "frozenAt", "systemShot"];
  const kindOf = async (changed: object) => {
    const text = JSON.stringify({
      format: "",
      sha256: "",
      proof: { ...(await quicknetProof()), ...changed },
    });
    return (await readProofFile(bytesOf(text), hashing)).kind;
  };

  test.each([
    [[...hashes, ...texts, "beaconSignature", "beaconRound", "result"], [null]],
    [hashes, [hash]],
    [["beacon"], ["", "0", "f".repeat(128)]],
    [["beaconSignature"], ["00".repeat(32), "ff".repeat(128)]],
    [["beaconRound"], [1]],
    [texts, [""]],
    [["betId"], [""]],
    [["withSystemShot"], [true, false]],
    [["rows"], [[], [row, row]]],
    [["result"], [{ top3: "000", bottom2: "99" }]],
  ])("%j may be %j", async (names, values) => {
    for (const name of names)
      for (const value of values) expect(await kindOf({ [name]: value }), name).toBe("altered");
  });

  test.each([
    [["betId", "beacon", "withSystemShot", "rows"], [null]],
    [hashes, ["", 1, `0${hash}`, `${hash}0`, hash.toUpperCase()]],
    [["beacon"], [12, "g", "g0", "0g", "f".repeat(129)]],
    [["beaconSignature"], [1, "00".repeat(31), "00".repeat(129), "0".repeat(65), `g${hash}`, `${hash}g`]],
    [["beaconRound"], ["1"]],
    [[...texts, "betId"], [1]],
    [["withSystemShot"], ["true", 1]],
    [["rows"], [{}, [null], [1], [{ ...row, row: 1 }], [{ ...row, rowHash: 1 }], [row, {}], [{}, row]]],
    [["result"], [1, {}, [], { top3: "000" }, { bottom2: "99" }, { top3: 123, bottom2: "99" }]],
    [["result"], ["00", "0000", "x000", "000x"].map((top3) => ({ top3, bottom2: "99" }))],
    [["result"], ["9", "999", "x99", "99x", 99].map((bottom2) => ({ top3: "000", bottom2 }))],
    [["version"], [1, null]],
  ])("%j may not be %j", async (names, values) => {
    for (const name of names)
      for (const value of values) expect(await kindOf({ [name]: value }), name).toBe("unreadable");
  });
});
