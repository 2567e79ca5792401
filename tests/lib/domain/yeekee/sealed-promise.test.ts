import { describe, expect, test } from "vitest";
import { sealOf } from "@/lib/domain/yeekee/seal";
import { beaconStep, roundStep, rulesStep, sealStep } from "@/lib/domain/yeekee/sealed-promise";
import type { PublishedSeal, SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { hashing } from "../../../support/draws/proofs";
import {
  endsAt,
  openProof,
  quicknet,
  sealedBetId,
  sealedProofOf,
} from "../../../support/draws/sealed-proofs";
import { beacon, commitment } from "../../../support/draws/vectors";

describe("the round", () => {
  const stepOf = async (betId: string, pageBetId?: string) =>
    roundStep({ ...(await sealedProofOf()), betId }, pageBetId === undefined ? {} : { pageBetId });

  test.each([
    ["one letter", "R", "right"],
    ["letters of both cases, digits, both dashes", "Ying_5-09", "right"],
    ["64 characters", "R".repeat(64), "right"],
    ["65 characters", "R".repeat(65), "wrong"],
    ["no characters", "", "wrong"],
    ["a separator of the seal's text", "R1|rules-3-long", "wrong"],
    ["a space before it", " R1", "wrong"],
    ["a line's end", "R1\n", "wrong"],
  ])("a name of %s", async (_, betId, state) => {
    expect(await stepOf(betId)).toEqual({ name: "round", state, claimed: betId });
  });

  test.each([
    [sealedBetId, "right"],
    ["yeekee-2026-11-23-35", "wrong"],
    ["", "wrong"],
  ])("asked for as %j", async (found, state) => {
    expect(await stepOf(sealedBetId, found)).toEqual({ name: "round", state, claimed: sealedBetId, found });
  });

  test("whose name is none is wrong, whatever was asked for", async () => {
    expect(await stepOf("R 1", "R 1")).toEqual({ name: "round", state: "wrong", claimed: "R 1" });
  });
});

describe("the rules", () => {
  test.each([
    ["rules-3-long", 16_000, undefined, "right"],
    ["rules-3-long", 16_000, "rules-3-long", "right"],
    ["rules-3-long", 16_000, "rules-3-short", "wrong"],
    ["rules-3-long", 8_000, "rules-3-long", "wrong"],
    ["rules-3-short", 8_000, "rules-3-long", "wrong"],
    ["rules-3-test", 8, undefined, "right"],
    ["rules-3-test", 8, "rules-3-long", "right"],
    ["rules-3-test", 0, "rules-3-test", "wrong"],
    ["rules-4-long", 16_000, undefined, "wrong"],
  ] as const)("%s with %i steps, where the game has %s", async (rules, steps, expectedRules, state) => {
    const { seal, ...rest } = await sealedProofOf();
    const proof = { ...rest, seal: { ...seal, rules, steps } } as SealedProof;
    expect(rulesStep(proof, expectedRules ? { expectedRules } : {})).toEqual({
      name: "rules",
      state,
      claimed: `${rules} · ${steps}`,
    });
  });
});

describe("the seal", () => {
  type Promised = Partial<PublishedSeal>;
  const chained = { chainHash: beacon.chainHash, beaconRound: "1000" };

  /** The proof of a round that was sealed with just this promise. */
  async function sealedWith(promised: Promised): Promise<SealedProof> {
    const proof = await sealedProofOf();
    const seal = { ...proof.seal, ...promised };
    return { ...proof, seal: { ...seal, hash: await sealOf({ betId: proof.betId, ...seal }, hashing) } };
  }

  test.each<[string, Promised, "right" | "wrong"]>([
    ["without a beacon", {}, "right"],
    ["with one", chained, "right"],
    ["with the largest round", { ...chained, beaconRound: "9".repeat(16) }, "right"],
    ["with round 1", { ...chained, beaconRound: "1" }, "right"],
    ["with a round of 17 digits", { ...chained, beaconRound: "9".repeat(17) }, "wrong"],
    ["with a leading zero", { ...chained, beaconRound: "01000" }, "wrong"],
    ["with a sign", { ...chained, beaconRound: "+1000" }, "wrong"],
    ["with a fraction", { ...chained, beaconRound: "1000.0" }, "wrong"],
    ["with letters in the round", { ...chained, beaconRound: "1x" }, "wrong"],
    ["with a chain and no round", { ...chained, beaconRound: "" }, "wrong"],
    ["with a round and no chain", { ...chained, chainHash: "" }, "wrong"],
    ["with a chain that is no hash", { ...chained, chainHash: "52db" }, "wrong"],
    ["with a commitment that is no hash", { commitment: commitment.slice(1) }, "wrong"],
    ["with a commitment in upper case", { commitment: commitment.toUpperCase() }, "wrong"],
    ["with an end of one millisecond", { endsAt: 1 }, "right"],
    ["with an end at no time", { endsAt: 0 }, "wrong"],
    ["with an end before all time", { endsAt: -endsAt }, "wrong"],
    ["with a part of a millisecond", { endsAt: endsAt + 0.5 }, "wrong"],
    ["with no end", { endsAt: Number.NaN }, "wrong"],
  ])("%s", async (_, promised, state) => {
    const proof = await sealedWith(promised);
    const { hash } = proof.seal;
    expect(await sealStep(proof, hashing)).toEqual({ name: "seal", state, claimed: hash, found: hash });
  });

  test("under another hash shows both", async () => {
    const proof = await sealedProofOf();
    const { hash } = proof.seal;
    const claimed = "0".repeat(64);
    expect(await sealStep({ ...proof, seal: { ...proof.seal, hash: claimed } }, hashing)).toEqual({
      name: "seal",
      state: "wrong",
      claimed,
      found: hash,
    });
  });
});

describe("the beacon", () => {
  type Change = Partial<SealedProof>;
  const wrong = (claimed: string) => ({ name: "beacon", state: "wrong", claimed });
  const { randomness } = beacon;
  const [bare, waiting, toLookUp] = [
    { name: "beacon", state: "wrong" },
    { name: "beacon", state: "open" },
    { name: "beacon", state: "open", lookUp: true },
  ];

  test("none was promised, and none is there", async () => {
    expect(beaconStep(await sealedProofOf())).toBeNull();
  });

  test("none was promised, and one is there", async () => {
    expect(beaconStep({ ...(await sealedProofOf()), beacon: randomness })).toEqual(wrong(randomness));
  });

  test.each<[string, Change, object]>([
    ["of a drawn round is there", {}, { ...toLookUp, claimed: randomness }],
    ["of a drawn round is not there", { beacon: "" }, bare],
    ["of a frozen round has not come yet", { beacon: "", w: null }, waiting],
    ["of a frozen round is there", { w: null }, { ...toLookUp, claimed: randomness }],
    [
      "never came, so the round was given back",
      { beacon: "", w: null, voidReason: "beacon-missing" },
      toLookUp,
    ],
    ["is not there, and a round that was given back is drawn", { beacon: "", voidReason: "operator" }, bare],
    ["is no hash", { beacon: "00ff" }, wrong("00ff")],
  ])("the promised one %s", async (_, change, step) => {
    expect(beaconStep({ ...(await sealedProofOf(quicknet)), ...change })).toEqual(step);
  });

  /** quicknet's round n falls at its genesis + (n - 1) periods of 3 s. */
  const fallsAt = (round: number) => 1_692_803_367_000 + (round - 1) * 3_000;
  const [round, next] = ["24807522", "24807523"];

  test.each([
    ["just when it falls", 0, round],
    ["a millisecond after the round before", -2_999, round],
    ["a millisecond after it", 1, next],
    ["just when the next one falls", 3_000, next],
  ])("is the first that falls 30 s after the end, or later: %s", async (_, ms, first) => {
    const proof = openProof(await sealedProofOf({ ...quicknet, rules: "rules-3-long", steps: 16_000 }));
    const end = fallsAt(Number(round)) - 30_000 + ms;
    const stepOf = (beaconRound: string) =>
      beaconStep({ ...proof, seal: { ...proof.seal, endsAt: end, beaconRound } });
    expect(stepOf(first)).toEqual(waiting);
    const other = first === round ? next : round;
    expect(stepOf(other)).toEqual({ name: "beacon", state: "wrong", claimed: other, found: first });
  });

  test.each<[string, Partial<PublishedSeal>]>([
    ["a test clock's", { rules: "rules-3-test", beaconRound: "7" }],
    ["an unknown chain's", { chainHash: "1".repeat(64), beaconRound: "7" }],
  ])("the round of %s is not reckoned", async (_, promised) => {
    const proof = openProof(await sealedProofOf({ ...quicknet, rules: "rules-3-long", steps: 16_000 }));
    expect(beaconStep({ ...proof, seal: { ...proof.seal, ...promised } })).toEqual(waiting);
  });
});
