import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DrawProof, readRow, verifyDraw } from "@/lib/domain/yeekee/proof";
import { readProofFile, writeProofFile } from "@/lib/domain/yeekee/proof-file";
import { checkReceipt, readReceipt, receiptText } from "@/lib/domain/yeekee/receipt";
import { betId, hashing, proofOf } from "./proofs";

const stepOf = async (proof: DrawProof, name: string, witness = {}) =>
  (await verifyDraw(proof, hashing, witness)).steps.find((step) => step.name === name);

const signature = "00ff".repeat(24);

describe("an honest proof", () => {
  test.each([
    ["with a system shot", { withSystemShot: true }],
    ["by the pure formula", { withSystemShot: false }],
    ["with a beacon", { signature }],
  ])("%s is right at every step", async (_, made) => {
    const verdict = await verifyDraw(await proofOf(made), hashing);
    const beacon = "signature" in made ? ["beacon"] : [];
    expect(verdict.steps.map(({ name, state }) => `${name} ${state}`)).toEqual(
      ["commitment", "rows", "list", ...beacon, "system", "sum", "result"].map((name) => `${name} right`),
    );
    expect(verdict.state).toBe("right");
  });

  test("of the pure formula shows its sum: shots 100 to 2100, without the sixth", async () => {
    const verdict = await verifyDraw(await proofOf({ withSystemShot: false }), hashing);
    expect(verdict).toMatchObject({
      sum: 23_100,
      systemShot: null,
      deducted: { seq: 6, number: "00600" },
      value: "22500",
      result: { top3: "500", bottom2: "22" },
    });
  });

  test("of fewer than 20 shots has no result, and that is right", async () => {
    const verdict = await verifyDraw(await proofOf({ count: 19 }), hashing);
    expect(verdict).toMatchObject({ state: "right", result: null, deducted: null, value: null });
  });

  test("before the freeze has open steps and nothing wrong", async () => {
    const proof = { ...(await proofOf()), seed: null, listHash: null, result: null };
    const verdict = await verifyDraw(proof, hashing);
    expect(verdict.state).toBe("open");
    expect(verdict.steps.filter(({ state }) => state === "right").map(({ name }) => name)).toEqual(["rows"]);
  });

  test("agrees with what was seen before and what was paid by", async () => {
    const proof = await proofOf();
    const witness = { seenCommitment: proof.commitment ?? "", published: proof.result ?? undefined };
    expect(await verifyDraw(proof, hashing, witness)).toMatchObject({ state: "right" });
  });
});

