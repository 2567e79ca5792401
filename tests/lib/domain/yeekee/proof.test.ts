import { describe, expect, test } from "vitest";
import { chainOf, type IsSigned } from "@/lib/domain/yeekee/beacon-step";
import type { DrawProof } from "@/lib/domain/yeekee/draw-proof";
import { readRow, verifyDraw } from "@/lib/domain/yeekee/proof";
import { hashing, proofOf, quicknetProof, quicknetRound } from "../../../support/draws/proofs";

const stepOf = async (proof: DrawProof, name: string, witness = {}) =>
  (await verifyDraw(proof, hashing, witness)).steps.find((step) => step.name === name);

const signature = "00ff".repeat(24);

describe("an honest proof", () => {
  test.each([
    ["with a system shot", { withSystemShot: true }],
    ["by the pure formula", { withSystemShot: false }],
  ])("%s is right at every step", async (_, made) => {
    const verdict = await verifyDraw(await proofOf(made), hashing);
    expect(verdict.steps.map(({ name, state }) => `${name} ${state}`)).toEqual(
      ["commitment", "rows", "list", "system", "sum", "result"].map((name) => `${name} right`),
    );
    expect(verdict.state).toBe("right");
  });

  test("with a beacon is right at every step where the chain's signature can be told", async () => {
    const asked: unknown[] = [];
    const isSigned: IsSigned = (...all) => asked.push(all) > 0;
    const verdict = await verifyDraw(await quicknetProof(), hashing, { isSigned });
    expect(verdict.state).toBe("right");
    expect(verdict.steps.map(({ name }) => name)).toContain("beacon");
    expect(asked).toEqual([[chainOf({ beaconChain: quicknetRound.chain }), 1_000, quicknetRound.signature]]);
  });

  test.each([
    ["whose chain is not known here", () => proofOf({ signature }), () => true],
    ["whose signature can't be told here", () => quicknetProof(), undefined],
  ])("with a beacon %s has that one step to look up", async (_, made, isSigned) => {
    const verdict = await verifyDraw(await made(), hashing, { isSigned });
    expect(verdict.state).toBe("open");
    const others = verdict.steps.filter(({ state }) => state !== "right");
    expect(others).toMatchObject([{ name: "beacon", state: "open", lookUp: true }]);
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

  test("of fewer than 20 shots needs no beacon, also where one was promised", async () => {
    const proof = await proofOf({ count: 19 });
    const verdict = await verifyDraw({ ...proof, beaconChain: "52".repeat(32), systemShot: null }, hashing);
    expect(verdict.state).toBe("right");
    expect(verdict.steps.map(({ name }) => name)).toEqual(["commitment", "rows", "list", "result"]);
  });

  test("of a round given back without its promised beacon has open steps and shows no figures", async () => {
    const gone = { beacon: "", beaconSignature: null, beaconRound: null, systemShot: null, result: null };
    const verdict = await verifyDraw({ ...(await proofOf({ signature })), ...gone }, hashing);
    expect(verdict).toMatchObject({ state: "open", systemShot: null, result: null, value: null });
    const open = verdict.steps.filter(({ state }) => state === "open").map(({ name }) => name);
    expect(open).toEqual(["beacon", "system", "sum", "result"]);
    expect(verdict.steps.some(({ state }) => state === "wrong")).toBe(false);
  });

  test("before the freeze has open steps and nothing wrong", async () => {
    const proof = { ...(await proofOf()), seed: null, listHash: null, result: null };
    const verdict = await verifyDraw(proof, hashing);
    expect(verdict.state).toBe("open");
    expect(verdict.steps.filter(({ state }) => state === "right").map(({ name }) => name)).toEqual(["rows"]);
  });

  test("of which no list is published yet says nothing of shots", async () => {
    const proof = {
      ...(await proofOf()),
      seed: null,
      listHash: null,
      systemShot: null,
      rows: [],
      result: null,
    };
    const { state, steps } = await verifyDraw(proof, hashing);
    expect([state, new Set(steps.map((step) => step.state))]).toEqual(["open", new Set(["open"])]);
    expect(steps.find(({ name }) => name === "list")?.found).toBeUndefined();
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
    expect(await stepOf({ ...gone, result: null }, "beacon")).toMatchObject({ state: "wrong" });
    const silent = { ...gone, result: null, systemShot: null };
    const published = proof.result ?? undefined;
    expect(await stepOf(silent, "beacon", { published })).toMatchObject({ state: "wrong" });
    expect(await stepOf({ ...gone, seed: null }, "beacon")).toMatchObject({ state: "open" });
  });

  test("a beacon that its chain did not sign, or of another round than the first after the freeze, is wrong", async () => {
    const proof = await quicknetProof();
    const stateOf = async (changed: Partial<DrawProof>, isSigned: IsSigned = () => true) =>
      (await stepOf({ ...proof, ...changed }, "beacon", { isSigned }))?.state;
    expect(await stateOf({})).toBe("right");
    expect(await stateOf({}, () => false)).toBe("wrong");
    expect(await stateOf({ beaconRound: 1_001 })).toBe("wrong");
    expect(await stateOf({ beaconRound: null })).toBe("wrong");
    expect(await stateOf({ frozenAt: null })).toBe("wrong");
    const iso = (ms: number) => new Date(quicknetRound.atMs + ms).toISOString();
    expect(await stateOf({ frozenAt: iso(-2_000) })).toBe("right");
    expect(await stateOf({ frozenAt: iso(0) })).toBe("wrong");
    const early = { frozenAt: iso(-2_500), shotsUntil: iso(-2_000) };
    expect(await stateOf(early)).toBe("wrong");
    expect(await stateOf({ beaconChain: null })).toBe("wrong");
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
