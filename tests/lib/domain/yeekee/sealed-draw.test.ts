import { describe, expect, test } from "vitest";
import type { ShotRow } from "@/lib/domain/yeekee/draw";
import {
  drawnOf,
  publishedStep,
  resultStep,
  systemStep,
  voidStep,
  workStep,
} from "@/lib/domain/yeekee/sealed-draw";
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import type { DrawKnowledge } from "@/lib/domain/yeekee/sealed-steps";
import { hexOfW } from "@/lib/domain/yeekee/steps";
import { hashing } from "../../../support/draws/proofs";
import {
  frozenProof,
  openProof,
  quicknet,
  sealedProofOf,
  shotsFor,
} from "../../../support/draws/sealed-proofs";

type Change = Partial<SealedProof>;
/** The system shot of this w is 06224. */
const small = hexOfW(31n);
const result = { top3: "624", bottom2: "10" };

describe("what shots and work give", () => {
  const drawnBy = async (w: string | null, shots: readonly ShotRow[]) =>
    drawnOf({ ...(await sealedProofOf()), w }, shots, hashing);
  const nothing = { deducted: null, value: null, result: null };

  test("the sum without the shot of rank 16, of five digits", async () => {
    // 100 + 200 + … + 2,000 = 21,000; of twenty shots the fifth has rank 16.
    const shots = shotsFor({ count: 20 });
    expect(await drawnBy(small, shots)).toEqual({
      systemShot: 6_224,
      sum: 27_224,
      deducted: shots[4],
      value: "26724",
      result: { top3: "724", bottom2: "26" },
    });
  });

  test("a small sum has its zeros", async () => {
    const shots = shotsFor({ count: 20, numberOf: () => 0 });
    expect(await drawnBy(small, shots)).toMatchObject({
      sum: 6_224,
      value: "06224",
      result: { top3: "224", bottom2: "06" },
    });
  });

  test("too few shots are summed, and drawn by nothing", async () => {
    const drawn = await drawnBy(small, shotsFor({ count: 19 }));
    expect(drawn).toEqual({ systemShot: 6_224, sum: 19_000 + 6_224, ...nothing });
  });

  test.each([
    ["there is no w", null],
    ["w is not written as one", small.slice(1)],
  ])("while %s, the shots are summed alone", async (_, w) => {
    const drawn = await drawnBy(w, shotsFor({ count: 20 }));
    expect(drawn).toEqual({ systemShot: null, sum: 21_000, ...nothing });
  });

  test("of no shots, and before the draw, it is nothing", async () => {
    expect(await drawnBy(null, [])).toEqual({ systemShot: null, sum: 0, ...nothing });
  });
});

describe("the work", () => {
  const stepOf = async (change: Change, isSealRight = true) =>
    workStep({ ...(await sealedProofOf()), ...change }, isSealRight, hashing);

  test("leads back to the start, and tells how far it is", async () => {
    const [proof, heard] = [await sealedProofOf(), [] as number[]];
    const step = await workStep(proof, true, hashing, (done) => heard.push(done));
    expect(step).toEqual({ name: "work", state: "right", claimed: proof.w });
    expect(heard).toEqual([8]);
  });

  test("with a promised beacon starts from that, too", async () => {
    const proof = await sealedProofOf(quicknet);
    expect(await workStep(proof, true, hashing)).toMatchObject({ state: "right" });
    const other = { ...proof, beacon: "0".repeat(64) };
    expect(await workStep(other, true, hashing)).toMatchObject({ state: "wrong" });
  });

  test("is open until there is a w", async () => {
    const none = { w: null, systemShot: null, result: null };
    for (const isSealRight of [true, false])
      expect(await stepOf(none, isSealRight)).toEqual({ name: "work", state: "open" });
  });

  test.each<[string, Change]>([
    ["a system shot", { w: null, result: null }],
    ["a result", { w: null, systemShot: null }],
    ["both", { w: null }],
  ])("is wrong where %s is claimed without a w", async (_, change) => {
    expect(await stepOf(change)).toEqual({ name: "work", state: "wrong" });
  });

  test.each<[string, Change]>([
    ["the list", { listHash: null }],
    ["the witnesses", { witnesses: null }],
    ["the seed", { seed: null }],
    ["a whole seed", { seed: "00" }],
  ])("is wrong where it was done without %s, whatever the seal", async (_, change) => {
    const { w } = await sealedProofOf();
    for (const isSealRight of [true, false])
      expect(await stepOf(change, isSealRight)).toEqual({ name: "work", state: "wrong", claimed: w });
  });

  test("is wrong where it was done without the promised beacon, whatever the seal", async () => {
    const proof = { ...(await sealedProofOf(quicknet)), beacon: "" };
    for (const isSealRight of [true, false])
      expect(await workStep(proof, isSealRight, hashing)).toMatchObject({ state: "wrong" });
  });

  test("that is written in another way is wrong, whatever the seal", async () => {
    for (const isSealRight of [true, false])
      expect(await stepOf({ w: "0" }, isSealRight)).toEqual({ name: "work", state: "wrong", claimed: "0" });
  });

  test("is open where the seal does not hold, which says how many steps there are", async () => {
    const { w } = await sealedProofOf();
    expect(await stepOf({}, false)).toEqual({ name: "work", state: "open", claimed: w });
  });

  test("of another draw is wrong", async () => {
    expect(await stepOf({ w: small })).toEqual({ name: "work", state: "wrong", claimed: small });
  });
});

