import { describe, expect, test } from "vitest";
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { receivedStep, recordStep } from "@/lib/domain/yeekee/sealed-witness";
import type { ReceivedRound } from "@/lib/domain/yeekee/witness-claim";
import { proofOf } from "../../../support/draws/proofs";
import {
  frozenProof,
  heardOf,
  openProof,
  quicknet,
  sealedProofOf,
} from "../../../support/draws/sealed-proofs";
import { roots } from "../../../support/draws/vectors";

type Change = Partial<SealedProof>;
type Heard = Partial<ReceivedRound>;
const other = "2".repeat(64);

describe("what this device saw of a round", () => {
  const step = (state: string) => ({ name: "heard", state });
  const nothing = { commitment: null, seal: null, freeze: null };

  /** Everything of the honest draw was seen, but for the change. */
  const stepOf = async (change: Change, seen: Heard = {}) => {
    const proof = await sealedProofOf();
    return receivedStep({ ...proof, ...change }, { ...(await heardOf(proof)), ...seen });
  };

  test("is no step where it saw nothing of it, its own random bytes aside", async () => {
    const proof = await sealedProofOf();
    for (const heard of [null, undefined]) expect(receivedStep(proof, heard)).toBeNull();
    expect(await stepOf({}, nothing)).toBeNull();
    expect(await stepOf({}, { ...nothing, commitment: "" })).toBeNull();
  });

  test("is what the proof says", async () => {
    const { commitment, seal, freeze } = await heardOf(await sealedProofOf());
    const parts: Heard[] = [{}, { ...nothing, commitment: commitment ?? "" }];
    for (const seen of [...parts, { ...nothing, seal }, { ...nothing, freeze }])
      expect(await stepOf({}, seen)).toEqual(step("right"));
  });

  test("was another commitment, with a freeze or without", async () => {
    expect(await stepOf({}, { ...nothing, commitment: other })).toEqual(step("wrong"));
    expect(await stepOf({}, { commitment: other })).toEqual(step("wrong"));
  });

  test.each(["rules", "steps", "endsAt", "commitment", "chainHash", "beaconRound", "hash"] as const)(
    "was a seal of another %s",
    async (field) => {
      const { seal } = await sealedProofOf();
      const seen = { ...seal, [field]: typeof seal[field] === "number" ? 1 : other };
      expect(await stepOf({}, { ...nothing, seal: seen })).toEqual(step("wrong"));
    },
  );

  const asTold = (proof: SealedProof) => proof;
  test.each<[string, (proof: SealedProof) => SealedProof, Change, "open" | "right" | "wrong"]>([
    ["has nothing of it yet", openProof, {}, "open"],
    ["has all of it, and no draw yet", frozenProof, {}, "right"],
    ["has the list and no head", asTold, { head: null }, "wrong"],
    ["has the head and no list", asTold, { listHash: null }, "wrong"],
    ["has no witnesses", asTold, { witnesses: null }, "wrong"],
    ["was given back for its beacon", frozenProof, { voidReason: "beacon-missing" }, "right"],
    ["was given back by an operator", frozenProof, { voidReason: "operator" }, "wrong"],
    ["was given back before it", openProof, { voidReason: "operator" }, "wrong"],
  ])("was a freeze, and the proof %s", async (_, stage, change, state) => {
    expect(await stepOf({ ...stage(await sealedProofOf()), ...change })).toEqual(step(state));
  });

  test("was a freeze, still to come here, of another promise", async () => {
    const open = openProof(await sealedProofOf());
    expect(await stepOf(open, { commitment: other })).toEqual(step("wrong"));
  });

  test.each(["seal", "listHash", "witnessRoot", "seed", "headBefore", "head"] as const)(
    "was a freeze of another %s",
    async (field) => {
      const { freeze } = await heardOf(await sealedProofOf());
      if (!freeze) throw new Error("no freeze");
      const seen = { ...nothing, freeze: { ...freeze, message: { ...freeze.message, [field]: other } } };
      expect(await stepOf({}, seen)).toEqual(step("wrong"));
    },
  );
});

