import { bytesOf, commitmentOf, freeze } from "@/lib/domain/yeekee/draw";
import { resultOfShots } from "@/lib/domain/yeekee/result";
import { sealOf } from "@/lib/domain/yeekee/seal";
import { startOf, systemShotOf } from "@/lib/domain/yeekee/steps";
import { witnessRoot } from "@/lib/domain/yeekee/witness-tree";
import { type Dice, diceOf, hexOf } from "../../../../tests/support/draws/dice";
import { fastStep } from "../../../../tests/support/draws/fast-step";
import { hashing } from "../../../../tests/support/draws/proofs";
import { endsAt, sealedBetId, shotsFor } from "../../../../tests/support/draws/sealed-proofs";
import type { DrawPart } from "./part";

const DRAWS = 20_000;
const SHOTS = 21;

/**
 * The last shooter knows every shot and aims at a three top, but does not know the seed. One step of work is
 * enough: more would take longer and hide nothing more from somebody who cannot start it.
 */
export const outsiders: DrawPart = {
  name: "outsider",
  async run(seed) {
    const dice = diceOf(`outsider ${seed}`);
    let hits = 0;
    for (let draw = 0; draw < DRAWS; draw++) if (await isHit(dice)) hits += 1;
    const chance = DRAWS / 1_000;
    const most = Math.round(4.5 * Math.sqrt(chance));
    return [
      {
        what: `hits of ${DRAWS} at 1 in 1,000`,
        seen: String(hits),
        must: `${chance} ± ${most}`,
        holds: Math.abs(hits - chance) <= most,
      },
    ];
  },
};

async function isHit(dice: Dice): Promise<boolean> {
  const wanted = dice(1_000);
  const seed = hexOf(dice, 64);
  const others = Array.from({ length: SHOTS - 1 }, () => dice(100_000));
  // The known sum plus a guessed system shot. Rank 16 is the sixth of 21.
  const known = others.reduce((total, number) => total + number, dice(100_000)) - (others[5] ?? 0);
  const last = (((wanted - known) % 1_000) + 1_000) % 1_000;
  const numbers = [...others, last];
  const shots = shotsFor({ count: SHOTS, numberOf: (at) => numbers[at] ?? 0 });
  const { listHash } = await freeze(shots, hashing);
  const commitment = await commitmentOf(bytesOf(seed), hashing);
  const promise = {
    rules: "rules-3-test",
    steps: 1,
    endsAt,
    commitment,
    chainHash: "",
    beaconRound: "",
  } as const;
  const seal = await sealOf({ betId: sealedBetId, ...promise }, hashing);
  const root = await witnessRoot([hexOf(dice, 32)], hashing);
  const parts = { betId: sealedBetId, seal, listHash, witnessRoot: root, seed, beacon: "" };
  const system = await systemShotOf(fastStep(await startOf(parts, hashing)), hashing);
  return Number(resultOfShots(numbers, system)?.result.top3) === wanted;
}
