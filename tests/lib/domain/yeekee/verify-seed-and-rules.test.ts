import { describe, expect, test } from "vitest";
import type { DrawRules } from "@/lib/domain/yeekee/draw-rules";
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { verifySealed } from "@/lib/domain/yeekee/verify-sealed";
import { hashing } from "../../../support/draws/proofs";
import { type Making, sealedProofOf } from "../../../support/draws/sealed-proofs";
import { commitment, seedHex } from "../../../support/draws/vectors";

describe("the seed", () => {
  const stepOf = async (change: Partial<SealedProof>) => {
    const { steps } = await verifySealed({ ...(await sealedProofOf()), ...change }, hashing);
    return steps.find(({ name }) => name === "commitment");
  };

  test.each([
    ["that was committed to", seedHex, "right", { claimed: commitment, found: commitment }],
    ["that is none", seedHex.slice(2), "wrong", { claimed: commitment }],
    ["that is not shown yet", null, "open", {}],
  ])("%s", async (_, seed, state, said) => {
    expect(await stepOf({ seed })).toEqual({ name: "commitment", state, ...said });
  });
});

describe("a seal that holds over rules that do not", () => {
  test.each<[string, Making]>([
    ["with another number of steps", { rules: "rules-3-long", steps: 8 }],
    ["that nobody knows", { rules: "rules-4-long" as DrawRules }],
  ])("%s: the work is not begun", async (_, making) => {
    const heard: number[] = [];
    const proof = await sealedProofOf(making);
    const verdict = await verifySealed(proof, hashing, {}, (done) => heard.push(done));
    const states = Object.fromEntries(verdict.steps.map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({ rules: "wrong", seal: "right", work: "open" });
    expect([verdict.brokenAt, heard]).toEqual(["rules", []]);
  });

  test("and that nobody knows are no real draw's", async () => {
    const isTest = async (rules: string) =>
      (await verifySealed(await sealedProofOf({ rules: rules as DrawRules }), hashing)).isTest;
    expect([
      await isTest("rules-4-long"),
      await isTest("rules-3-test"),
      await isTest("rules-3-long"),
    ]).toEqual([true, true, false]);
  });
});
