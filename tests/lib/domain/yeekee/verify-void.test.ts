import { describe, expect, test } from "vitest";
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { type DrawKnowledge, verifySealed } from "@/lib/domain/yeekee/verify-sealed";
import { hashing } from "../../../support/draws/proofs";
import {
  frozenProof,
  heardOf,
  openProof,
  quicknet,
  sealedProofOf,
} from "../../../support/draws/sealed-proofs";
import { beacon } from "../../../support/draws/vectors";

describe("a round that was given back", () => {
  const early = (proof: SealedProof, voidReason: string): SealedProof => ({
    ...openProof(proof),
    voidReason,
  });
  const missing = async (): Promise<SealedProof> => ({
    ...frozenProof(await sealedProofOf(quicknet)),
    beacon: "",
    voidReason: "beacon-missing",
  });

  test.each(["shots-too-few", "shooting-missed", "operator"])("before the freeze: %s", async (reason) => {
    const proof = early(await sealedProofOf(), reason);
    const known = { site: proof, pageBetId: proof.betId, receipts: (await sealedProofOf()).rows.slice(0, 3) };
    const verdict = await verifySealed(proof, hashing, known);
    expect([verdict.verdict, verdict.claim, verdict.result]).toEqual(["own", null, null]);
    expect(verdict.steps.map(({ name }) => name)).toEqual(["round", "rules", "seal", "void", "record"]);
    expect((await verifySealed(proof, hashing)).verdict).toBe("consistent");
  });

  test("after it, because the promised beacon never came", async () => {
    const proof = await missing();
    const known = { site: proof, pageBetId: proof.betId, heard: await heardOf(proof) };
    const verdict = await verifySealed(proof, hashing, known);
    expect([verdict.verdict, verdict.claim]).toEqual(["own", null]);
    expect(verdict.steps.find(({ name }) => name === "beacon")).toEqual({
      name: "beacon",
      state: "open",
      lookUp: true,
    });
  });

  const wrongs: [string, () => Promise<SealedProof>, DrawKnowledge | null][] = [
    ["with a w", async () => ({ ...early(await sealedProofOf(), "operator"), w: "0".repeat(512) }), null],
    [
      "with a system shot",
      async () => ({ ...early(await sealedProofOf(), "operator"), systemShot: "00000" }),
      null,
    ],
    [
      "with a result",
      async () => ({ ...early(await sealedProofOf(), "operator"), result: { top3: "000", bottom2: "00" } }),
      null,
    ],
    [
      "after the freeze, by an operator",
      async () => ({ ...(await missing()), voidReason: "operator" }),
      null,
    ],
    [
      "after the freeze, for too few shots",
      async () => ({ ...frozenProof(await sealedProofOf({ count: 19 })), voidReason: "shots-too-few" }),
      null,
    ],
    [
      "for a beacon that was not promised",
      async () => ({ ...frozenProof(await sealedProofOf()), voidReason: "beacon-missing" }),
      null,
    ],
    ["for a beacon that is there", async () => ({ ...(await missing()), beacon: beacon.randomness }), null],
    ["for a beacon before the freeze", async () => early(await missing(), "beacon-missing"), null],
    [
      "for too few shots, with enough of them",
      async () => ({
        ...early(await sealedProofOf(), "shots-too-few"),
        rows: (await sealedProofOf()).rows.slice(0, 20),
      }),
      null,
    ],
  ];
  test.each(wrongs)("does not hold %s", async (_, make) => {
    const { verdict, steps } = await verifySealed(await make(), hashing);
    expect([verdict, steps.find(({ name }) => name === "void")?.state]).toEqual(["broken", "wrong"]);
  });

  const frozenParts = ["listHash", "witnesses", "headBefore", "head", "seed", "frozenAt"] as const;
  const voidStepOf = async (proof: SealedProof) =>
    (await verifySealed(proof, hashing)).steps.find(({ name }) => name === "void")?.state;

  test.each(frozenParts)(
    "does not hold with the %s of a freeze that was not, or without that of one",
    async (part) => {
      const whole = await sealedProofOf();
      expect(await voidStepOf({ ...early(whole, "operator"), [part]: whole[part] })).toBe("wrong");
      expect(await voidStepOf({ ...(await missing()), [part]: null })).toBe("wrong");
    },
  );

  test("for too few shots, when this device alone has receipts of enough", async () => {
    const proof = early(await sealedProofOf(), "shots-too-few");
    const { rows } = await sealedProofOf();
    expect((await verifySealed(proof, hashing, { receipts: rows.slice(0, 20) })).brokenAt).toBe("void");
    expect((await verifySealed(proof, hashing, { receipts: rows.slice(0, 19) })).brokenAt).toBeNull();
  });

  describe("is held to what the site says of the round", () => {
    const brokenAt = async (proof: SealedProof, site: SealedProof) =>
      (await verifySealed(proof, hashing, { site, pageBetId: proof.betId })).brokenAt;

    test("one that the site has frozen or drawn was not given back before", async () => {
      const whole = await sealedProofOf();
      const given = early(whole, "operator");
      expect(await brokenAt(given, frozenProof(whole))).toBe("record");
      expect(await brokenAt(given, whole)).toBe("record");
      expect(await brokenAt(given, openProof(whole))).toBeNull();
    });

    test("one that the site has not given back yet is not the site's own, and says so", async () => {
      const whole = await sealedProofOf();
      const known = { site: openProof(whole), pageBetId: whole.betId };
      const verdict = await verifySealed(early(whole, "operator"), hashing, known);
      expect(verdict.verdict).toBe("consistent");
      expect(verdict.steps.at(-1)).toEqual({ name: "record", state: "open" });
    });

    test("one that the site has given back was not drawn", async () => {
      const whole = await sealedProofOf(quicknet);
      expect(await brokenAt(whole, await missing())).toBe("record");
      expect(await brokenAt(whole, early(whole, "operator"))).toBe("record");
      expect(await brokenAt(frozenProof({ ...whole, beacon: "" }), await missing())).toBeNull();
      expect(await brokenAt(openProof(whole), early(whole, "operator"))).toBeNull();
    });
  });

  test("does not hold when a freeze of it was received", async () => {
    const whole = await sealedProofOf();
    const known = { heard: await heardOf(whole) };
    expect((await verifySealed(early(whole, "operator"), hashing, known)).brokenAt).toBe("heard");
  });

  test("does not hold when a result of it was paid", async () => {
    const proof = early(await sealedProofOf(), "operator");
    const known = { published: { top3: "000", bottom2: "00" } };
    expect((await verifySealed(proof, hashing, known)).brokenAt).toBe("published");
  });
});