describe("the site's record", () => {
  const step = (state: string) => ({ name: "record", state });
  const recordOf = async (mine: Change, sites: Change) => {
    const proof = await sealedProofOf(quicknet);
    return recordStep({ ...proof, ...mine }, { site: { ...proof, ...sites } });
  };

  test("is no step where it is not known", async () => {
    expect(recordStep(await sealedProofOf(), {})).toBeNull();
  });

  test("that is no proof of version 3 is of another draw", async () => {
    for (const site of [null, {}, await proofOf()])
      expect(recordStep(await sealedProofOf(), { site })).toEqual(step("wrong"));
  });

  test("says the same, in whatever order of fields", async () => {
    const proof = await sealedProofOf();
    const site = {
      ...Object.fromEntries(Object.entries(proof).reverse()),
      seal: Object.fromEntries(Object.entries(proof.seal).reverse()),
    };
    expect(recordStep(proof, { site })).toEqual(step("right"));
  });

  test.each<[string, (proof: SealedProof) => Change]>([
    ["another round", () => ({ betId: "R1" })],
    ["another seal", ({ seal }) => ({ seal: { ...seal, hash: other } })],
    ["a seal of more steps", ({ seal }) => ({ seal: { ...seal, steps: 9 } })],
    ["fewer rows", ({ rows }) => ({ rows: rows.slice(1) })],
    ["rows in another order", ({ rows }) => ({ rows: [...rows].reverse() })],
    ["another list", () => ({ listHash: other })],
    ["fewer witnesses", () => ({ witnesses: { count: 2, root: roots.aaBbCc } })],
    ["another root", () => ({ witnesses: { count: 3, root: other } })],
    ["another head before", () => ({ headBefore: other })],
    ["another head", () => ({ head: other })],
    ["another seed", () => ({ seed: other })],
    ["another beacon", () => ({ beacon: other })],
    ["another w", () => ({ w: "0".repeat(512) })],
    ["another system shot", () => ({ systemShot: "99999" })],
    ["another result", () => ({ result: { top3: "999", bottom2: "99" } })],
    ["another time of its freeze", () => ({ frozenAt: "2026-11-23T12:00:00Z" })],
    ["a freeze that was later", () => ({ lateMs: 41 })],
  ])("with %s is of another draw", async (_, changeOf) => {
    const change = changeOf(await sealedProofOf(quicknet));
    expect(await recordOf({}, change)).toEqual(step("wrong"));
    expect(await recordOf(change, {})).toEqual(step("wrong"));
  });

  const missing: Change[] = [
    { rows: [] },
    { listHash: null },
    { witnesses: null },
    { headBefore: null },
    { head: null },
    { seed: null },
    { beacon: "" },
    { w: null },
    { systemShot: null },
    { result: null },
    { frozenAt: null },
    { lateMs: null },
  ];
  test.each(missing.map((change) => [Object.keys(change).join(), change] as const))(
    "without a %s is of another moment",
    async (_, change) => {
      expect(await recordOf({}, change)).toEqual(step("open"));
      expect(await recordOf(change, {})).toEqual(step("open"));
    },
  );

  test("of another moment, and with another field, is of another draw", async () => {
    expect(await recordOf({}, { w: null, head: other })).toEqual(step("wrong"));
    expect(await recordOf({ w: null }, { head: other })).toEqual(step("wrong"));
  });

  const given = { voidReason: "operator" };
  test.each<[string, Change, Change, "open" | "right" | "wrong"]>([
    ["both say it", given, given, "right"],
    ["for different reasons", given, { voidReason: "shots-too-few" }, "wrong"],
    ["the site says so, a file not yet", {}, given, "open"],
    ["a file says so, the site not yet", given, {}, "open"],
    ["a file says so, and the site has more", { ...given, w: null }, {}, "wrong"],
    ["a file says so, and has more", given, { w: null }, "open"],
    ["the site says so, and a file has more", {}, { ...given, w: null }, "wrong"],
    ["the site says so, and has more", { w: null }, given, "open"],
  ])("of a round that was given back: %s", async (_, mine, sites, state) => {
    expect(await recordOf(mine, sites)).toEqual(step(state));
  });
});