describe("the system shot", () => {
  const step = (state: string, more: object = {}) => ({ name: "system", state, ...more });
  test.each([
    ["written as it came out", "06224", 6_224, step("right", { claimed: "06224", found: "06224" })],
    ["another one", "06225", 6_224, step("wrong", { claimed: "06225", found: "06224" })],
    ["without its zero", "6224", 6_224, step("wrong", { claimed: "6224", found: "06224" })],
    ["not told after the work", null, 6_224, step("wrong", { found: "06224" })],
    ["told before the work", "06224", null, step("wrong", { claimed: "06224" })],
    ["still to come", null, null, step("open")],
  ])("%s", async (_, claimed, systemShot, found) => {
    const drawn = { systemShot, sum: 0, deducted: null, value: null, result: null };
    expect(systemStep({ ...(await sealedProofOf()), systemShot: claimed }, drawn)).toEqual(found);
  });
});

describe("the result", () => {
  const drawn = { systemShot: 6_224, sum: 10_624, deducted: null, value: "10624", result };
  const tooFew = { ...drawn, value: null, result: null };
  const before = { ...tooFew, systemShot: null };
  const words = "624 · 10";
  const step = (state: string, more: object = {}) => ({ name: "result", state, ...more });

  test.each([
    ["as it came out", result, drawn, step("right", { claimed: words, found: words })],
    ["another one", { ...result, top3: "625" }, drawn, step("wrong", { claimed: "625 · 10", found: words })],
    ["not told, although there is one", null, drawn, step("wrong", { found: words })],
    ["told, although there is none", result, tooFew, step("wrong", { claimed: words })],
    ["told before the work", result, before, step("wrong", { claimed: words })],
    ["of too few shots, which are never drawn", null, tooFew, step("wrong")],
    ["still to come", null, before, step("open")],
  ])("%s", async (_, claimed, found, expected) => {
    expect(resultStep({ ...(await sealedProofOf()), result: claimed }, found)).toEqual(expected);
  });

  const paid = { published: result };
  const paidStep = (state: string, more: object = {}) => ({ name: "published", state, ...more });
  test.each<[string, string | null, typeof drawn | typeof before, DrawKnowledge, object | null]>([
    ["what was drawn", null, drawn, paid, paidStep("right", { claimed: words, found: words })],
    [
      "something else",
      null,
      drawn,
      { published: { ...result, bottom2: "11" } },
      paidStep("wrong", { claimed: "624 · 11", found: words }),
    ],
    ["before anything was drawn", null, before, paid, paidStep("open", { claimed: words })],
    ["although the round was given back", "operator", drawn, paid, paidStep("wrong", { claimed: words })],
    ["by a result that nobody asked the site for", null, drawn, {}, null],
    ["by a result that the site does not tell", null, drawn, { site: null }, paidStep("open")],
    ["for a round that was given back, by none", "operator", before, { site: null }, null],
  ])("the site pays %s", async (_, voidReason, found, known, expected) => {
    expect(publishedStep({ ...(await sealedProofOf()), voidReason }, found, known)).toEqual(expected);
  });
});

describe("a round that was given back", () => {
  const stepOf = (proof: SealedProof, change: Change, receipts = 0) =>
    voidStep({ ...proof, ...change }, receipts);
  const step = (state: string, claimed: string) => ({ name: "void", state, claimed });

  test.each([
    ["by an operator", "operator", 0, 0, "right"],
    ["by an operator, with many shots", "operator", 21, 21, "right"],
    ["for too few shots", "shots-too-few", 0, 19, "right"],
    ["for too few shots, of which 19 are told", "shots-too-few", 19, 0, "right"],
    ["for too few shots, of which 20 are told", "shots-too-few", 20, 0, "wrong"],
    ["for too few shots, 20 of which were made here", "shots-too-few", 0, 20, "wrong"],
    ["for a beacon, before the freeze", "beacon-missing", 0, 0, "wrong"],
    ["for no reason", null, 0, 0, "right"],
  ])("before its freeze, %s", async (_, voidReason, count, receipts, state) => {
    const whole = await sealedProofOf();
    const change = { voidReason, rows: whole.rows.slice(0, count) };
    expect(stepOf(openProof(whole), change, receipts)).toEqual(step(state, voidReason ?? ""));
  });

  test.each<[string, Change, "right" | "wrong"]>([
    ["for its beacon, which never came", {}, "right"],
    ["for its beacon, which came", { beacon: quicknet.beacon }, "wrong"],
    ["by an operator", { voidReason: "operator" }, "wrong"],
    ["for its beacon, although it has a w", { w: small }, "wrong"],
    ["for its beacon, although it has a system shot", { systemShot: "06224" }, "wrong"],
    ["for its beacon, although it has a result", { result }, "wrong"],
  ])("after its freeze, %s", async (_, change, state) => {
    const frozen = {
      ...frozenProof(await sealedProofOf(quicknet)),
      beacon: "",
      voidReason: "beacon-missing",
    };
    expect(stepOf(frozen, change)).toEqual(step(state, change.voidReason ?? "beacon-missing"));
  });

  test("for a beacon that its seal does not promise", async () => {
    const frozen = frozenProof(await sealedProofOf());
    expect(stepOf(frozen, { voidReason: "beacon-missing" })).toEqual(step("wrong", "beacon-missing"));
  });
});
