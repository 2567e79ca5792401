import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { hexOfW, P, wOfHex } from "@/lib/domain/yeekee/steps";
import { verifySealed } from "@/lib/domain/yeekee/verify-sealed";
import { hashing } from "../../../../tests/support/draws/proofs";
import { everythingOf, sealedProofOf } from "../../../../tests/support/draws/sealed-proofs";
import type { Figure } from "../figure";
import type { DrawPart } from "./part";

/** A real draw of 16,000 steps, and variants that must be refused. */
export const refusals: DrawPart = {
  name: "refusals",
  async run() {
    const whole = await sealedProofOf({ rules: "rules-3-long", steps: 16_000 });
    const known = await everythingOf(whole);
    const w = wOfHex(whole.w ?? "") ?? 0n;
    const sealed = (change: Partial<SealedProof["seal"]>) => ({ seal: { ...whole.seal, ...change } });
    const cases: [string, Partial<SealedProof>, string][] = [
      ["the draw itself", {}, "own"],
      ["w + 1", { w: hexOfW(w + 1n) }, "broken at work"],
      ["p − w", { w: hexOfW(P - w) }, "broken at work"],
      ["N − 1", sealed({ steps: 15_999 }), "broken at rules"],
      ["w in upper case", { w: (whole.w ?? "").toUpperCase() }, "broken at work"],
      ["another seal", sealed({ hash: "0".repeat(64) }), "broken at seal"],
    ];
    return Promise.all(
      cases.map(async ([what, change, must]): Promise<Figure> => {
        const { verdict, brokenAt } = await verifySealed({ ...whole, ...change }, hashing, known);
        const seen = brokenAt ? `${verdict} at ${brokenAt}` : verdict;
        return { what, seen, must, holds: seen === must };
      }),
    );
  },
};
