import { describe, expect, test } from "vitest";
import { chainOf, type IsSigned } from "@/lib/domain/yeekee/beacon-step";
import type { DrawProof } from "@/lib/domain/yeekee/draw-proof";
import { readRow, verifyDraw } from "@/lib/domain/yeekee/proof";
import { hashing, proofOf, quicknetProof, quicknetRound } from "../../../support/draws/proofs";

const stepOf = async (proof: DrawProof, name: string, witness = {}) =>
  (await verifyDraw(proof, hashing, witness)).steps.find((step) => step.name === name);

const signature = "00ff".repeat(24);
/** A beacon that was promised and never came, of a round given back. */
const gone = { beacon: "", beaconSignature: null, beaconRound: null, systemShot: null, result: null };

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
    const verdict = await verifyDraw({ ...(await proofOf({ signature })), ...gone }, hashing);
    expect(verdict).toMatchObject({ state: "open", systemShot: null, result: null, value: null });
    const open = verdict.steps.filter(({ state }) => state === "open").map(({ name }) => name);
    expect(open).toEqual(["beacon", "system", "sum", "result"]);
    expect(verdict.steps.some(({ state }) => state === "wrong")).toBe(false);
  });

  test("agrees with what was seen before and what was paid by", async () => {
    const proof = await proofOf();
    const witness = { seenCommitment: proof.commitment ?? "", published: proof.result ?? undefined };
    expect(await verifyDraw(proof, hashing, witness)).toMatchObject({ state: "right" });
  });
});

const statesOf = async (proof: DrawProof, witness = {}) =>
  (await verifyDraw(proof, hashing, witness)).steps.map(({ name, state }) => `${name} ${state}`);

describe("what the steps say", () => {
  test.each([true, false])("of a draw, with a system shot: %s", async (withSystemShot) => {
    const proof = await proofOf({ withSystemShot });
    const { steps, sum } = await verifyDraw(proof, hashing);
    const both = (text: string | null) => ({ state: "right", claimed: text, found: text });
    expect(steps).toEqual([
      { name: "commitment", ...both(proof.commitment) },
      { name: "rows", state: "right" },
      { name: "list", ...both(proof.listHash) },
      withSystemShot
        ? { name: "system", ...both(proof.systemShot ?? null) }
        : { name: "system", state: "right" },
      { name: "sum", state: "right", found: String(sum) },
      { name: "result", ...both(`${proof.result?.top3} · ${proof.result?.bottom2}`) },
    ]);
  });

  test("before the freeze: no figure of a draw", async () => {
    const proof = await proofOf();
    const early = { ...proof, seed: null, listHash: null, result: null };
    const { state, steps } = await verifyDraw(early, hashing);
    expect(state).toBe("open");
    expect(steps).toEqual([
      { name: "commitment", state: "open", claimed: proof.commitment },
      { name: "rows", state: "right" },
      { name: "list", state: "open", found: proof.listHash },
      { name: "system", state: "open" },
      { name: "sum", state: "open" },
      { name: "result", state: "open" },
    ]);
  });

  test("of a row that cannot be read: its number, and that there is no list", async () => {
    const proof = await proofOf();
    const rows = proof.rows.with(3, { row: "no row", rowHash: "00".repeat(32) });
    const { state, steps, shots } = await verifyDraw({ ...proof, rows }, hashing);
    expect([state, shots.length]).toEqual(["wrong", 20]);
    expect(steps.slice(1, 3)).toEqual([
      { name: "rows", state: "wrong", badRow: 4 },
      { name: "list", state: "wrong" },
    ]);
  });

  test("of a void draw: the sum stands, and the result that nobody was paid by", async () => {
    const proof = { ...(await proofOf({ withSystemShot: false })), result: null };
    const { state, steps } = await verifyDraw(proof, hashing);
    expect(state).toBe("open");
    expect(steps.slice(-2)).toEqual([
      { name: "sum", state: "right", found: "23100" },
      { name: "result", state: "open", found: "500 · 22" },
    ]);
    const withBeacon = { ...(await quicknetProof()), systemShot: null, result: null };
    expect((await statesOf(withBeacon, { isSigned: () => true })).slice(3)).toEqual([
      "beacon right",
      "system right",
      "sum right",
      "result open",
    ]);
  });

  test("of a list that is not published yet, or of none, or of no shots", async () => {
    const drawn = { ...(await proofOf()), systemShot: null, result: null };
    const rest = ["system open", "sum open", "result open"];
    const unlisted = ["commitment right", "rows right", "list open", ...rest];
    expect(await statesOf({ ...drawn, listHash: null })).toEqual(unlisted);
    const unpublished = { ...drawn, seed: null, listHash: null, rows: [] };
    expect(await statesOf(unpublished)).toEqual(["commitment open", "rows open", "list open", ...rest]);
    expect((await stepOf(unpublished, "list"))?.found).toBeUndefined();
    expect(await verifyDraw(unpublished, hashing)).toMatchObject({ state: "open", shots: [] });
    expect(await verifyDraw(await proofOf({ count: 0 }), hashing)).toMatchObject({
      state: "right",
      shots: [],
    });
  });

  test("of twenty shots, which are enough", async () => {
    const proof = await proofOf({ count: 20, withSystemShot: false });
    expect(await verifyDraw(proof, hashing)).toMatchObject({
      state: "right",
      sum: 21_000,
      deducted: { seq: 5, number: "00500" },
      value: "20500",
      result: { top3: "500", bottom2: "20" },
    });
    expect((await statesOf({ ...(await proofOf({ count: 20, signature })), ...gone })).slice(3)).toEqual([
      "beacon open",
      "system open",
      "sum open",
      "result open",
    ]);
  });
});

describe("nothing that follows stands, and the whole is wrong, where only", () => {
  const no = () => false;
  test.each([
    ["the seed is another", proofOf, { seed: "ab".repeat(32), withSystemShot: false, systemShot: null }],
    ["the list's hash is another", proofOf, { listHash: "ab".repeat(32) }],
    ["a row's hash is another", proofOf, "rows"],
    ["the beacon is not signed", quicknetProof, {}],
  ] as const)("%s", async (_, made, changed) => {
    const proof = await made();
    const rows = proof.rows.with(2, { row: proof.rows[2]?.row ?? "", rowHash: "ab".repeat(32) });
    const forged = { ...proof, ...(changed === "rows" ? { rows } : changed) };
    const { state, steps } = await verifyDraw(forged, hashing, { isSigned: no });
    expect(state).toBe("wrong");
    expect(steps.find(({ name }) => name === "sum")).toMatchObject({ state: "wrong" });
    const before = steps.filter(({ name }) => ["commitment", "rows", "list", "beacon"].includes(name));
    expect(before.filter((step) => step.state !== "right")).toHaveLength(1);
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
    const paid = { ...proof, result: published };
    expect(await stepOf(paid, "published", { published })).toMatchObject({ state: "wrong" });
    const early = { ...paid, seed: null };
    expect(await stepOf(early, "published", { published })).toMatchObject({ state: "right" });
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
  // What rowOf writes of nothing.
  const unread = "undefined|NaN|undefined|NaN|undefined";
  expect(readRow("R1x|1|12345|1767225600000|som***1")).toMatchObject({ seq: 1, number: "12345" });
  for (const row of [
    "R1x|01|12345|1|a",
    "R1x|1|1234|1|a",
    "R1x|1|12345|1|",
    "R1x|1|12345|1|a|b",
    "",
    unread,
  ]) {
    expect(readRow(row), row).toBeNull();
  }
});
