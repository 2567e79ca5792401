import { describe, expect, test } from "vitest";
import { sealedProof } from "@/lib/contract/yings";
import { isSealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { proofOf } from "../../../support/draws/proofs";
import { openProof, sealedProofOf } from "../../../support/draws/sealed-proofs";

test("what the site publishes is a proof of version 3, drawn or not", async () => {
  const proof = await sealedProofOf();
  for (const one of [proof, openProof(proof), { ...openProof(proof), voidReason: "operator" }]) {
    expect(sealedProof.safeParse(one).success).toBe(true);
    expect(isSealedProof(one)).toBe(true);
  }
});

test("an older proof, or anything else, is none", async () => {
  const older = await proofOf();
  for (const one of [older, { ...(await sealedProofOf()), version: 2 }, null, undefined, 3, "3", [], {}])
    expect(isSealedProof(one)).toBe(false);
});

describe("a proof with a part of another kind is none", () => {
  const wrongs: [string, unknown[]][] = [
    ["betId", [1, null, undefined]],
    ["beacon", [null, 7, undefined]],
    ["seal", [null, "", [], undefined]],
    ["rows", [null, {}, [null], [{ row: "", rowHash: 1 }], [{ row: 1, rowHash: "" }], [{}], undefined]],
    ["witnesses", [1, [], { count: "1", root: "" }, { count: 1, root: 1 }, { count: 1 }, undefined]],
    [
      "result",
      ["014", [], { top3: "014" }, { top3: "014", bottom2: 16 }, { top3: 14, bottom2: "16" }, undefined],
    ],
    ...["listHash", "headBefore", "head", "seed", "w", "systemShot", "frozenAt", "voidReason"].map(
      (field): [string, unknown[]] => [field, [0, {}, undefined]],
    ),
    ["lateMs", ["40", {}, undefined]],
  ];
  test.each(wrongs)("%s", async (field, values) => {
    const proof = await sealedProofOf();
    for (const value of values)
      expect(isSealedProof({ ...proof, [field]: value }), String(value)).toBe(false);
  });

  test.each(["rules", "commitment", "chainHash", "beaconRound", "hash", "steps", "endsAt"])(
    "the seal's %s",
    async (field) => {
      const proof = await sealedProofOf();
      for (const value of [null, {}, field === "steps" || field === "endsAt" ? "1" : 1])
        expect(isSealedProof({ ...proof, seal: { ...proof.seal, [field]: value } })).toBe(false);
    },
  );
});
