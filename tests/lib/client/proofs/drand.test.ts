import { roundAt } from "drand-client";
import { expect, test } from "vitest";
import { loadSignatures } from "@/lib/client/proofs/drand";
import { chainOf, firstRoundAfter } from "@/lib/domain/yeekee/beacon-step";
import { quicknetInfo } from "../../../support/draws/drand-recording";
import { quicknetRound } from "../../../support/draws/proofs";

const { round, signature } = quicknetRound;
const chain = chainOf({ beaconChain: quicknetInfo.hash });

test("a round that drand signed is distinguished from one that it did not sign", async () => {
  if (!chain) throw new Error("quicknet is not known");
  const isSigned = await loadSignatures();
  expect(isSigned(chain, round, signature)).toBe(true);
  expect(isSigned(chain, round + 1, signature)).toBe(false);
  expect(isSigned(chain, round, signature.replace(/..$/, "38"))).toBe(false);
  expect(isSigned(chain, round, "00ff".repeat(24))).toBe(false);
  expect(isSigned({ ...chain, publicKey: "ab".repeat(96) }, round, signature)).toBe(false);
});

test("the chain known here is drand's quicknet, and its first round after an instant is drand's own", () => {
  if (!chain) throw new Error("quicknet is not known");
  const { public_key: publicKey, period: periodSeconds, genesis_time: genesisSeconds } = quicknetInfo;
  expect(chain).toEqual({ publicKey, periodSeconds, genesisSeconds });
  for (const ms of [1_767_226_000_000, 1_767_226_001_999, 1_767_226_002_000, 1_767_226_002_001]) {
    expect(firstRoundAfter(ms, chain)).toBe(roundAt(ms, quicknetInfo) + 1);
  }
});
