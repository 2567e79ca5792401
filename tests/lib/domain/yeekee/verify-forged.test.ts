import { describe, expect, test } from "vitest";
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { type DrawKnowledge, type SealedStepName, verifySealed } from "@/lib/domain/yeekee/verify-sealed";
import { hashing } from "../../../support/draws/proofs";
import {
  endsAt,
  everythingOf,
  frozenProof,
  heardOf,
  type Making,
  openProof,
  rowOf,
  sealedProofOf,
} from "../../../support/draws/sealed-proofs";
import { witnesses } from "../../../support/draws/vectors";

describe("a forged draw that agrees with itself", () => {
  const forgeries: [string, Making, SealedStepName][] = [
    ["another seed", { seed: "1".repeat(64) }, "heard"],
    ["another shot", { numberOf: (at) => at + 1 }, "heard"],
    ["another end", { endsAt: endsAt + 60_000 }, "heard"],
    ["more steps", { steps: 9 }, "heard"],
    ["no witness", { witnesses: [] }, "heard"],
    ["another witness", { witnesses: [witnesses.aa] }, "heard"],
    ["another log", { headBefore: "1".repeat(64) }, "heard"],
    ["another round's file under this round", { betId: "yeekee-2026-11-23-35" }, "round"],
  ];

  test.each(forgeries)("%s", async (_, making, brokenAt) => {
    const [honest, forged] = [await sealedProofOf(), await sealedProofOf(making)];
    const known = await everythingOf(honest);
    const verdictBy = async (part: DrawKnowledge) => {
      const { verdict, brokenAt } = await verifySealed(forged, hashing, part);
      return [verdict, brokenAt];
    };
    expect(await verdictBy({})).toEqual(["consistent", null]);
    expect(await verdictBy({ heard: known.heard })).toEqual(["broken", "heard"]);
    expect(await verdictBy({ site: known.site })).toEqual(["broken", "record"]);
    expect(await verdictBy(known)).toEqual(["broken", brokenAt]);
  });

  test("a freeze that was changed after it was received, the seal being the same", async () => {
    const honest = await sealedProofOf();
    const forged = await sealedProofOf({ numberOf: (at) => at });
    const heard = { ...(await heardOf(honest)), seal: null, commitment: null };
    expect((await verifySealed(forged, hashing, { heard })).brokenAt).toBe("heard");
  });

  test.each(["seal", "listHash", "witnessRoot", "seed", "headBefore", "head"] as const)(
    "the freeze that was heard had another %s",
    async (field) => {
      const proof = await sealedProofOf();
      const heard = await heardOf(proof);
      if (!heard.freeze) throw new Error("no freeze");
      const message = { ...heard.freeze.message, [field]: "2".repeat(64) };
      const changed = { ...heard, freeze: { ...heard.freeze, message } };
      expect((await verifySealed(proof, hashing, { heard: changed })).brokenAt).toBe("heard");
    },
  );

  test.each(["rules", "steps", "endsAt", "commitment", "chainHash", "beaconRound", "hash"] as const)(
    "the seal that was seen had another %s",
    async (field) => {
      const proof = await sealedProofOf();
      const heard = await heardOf(proof);
      if (!heard.seal) throw new Error("no seal");
      const seal = { ...heard.seal, [field]: field === "steps" || field === "endsAt" ? 1 : "x" };
      for (const freeze of [heard.freeze, null]) {
        const { brokenAt } = await verifySealed(proof, hashing, { heard: { ...heard, seal, freeze } });
        expect(brokenAt).toBe("heard");
      }
      const before = await verifySealed(openProof(proof), hashing, { heard: { ...heard, seal } });
      expect(before.brokenAt).toBe("heard");
    },
  );

  test("the commitment that was seen was another", async () => {
    const proof = await sealedProofOf();
    const heard = { ...(await heardOf(proof)), seal: null, freeze: null, commitment: "2".repeat(64) };
    expect((await verifySealed(proof, hashing, { heard })).brokenAt).toBe("heard");
  });

  test("every single field is held against the site's record", async () => {
    const site = await sealedProofOf();
    const published = site.result ?? undefined;
    const changes: Partial<SealedProof>[] = [
      { lateMs: 41 },
      { frozenAt: new Date(endsAt + 41).toISOString() },
      { witnesses: { count: 2, root: site.witnesses?.root ?? "" } },
    ];
    for (const change of changes) {
      const known = { site, published, pageBetId: site.betId };
      expect(await verifySealed({ ...site, ...change }, hashing, known)).toMatchObject({
        brokenAt: "record",
      });
    }
  });

  test("the order of a record's fields says nothing", async () => {
    const proof = await sealedProofOf();
    const turned = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turned)
        : typeof value === "object" && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .map(([key, one]) => [key, turned(one)])
                .reverse(),
            )
          : value;
    const known = { ...(await everythingOf(proof)), site: turned(proof) };
    expect((await verifySealed(proof, hashing, known)).verdict).toBe("own");
  });

  test("a record by older rules is another draw", async () => {
    const proof = await sealedProofOf();
    const { version: _, ...older } = proof;
    expect((await verifySealed(proof, hashing, { site: older })).brokenAt).toBe("record");
  });
});

