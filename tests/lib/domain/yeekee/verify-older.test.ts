import { describe, expect, test } from "vitest";
import type { DrawProof } from "@/lib/domain/yeekee/draw-proof";
import { type OlderKnowledge, verifyOlder } from "@/lib/domain/yeekee/verify-older";
import { betId, hashing, proofOf, quicknetProof } from "../../../support/draws/proofs";
import { sealedProofOf } from "../../../support/draws/sealed-proofs";

const check = (proof: DrawProof, known: Partial<OlderKnowledge> = {}) =>
  verifyOlder(proof, hashing, { betId, ...known });

/** A draw that is consistent in itself, made by somebody who chose its shots. */
async function forged(): Promise<DrawProof> {
  return proofOf({ fromMs: 1_767_225_600_001 });
}

describe("a draw by the older rules", () => {
  test("is the site's own where the site publishes just that, and every step holds", async () => {
    const proof = await proofOf();
    const site = structuredClone(proof);
    const known = { site, published: proof.result ?? undefined, seenCommitment: proof.commitment ?? "" };
    const { verdict, brokenAt, steps, result } = await check(proof, known);
    expect({ verdict, brokenAt, result }).toEqual({ verdict: "own", brokenAt: null, result: proof.result });
    expect(steps.at(-1)).toEqual({ name: "record", state: "right" });
  });

  test("agrees with itself where nothing else is known of it", async () => {
    expect(await check(await proofOf())).toMatchObject({ verdict: "consistent", brokenAt: null });
  });

  test.each([
    ["a file made up as a whole", async () => forged(), "record"],
    ["another round's", async () => ({ ...(await proofOf()), betId: "yeekee-2026-11-23-35" }), "round"],
    ["a draw that the site has by other rules", async () => proofOf(), "record"],
  ])("%s is not the site's own", async (what, make, step) => {
    const site = what.startsWith("a draw") ? await sealedProofOf({ betId }) : await proofOf();
    const { verdict, steps } = await check(await make(), { site });
    expect(verdict).toBe("broken");
    expect(steps.filter(({ state }) => state === "wrong").map(({ name }) => name)).toContain(step);
  });

  test("does not hold with a kept receipt missing, and says which step", async () => {
    const proof = await proofOf();
    const receipts = [{ ...(proof.rows[3] ?? { row: "", rowHash: "" }) }];
    expect((await check(proof, { receipts })).verdict).toBe("consistent");
    const { row, rowHash } = (await forged()).rows[3] ?? { row: "", rowHash: "" };
    expect(await check(proof, { receipts: [{ row, rowHash }] })).toMatchObject({
      verdict: "broken",
      brokenAt: "receipts",
    });
  });

  test("does not hold when its list was frozen before the end of shooting, with or without a beacon", async () => {
    const proof = await proofOf();
    const early = { ...proof, frozenAt: "2026-01-01T07:14:59+07:00" };
    expect(await check(early)).toMatchObject({ verdict: "broken", brokenAt: "list" });
    expect(await check({ ...early, frozenAt: proof.shotsUntil })).toMatchObject({ verdict: "consistent" });
  });

  test("is open before the freeze, without looking for receipts in a list that is not there", async () => {
    const proof = await proofOf();
    const receipts = proof.rows.slice(0, 1);
    const shooting = { ...proof, seed: null, listHash: null, systemShot: null, rows: [], result: null };
    expect(await check(shooting, { site: shooting, receipts })).toMatchObject({ verdict: "open" });
  });

  test("is open where its randomness can't be told here", async () => {
    const { verdict, steps } = await check(await quicknetProof());
    expect(verdict).toBe("open");
    expect(steps.find(({ state }) => state !== "right")).toMatchObject({ name: "beacon", lookUp: true });
  });
});
