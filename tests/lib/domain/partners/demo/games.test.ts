import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byteByByte, drawBelow } from "@/lib/domain/partners/demo/chance";
import { areStakes, type DemoGame, winOf } from "@/lib/domain/partners/demo/game";
import { demoGames } from "@/lib/domain/partners/demo/games";
import {
  lotusHits,
  lotusPay,
  lotusPays,
  lotusStrips,
  lotusSymbols,
} from "@/lib/domain/partners/demo/golden-lotus";
import { returnSpan, statedReturns } from "@/lib/domain/partners/demo/stated-returns";

const STAKE = 100;

/** Every outcome of a game, each equally likely, with the bytes that lead to it. */
function everyOutcome({ id }: DemoGame): Uint8Array[] {
  const sides = id === "golden-lotus" ? 32 : 6;
  const all: Uint8Array[] = [];
  for (let a = 0; a < sides; a++)
    for (let b = 0; b < sides; b++) for (let c = 0; c < sides; c++) all.push(Uint8Array.of(a, b, c));
  return all;
}

test("a game's return is told from its lowest place to its highest", () => {
  expect(["golden-lotus", "hi-lo", "poker", null].map(returnSpan)).toEqual([
    "95.98",
    "96.25–\u206097.22",
    null,
    null,
  ]);
});

describe.each(demoGames)("$id", (game) => {
  test.each(game.places)("gives back of stakes on %s what it says, over every outcome there is", (place) => {
    const outcomes = everyOutcome(game);
    const back = outcomes.reduce((sum, bytes) => sum + winOf(game.play(bytes, { [place]: STAKE })), 0);
    const percent = (back / (outcomes.length * STAKE)) * 100;
    expect(Math.round(percent * 100) / 100).toBe(statedReturns[game.id]?.[place]);
    expect(percent).toBeLessThan(100);
  });

  test("pays whole satang, never less than nothing, and the same for the same bytes", () => {
    const stake = fc.integer({ min: 1, max: 300 }).map((baht) => baht * 100);
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.dictionary(fc.constantFrom(...game.places), stake, { minKeys: 1, maxKeys: 6 }),
        (bytes, stakes) => {
          const outcome = game.play(bytes, stakes);
          expect(outcome).toEqual(game.play(bytes, stakes));
          for (const { win } of outcome.wins) expect(Number.isSafeInteger(win) && win >= 0).toBe(true);
          expect(areStakes(game, stakes)).toBe(true);
        },
      ),
    );
  });

  test.each([
    [{}],
    [{ nowhere: 100 }],
    [{ line: 50, low: 50, fish: 50 }],
    [{ [game.places[0] ?? ""]: 150 }],
    [{ [game.places[0] ?? ""]: -100 }],
    [{ [game.places[0] ?? ""]: 200_100 }],
    [{ [game.places[0] ?? ""]: Number.NaN }],
  ])("takes no stakes like %j", (stakes) => {
    expect(areStakes(game, stakes)).toBe(false);
  });
});

test("each reel holds what the paytable was made for", () => {
  const counts = [2, 3, 4, 6, 7, 10];
  for (const strip of lotusStrips) {
    expect(lotusSymbols.map((symbol) => strip.filter((each) => each === symbol).length)).toEqual(counts);
  }
  expect(Object.keys(lotusPays.three)).toEqual([...lotusSymbols]);
});

test.each([
  ["leaf", "leaf", "leaf", [0, 1, 2]],
  ["lotus", "lotus", "lotus", [0, 1, 2]],
  ["coin", "coin", "gem", [0, 1]],
  ["leaf", "leaf", "lotus", [0, 1]],
  ["lotus", "leaf", "lotus", [0, 2]],
  ["lotus", "lotus", "gem", [0, 1]],
  ["gem", "lotus", "lotus", [1, 2]],
  ["gem", "gem", "coin", []],
  ["coin", "gem", "coin", []],
] as const)("on the line %s, %s, %s the places %j pay", (one, two, three, hits) => {
  expect(lotusHits([one, two, three])).toEqual(hits);
  expect(lotusPay([one, two, three]) > 0).toBe(hits.length > 0);
});

test("bytes that would favour a face are skipped, and each face is left as often as the others", () => {
  const faces = new Array(6).fill(0);
  for (let byte = 0; byte < 256; byte++) {
    try {
      faces[drawBelow(6, byteByByte(Uint8Array.of(byte)))] += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
  }
  expect(faces).toEqual(new Array(6).fill(42));
});