describe("on a round's page", () => {
  test.each<[string, Making, SealedStepName | null]>([
    ["the other game's rules", { rules: "rules-3-long", steps: 16_000 }, "rules"],
    ["its own rules", { rules: "rules-3-short", steps: 8_000 }, null],
    ["a test clock's", {}, null],
  ])("%s", async (_, making, brokenAt) => {
    const proof = await sealedProofOf(making);
    const verdict = await verifySealed(proof, hashing, { expectedRules: "rules-3-short" });
    expect(verdict.brokenAt).toBe(brokenAt);
  });

  test("another result was paid", async () => {
    const proof = await sealedProofOf();
    const published = { top3: proof.result?.top3 === "000" ? "001" : "000", bottom2: "00" };
    expect((await verifySealed(proof, hashing, { published })).brokenAt).toBe("published");
  });

  test("a result was paid before anything was drawn", async () => {
    const proof = frozenProof(await sealedProofOf());
    const published = { top3: "000", bottom2: "00" };
    expect((await verifySealed(proof, hashing, { published })).verdict).toBe("open");
  });
});

describe("receipts of this device", () => {
  const receiptOf = async (made: Making, at: number) => rowOf(await sealedProofOf(made), at);
  test.each<[string, () => Promise<{ row: string; rowHash: string }>, string | null]>([
    ["in the list", () => receiptOf({}, 3), null],
    ["not in the list", () => receiptOf({ numberOf: (at) => at }, 3), "receipts"],
    ["of another round", () => receiptOf({ betId: "yeekee-2026-11-23-35" }, 3), null],
    ["broken on this device", async () => ({ ...(await receiptOf({}, 3)), rowHash: "0".repeat(64) }), null],
    ["unreadable", async () => ({ row: "a shot", rowHash: "0".repeat(64) }), null],
  ])("one that is %s", async (_, make, brokenAt) => {
    const proof = await sealedProofOf();
    const receipts = [rowOf(proof, 2), await make()];
    const verdict = await verifySealed(proof, hashing, { receipts });
    expect(verdict.brokenAt).toBe(brokenAt);
    const step = verdict.steps.find(({ name }) => name === "receipts");
    const whole = brokenAt ? "2" : step?.claimed;
    expect([step?.claimed, step?.found]).toEqual([whole, brokenAt ? "1" : whole]);
  });

  test.each<[string, SealedProof["voidReason"], object | undefined]>([
    ["stand open until the list is there", null, { name: "receipts", state: "open" }],
    ["are of no list where the round was given back", "operator", undefined],
  ])("%s", async (_, voidReason, step) => {
    const proof = await sealedProofOf();
    const before = { ...openProof(proof), voidReason };
    const { steps } = await verifySealed(before, hashing, { receipts: proof.rows });
    expect(steps.find(({ name }) => name === "receipts")).toEqual(step);
  });

  test("are no step where this device has none of the round", async () => {
    const proof = await sealedProofOf();
    const others = (await sealedProofOf({ betId: "yeekee-2026-11-23-35" })).rows;
    for (const receipts of [[], others]) {
      const { steps } = await verifySealed(proof, hashing, { receipts });
      expect(steps.map(({ name }) => name)).not.toContain("receipts");
    }
  });
});
