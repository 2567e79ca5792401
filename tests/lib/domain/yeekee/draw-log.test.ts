import { expect, test } from "vitest";
import { FIRST_HEAD, headAfter } from "@/lib/domain/yeekee/draw-log";
import { sealOf } from "@/lib/domain/yeekee/seal";
import { hashing } from "../../../support/draws/proofs";
import { heads, listHash, promiseOf, roots } from "../../../support/draws/vectors";

const sha256 = async (text: string) => Buffer.from(await hashing.sha256(Buffer.from(text))).toString("hex");

test("the heads of the vector: its seal, then its freeze", async () => {
  const seal = await sealOf(promiseOf(1_000), hashing);
  const sealed = await headAfter(FIRST_HEAD, { kind: "seal", betId: "R1", seal }, hashing);
  expect(sealed).toBe(heads.afterSeal);
  const freeze = { kind: "freeze", betId: "R1", listHash, witnessRoot: roots.aaBb } as const;
  expect(await headAfter(sealed, freeze, hashing)).toBe(heads.afterFreeze);
});

test("a void says its reason, and every entry covers the head before it", async () => {
  const entry = { kind: "void", betId: "R1", reason: "shots-too-few" } as const;
  expect(await headAfter(heads.afterSeal, entry, hashing)).toBe(
    await sha256(`log-3|${heads.afterSeal}|void|R1|shots-too-few`),
  );
  expect(FIRST_HEAD).toBe("0".repeat(64));
});
