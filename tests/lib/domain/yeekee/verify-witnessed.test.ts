import { describe, expect, test } from "vitest";
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { verifySealed } from "@/lib/domain/yeekee/verify-sealed";
import { hashing } from "../../../support/draws/proofs";
import {
  endsAt,
  everythingOf,
  heardOf,
  type Making,
  openProof,
  quicknet,
  sealedProofOf,
} from "../../../support/draws/sealed-proofs";
import { beacon, roots, witnesses } from "../../../support/draws/vectors";

describe("a late freeze is reported inside the verdict", () => {
  test.each([
    [2_000, null],
    [2_001, 2_001],
    [60_000, 60_000],
  ])("%i ms", async (lateMs, late) => {
    const proof = await sealedProofOf({ lateMs });
    expect(await verifySealed(proof, hashing)).toMatchObject({ verdict: "consistent", late });
  });

  test("that the site's own record makes smaller, or larger", async () => {
    const proof = await sealedProofOf({ lateMs: 5_000 });
    expect((await verifySealed({ ...proof, lateMs: 0 }, hashing)).late).toBe(5_000);
    expect((await verifySealed({ ...proof, lateMs: null }, hashing)).late).toBe(5_000);
    expect((await verifySealed({ ...proof, lateMs: 7_000 }, hashing)).late).toBe(7_000);
  });

  test("is none before the freeze", async () => {
    const proof = openProof(await sealedProofOf());
    expect((await verifySealed({ ...proof, lateMs: 5_000 }, hashing)).late).toBeNull();
  });
});

describe("witnesses", () => {
  test("of nobody: the draw holds and is not witnessed", async () => {
    const proof = await sealedProofOf({ witnesses: [] });
    expect(await verifySealed(proof, hashing)).toMatchObject({
      verdict: "consistent",
      witness: "none",
      claim: { kind: "not-witnessed" },
    });
  });

  const long: Making = { rules: "rules-3-long", steps: 16_000 };
  test.each<[string, Parameters<typeof heardOf>[1], string]>([
    ["of this device", {}, "strong"],
    ["of another one", { value: "dd".repeat(16) }, "unheard"],
    ["with a path in another tree", { values: [witnesses.aa, witnesses.bb] }, "unheard"],
    ["with a path among more values", { values: [...Object.values(witnesses), "dd".repeat(16)] }, "unheard"],
    ["of this device, heard too late", { wallMs: 8_000 }, "unheard"],
  ])("%s", async (_, options, witness) => {
    const proof = await sealedProofOf(long);
    const heard = await heardOf(proof, options);
    expect((await verifySealed(proof, hashing, { heard })).witness).toBe(witness);
  });

  test("of another number than the path was among", async () => {
    const proof = await sealedProofOf(long);
    const more = { ...proof, witnesses: { count: 4, root: roots.aaBbCc } };
    const heard = await heardOf(proof);
    expect(await verifySealed(more, hashing, { heard })).toMatchObject({
      verdict: "consistent",
      witness: "unheard",
      claim: { kind: "not-heard" },
    });
  });

  test("say nothing for a draw that does not hold", async () => {
    const proof = await sealedProofOf(long);
    const known = { ...(await everythingOf(proof)), published: { top3: "000", bottom2: "99" } };
    expect(await verifySealed(proof, hashing, known)).toMatchObject({ witness: "unheard", claim: null });
  });
});

describe("the promised beacon", () => {
  const long: Making = { rules: "rules-3-long", steps: 16_000, ...quicknet };
  const beaconOf = async (proof: SealedProof) => {
    const { steps } = await verifySealed(proof, hashing);
    return steps.find(({ name }) => name === "beacon");
  };

  test("is there, and is to be looked up at its chain", async () => {
    expect(await beaconOf(await sealedProofOf(long))).toEqual({
      name: "beacon",
      state: "open",
      lookUp: true,
      claimed: beacon.randomness,
    });
  });

  test.each<[string, Partial<SealedProof>]>([
    ["left out of a draw", { beacon: "" }],
    ["in upper case", { beacon: beacon.randomness.toUpperCase() }],
    ["of another length", { beacon: "00" }],
  ])("%s", async (_, change) => {
    expect((await beaconOf({ ...(await sealedProofOf(long)), ...change }))?.state).toBe("wrong");
  });

  test.each(["24807521", "24807523", "1", "024807522", ""])(
    "of round %s is not the first one 30 s after the end",
    async (beaconRound) => {
      const whole = await sealedProofOf(long);
      const proof = { ...whole, seal: { ...whole.seal, beaconRound } };
      expect(await beaconOf(proof)).toMatchObject({ state: "wrong", found: "24807522" });
    },
  );

  test.each([
    ["at a round's very time", 0, "24807522"],
    ["a millisecond later", 1, "24807523"],
    ["three seconds earlier", -3_000, "24807521"],
  ])("for an end %s", async (_, ms, beaconRound) => {
    const whole = await sealedProofOf(long);
    const seal = { ...whole.seal, endsAt, beaconRound };
    const isAt = (endsAt + 30_000 - 1_692_803_367_000) % 3_000;
    const proof = { ...whole, seal: { ...seal, endsAt: endsAt - isAt + ms } };
    expect((await beaconOf(proof))?.state).toBe("open");
  });

  test("of an unknown chain, or on a test clock, is to be looked up whatever its round", async () => {
    const whole = await sealedProofOf(long);
    const unknown = { ...whole.seal, chainHash: "1".repeat(64), beaconRound: "7" };
    expect(await beaconOf({ ...whole, seal: unknown })).toMatchObject({ state: "open", lookUp: true });
    const test = await sealedProofOf({ ...quicknet, beaconRound: "1000" });
    expect(await beaconOf(test)).toMatchObject({ state: "open", lookUp: true });
    expect((await verifySealed(test, hashing)).verdict).toBe("consistent");
  });

  test.each([
    ["a chain without a round", { chainHash: beacon.chainHash, beaconRound: "" }],
    ["a round without a chain", { chainHash: "", beaconRound: "7" }],
    ["a round with a leading zero", { chainHash: beacon.chainHash, beaconRound: "07" }],
    ["a chain in upper case", { chainHash: "A".repeat(64), beaconRound: "7" }],
  ])("a seal over %s", async (_, promised) => {
    const forged = await sealedProofOf({ ...promised, beacon: promised.chainHash && beacon.randomness });
    expect((await verifySealed(forged, hashing)).brokenAt).toBe("seal");
  });
});