describe("a proof that is not honest", () => {
  test("another seed does not open the commitment, and nothing that follows stands", async () => {
    const proof = { ...(await proofOf()), seed: "ab".repeat(32) };
    expect(await stepOf(proof, "commitment")).toMatchObject({ state: "wrong", claimed: proof.commitment });
    expect(await stepOf(proof, "system")).toMatchObject({ state: "wrong" });
  });

  test("a shot changed after the freeze shows its row and breaks the list", async () => {
    const proof = await proofOf();
    const rows = proof.rows.map((one, at) =>
      at === 4 ? { ...one, row: one.row.replace("|00500|", "|00501|") } : one,
    );
    expect(await stepOf({ ...proof, rows }, "rows")).toMatchObject({ state: "wrong", badRow: 5 });
    expect(await stepOf({ ...proof, rows }, "list")).toMatchObject({ state: "wrong" });
  });

  test("a row left out, moved or taken from another round is found", async () => {
    const proof = await proofOf();
    const without = { ...proof, rows: proof.rows.toSpliced(7, 1) };
    expect(await stepOf(without, "rows")).toMatchObject({ state: "wrong", badRow: 8 });
    const swapped = { ...proof, rows: proof.rows.with(0, proof.rows[1] ?? { row: "", rowHash: "" }) };
    expect(await stepOf(swapped, "rows")).toMatchObject({ state: "wrong", badRow: 1 });
    const other = { ...proof, betId: "yeekee-2026-11-23-35" };
    expect(await stepOf(other, "rows")).toMatchObject({ state: "wrong", badRow: 1 });
  });

  test("a result that the shots do not give is wrong, also where there can be none", async () => {
    const result = { top3: "999", bottom2: "99" };
    expect(await stepOf({ ...(await proofOf()), result }, "result")).toMatchObject({ state: "wrong" });
    expect(await stepOf({ ...(await proofOf({ count: 19 })), result }, "result")).toMatchObject({
      state: "wrong",
    });
  });

  test("a commitment exchanged since the shooting, or another result paid by, is wrong", async () => {
    const proof = await proofOf();
    expect(await stepOf(proof, "seen", { seenCommitment: "0".repeat(64) })).toMatchObject({ state: "wrong" });
    const published = { top3: "999", bottom2: "99" };
    expect(await stepOf(proof, "published", { published })).toMatchObject({ state: "wrong" });
  });

  test("a beacon that is not the hash of its signature, or was promised and is not there, is wrong", async () => {
    const proof = await proofOf({ signature });
    expect(await stepOf({ ...proof, beaconSignature: "11".repeat(48) }, "beacon")).toMatchObject({
      state: "wrong",
    });
    const gone = { ...proof, beacon: "", beaconSignature: null };
    expect(await stepOf(gone, "beacon")).toMatchObject({ state: "wrong" });
    expect(await stepOf({ ...gone, seed: null }, "beacon")).toMatchObject({ state: "open" });
  });

  test("another system shot than the seed gives, and a row from after the end of shooting, are wrong", async () => {
    const proof = await proofOf();
    expect(await stepOf({ ...proof, systemShot: "00000" }, "system")).toMatchObject({ state: "wrong" });
    const shotsUntil = "2026-01-01T07:03:20+07:00";
    expect(await stepOf({ ...proof, shotsUntil }, "rows")).toMatchObject({ state: "wrong", badRow: 21 });
  });

  test("a void round whose shots would have made a result stays open", async () => {
    expect(await stepOf({ ...(await proofOf()), result: null }, "result")).toMatchObject({ state: "open" });
  });
});

test("a row is read only as rows are written", () => {
  expect(readRow("R1x|1|12345|1767225600000|som***1")).toMatchObject({ seq: 1, number: "12345" });
  for (const row of ["R1x|01|12345|1|a", "R1x|1|1234|1|a", "R1x|1|12345|1|", "R1x|1|12345|1|a|b", ""]) {
    expect(readRow(row), row).toBeNull();
  }
});

describe("the file of a proof", () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text);

  test("comes back whole", async () => {
    const proof = await proofOf({ signature });
    const read = await readProofFile(bytesOf(await writeProofFile(proof, hashing)), hashing);
    expect(read).toEqual({ kind: "whole", proof });
  });

  test("turns red whatever byte of it is changed, to whatever value", async () => {
    const file = bytesOf(await writeProofFile(await proofOf(), hashing));
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

describe("a receipt", () => {
  test("of a shot that was drawn with is in the list", async () => {
    const proof = await proofOf();
    const [receipt] = proof.rows;
    expect(readReceipt(receiptText(receipt ?? { row: "", rowHash: "" }))).toEqual(receipt);
    expect(await checkReceipt(receipt ?? null, proof, hashing)).toBe("in-list");
  });

  test("of a shot that was left out is missing; changed, it is broken; of another round, it says so", async () => {
    const proof = await proofOf();
    const last = proof.rows.at(-1) ?? { row: "", rowHash: "" };
    const without = { ...proof, rows: proof.rows.slice(0, -1) };
    expect(await checkReceipt(last, without, hashing)).toBe("missing");
    const changed = { ...last, row: last.row.replace("|02100|", "|02101|") };
    expect(await checkReceipt(changed, proof, hashing)).toBe("broken");
    expect(await checkReceipt(last, { ...proof, betId: `${betId}0` }, hashing)).toBe("other-round");
    expect(await checkReceipt(readReceipt("hello"), proof, hashing)).toBe("unreadable");
  });
});
