import { resultOfShots } from "@/lib/domain/yeekee/result";
import { startOf, systemShotOf } from "@/lib/domain/yeekee/steps";
import { witnessRoot } from "@/lib/domain/yeekee/witness-tree";
import { type Dice, diceOf, hexOf } from "../../../../tests/support/draws/dice";
import { fastStep } from "../../../../tests/support/draws/fast-step";
import { hashing } from "../../../../tests/support/draws/proofs";
import { sealedBetId } from "../../../../tests/support/draws/sealed-proofs";
import type { Figure } from "../figure";
import type { DrawPart } from "./part";

/** T of this attack: N is the number of steps that this machine does in it. */
const T_MS = 200;
const ROUNDS = 40;
/** Numbers of parallel tries, one machine each. */
const TRIES = [1, 2, 4, 8, 16];

/**
 * The house knows the seed and every shot, and has a last shot of its own: a try is another number for it. Each
 * result has a random payout from 0 to 1, so that the average is 0.5. In a window of 2 T without witnesses each
 * machine finishes its try before the freeze, and the house takes the best one. With random bytes of a page
 * within the last T/4, no try that began before counts, and those that begin then finish a quarter of the steps:
 * the house takes what looks best by then, and pays what all steps give.
 */
export const chosenDraws: DrawPart = {
  name: "chosen draws",
  async run(seed) {
    const dice = diceOf(`house ${seed}`);
    const steps = stepsIn(T_MS);
    const quiet = TRIES.map(() => 0);
    const witnessed = TRIES.map(() => 0);
    for (let round = 0; round < ROUNDS; round++) {
      const house = await openRound(dice, steps);
      for (const [at, tries] of TRIES.entries()) {
        quiet[at] = (quiet[at] ?? 0) + (await house.paidInQuiet(tries)) / ROUNDS;
        witnessed[at] = (witnessed[at] ?? 0) + (await house.paidWhenWitnessed(tries)) / ROUNDS;
      }
    }
    const error = Math.sqrt(1 / 12 / ROUNDS);
    const [first = 0, last = 0] = [quiet[0], quiet.at(-1)];
    const flat = witnessed.every((mean) => Math.abs(mean - 0.5) <= 4 * error);
    return [
      ...TRIES.map(
        (tries, at): Figure => ({
          what: `mean payout, ${tries} ${tries === 1 ? "try" : "tries"} (N ${steps}, ${ROUNDS} rounds)`,
          seen: `quiet ${share(quiet[at])}, witnessed ${share(witnessed[at])}`,
          must: `quiet ${share(1 / (tries + 1))}, witnessed 0.50, each ± ${share(4 * error)}`,
          holds:
            Math.abs((witnessed[at] ?? 0) - 0.5) <= 4 * error &&
            Math.abs((quiet[at] ?? 0) - 1 / (tries + 1)) <= 4 * error,
        }),
      ),
      {
        what: "the control chooses; with a witness the house does not",
        seen: `${share(first)} falls to ${share(last)}; ${flat ? "flat" : "not flat"}`,
        must: "falls below 0.15; flat",
        holds: last < 0.15 && flat,
      },
    ];
  },
};

const share = (value = Number.NaN) => value.toFixed(2);

/** How many steps this machine does in so many ms. */
function stepsIn(ms: number): number {
  const count = 60;
  const beganAt = process.cpuUsage();
  let v = 2n;
  for (let done = 0; done < count; done++) v = fastStep(v);
  const { user, system } = process.cpuUsage(beganAt);
  return Math.max(8, Math.round((ms * 1_000 * count) / (user + system)));
}

interface House {
  readonly paidInQuiet: (tries: number) => Promise<number>;
  readonly paidWhenWitnessed: (tries: number) => Promise<number>;
}

/** A round whose draws are computed once each, for any number of machines. */
async function openRound(dice: Dice, steps: number): Promise<House> {
  const { seed, seal, book } = { seed: hexOf(dice, 64), seal: hexOf(dice, 64), book: hexOf(dice, 32) };
  const others = Array.from({ length: 20 }, () => dice(100_000));
  const before = hexOf(dice, 32);
  const roots = {
    quiet: await witnessRoot([before], hashing),
    witnessed: await witnessRoot([before, hexOf(dice, 32)], hashing),
  };
  const kept = new Map<string, Promise<number>>();

  /** The payout when the house's shot is `shot` and the work stops after so many steps. */
  async function payout(shot: number, witnesses: keyof typeof roots, done: number): Promise<number> {
    // The list's hash represents the list: any other shot gives another one.
    const listHash = Buffer.from(await hashing.sha256(Buffer.from(`${others}|${shot}`))).toString("hex");
    const parts = { betId: sealedBetId, seal, listHash, witnessRoot: roots[witnesses], seed, beacon: "" };
    let w = await startOf(parts, hashing);
    for (let at = 0; at < done; at++) w = fastStep(w);
    const drawn = resultOfShots([...others, shot], await systemShotOf(w, hashing));
    const paid = await hashing.sha256(Buffer.from(`${book}|${drawn?.result.top3}`));
    return Buffer.from(paid).readUInt32BE() / 2 ** 32;
  }
  const once = (shot: number, witnesses: keyof typeof roots, done: number): Promise<number> => {
    const key = `${shot} ${witnesses} ${done}`;
    const paid = kept.get(key) ?? payout(shot, witnesses, done);
    kept.set(key, paid);
    return paid;
  };
  /** The shot with the lowest payout after so many steps. */
  const best = async (tries: number, witnesses: keyof typeof roots, done: number): Promise<number> => {
    const paid: number[] = [];
    for (let shot = 0; shot < tries; shot++) paid.push(await once(shot, witnesses, done));
    return paid.indexOf(Math.min(...paid));
  };

  return {
    paidInQuiet: async (tries) => once(await best(tries, "quiet", steps), "quiet", steps),
    paidWhenWitnessed: async (tries) =>
      once(await best(tries, "witnessed", Math.floor(steps / 4)), "witnessed", steps),
  };
}
