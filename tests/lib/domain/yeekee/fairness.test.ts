/** The draw as a game of chance, measured. All randomness is seeded: a run repeats exactly. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { freeze, systemShot } from "@/lib/domain/yeekee/draw";
import { DEDUCTED_RANK, resultOfShots, SHOTS_MIN, shotResult } from "@/lib/domain/yeekee/result";
import { hashing } from "../../../support/draws/proofs";

/** Seeded numbers below `below`: SHA-256 in counter mode. */
function dice(label: string) {
  let counter = 0;
  return (below: number) => {
    counter += 1;
    const bytes = createHash("sha256").update(`${label}|${counter}`).digest();
    return Number(bytes.readBigUInt64BE() % BigInt(below));
  };
}

const seedOf = (label: string) => createHash("sha256").update(label).digest();

/**
 * The last shooter sees the whole list and wants a 3 top of their own: they shoot the number that produces it,
 * assuming that their shot is the last one.
 */
function chosenShot(before: readonly number[], wanted: number): number {
  const after = [...before, 0];
  const deducted = after[after.length - DEDUCTED_RANK] ?? 0;
  const sum = before.reduce((total, shot) => total + shot, 0);
  return (((wanted - (sum - deducted)) % 1000) + 1000) % 1000;
}

describe("the last shooter who chooses the result", () => {
  const ROUNDS = 5_000;

  test("gets it every time without the system shot: the pure formula can be steered, as the page says", () => {
    const roll = dice("pure");
    for (let round = 0; round < 500; round++) {
      const before = Array.from({ length: SHOTS_MIN }, () => roll(100_000));
      const wanted = roll(1000);
      const drawn = resultOfShots([...before, chosenShot(before, wanted)]);
      expect(Number(drawn?.result.top3)).toBe(wanted);
    }
  });

  test("gets it no more often than chance with the system shot", async () => {
    const roll = dice("attack");
    let hits = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const before = Array.from({ length: SHOTS_MIN }, () => roll(100_000));
      const wanted = roll(1000);
      const shots = [...before, chosenShot(before, wanted)];
      const { listHash } = await freeze(
        shots.map((shot, at) => ({
          betId: `R${round}`,
          seq: at + 1,
          number: String(shot).padStart(5, "0"),
          ms: 1_767_225_600_000 + at,
          alias: "som***1",
        })),
        hashing,
      );
      const added = await systemShot(seedOf(`attack|${round}`), listHash, "", hashing);
      if (Number(resultOfShots(shots, added)?.result.top3) % 100 === wanted % 100) hits += 1;
    }
    // 2 top by chance: 50 of 5,000. Beyond four standard deviations (7.04 each) the draw is steerable, or the
    // test broken.
    expect(hits).toBeGreaterThanOrEqual(22);
    expect(hits).toBeLessThanOrEqual(78);
  }, 300_000);
});

describe("100,000 draws", () => {
  const DRAWS = 100_000;
  const roll = dice("draws");
  const top3 = new Array<number>(1000).fill(0);
  const bottom2 = new Array<number>(100).fill(0);

  test("are made of shots as people like them, lucky numbers and all, and a system shot each", async () => {
    const lucky = [7, 77, 777, 7777, 77_777, 9, 99, 999, 12_345, 55_555];
    // One list of shots, as biased as possible: only the seed differs from draw to draw.
    const shots = Array.from({ length: SHOTS_MIN }, () => lucky[roll(lucky.length)] ?? 0);
    const sum = shots.reduce((total, shot) => total + shot, 0);
    const deducted = shots[shots.length - DEDUCTED_RANK] ?? 0;
    const listHash = createHash("sha256").update("one list").digest("hex");
    for (let draw = 0; draw < DRAWS; draw++) {
      const added = await systemShot(seedOf(`draw|${draw}`), listHash, "", hashing);
      const result = shotResult(sum + added, deducted);
      top3[Number(result.top3)] = (top3[Number(result.top3)] ?? 0) + 1;
      bottom2[Number(result.bottom2)] = (bottom2[Number(result.bottom2)] ?? 0) + 1;
    }
    expect(top3.reduce((all, one) => all + one, 0)).toBe(DRAWS);
  }, 300_000);

  // Critical values of chi-square at 0.1 % on either side, for 999 and 99 degrees of freedom.
  test.each([
    ["three top", top3, 866.91, 1142.85],
    ["two bottom", bottom2, 60.32, 148.23],
  ] as const)("fall evenly on every %s", (_, seen, low, high) => {
    const chiSquare = chiSquareOf(seen, DRAWS / seen.length);
    expect(chiSquare).toBeGreaterThan(low);
    expect(chiSquare).toBeLessThan(high);
  });

  test("and the measure itself finds a number that comes three times as often", () => {
    const loaded = [...top3];
    loaded[777] = (loaded[777] ?? 0) + 2 * Math.round(DRAWS / 1000);
    expect(chiSquareOf(loaded, DRAWS / 1000)).toBeGreaterThan(1142.85);
  });
});

const chiSquareOf = (seen: readonly number[], expected: number) =>
  seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
