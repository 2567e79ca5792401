import { describe, expect, test } from "vitest";
import type { RoundStatus } from "@/lib/domain/rounds/phase";
import {
  boundsAfterMove,
  type Movable,
  moveRefusal,
  movesLater,
  openingAfterMove,
  openingAfterVoid,
} from "@/lib/domain/rounds/reschedule";
import { MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";

const now = Date.parse("2026-11-26T09:00:00+07:00");
const inMinutes = (minutes: number) => now + minutes * MINUTE_MS;

/** Open: it closes in 50 minutes, no later than in 95, and its figure exists in 100. */
const round: Movable = {
  status: "open",
  openMs: inMinutes(-60),
  closeMs: inMinutes(50),
  plannedCloseMs: inMinutes(50),
  latestCloseMs: inMinutes(95),
  figureMs: inMinutes(100),
  resultMs: inMinutes(110),
};
/** Closed by hand ten minutes ago, within a second. */
const over: Movable = {
  ...round,
  status: "closed",
  closeMs: inMinutes(-10) + 123,
  plannedCloseMs: inMinutes(-10) + 123,
};

test.each<[string, RoundStatus, number, number, string | null]>([
  ["later", "open", inMinutes(80), inMinutes(120), null],
  ["as late as it may be", "open", inMinutes(95), inMinutes(120), null],
  ["a second behind that", "open", inMinutes(95) + SECOND_MS, inMinutes(120), "round-close-too-late"],
  ["a day later", "upcoming", inMinutes(24 * 60), inMinutes(25 * 60), "round-close-too-late"],
  ["earlier, but ahead", "open", inMinutes(5), inMinutes(110), null],
  ["while it is paused", "suspended", inMinutes(80), inMinutes(110), null],
  ["to this very moment", "open", now, inMinutes(110), "round-times-malformed"],
  ["into the past", "open", inMinutes(-1), inMinutes(110), "round-times-malformed"],
  ["with the result before the close", "open", inMinutes(80), inMinutes(79), "round-times-malformed"],
  ["to a fraction of a second", "open", inMinutes(80) + 1, inMinutes(110), "round-times-malformed"],
  ["once it is settled", "settled", inMinutes(80), inMinutes(110), "round-settled-already"],
  ["once it is void", "void", inMinutes(80), inMinutes(110), "round-void"],
])("a round moved %s (%s)", (_, status, closeMs, resultMs, refusal) => {
  expect(moveRefusal({ ...round, status }, { closeMs, resultMs }, round, now)).toBe(refusal);
});

test("a close before the opening is no time for a round", () => {
  const upcoming: Movable = { ...round, openMs: inMinutes(30), status: "upcoming" };
  const to = { closeMs: inMinutes(30), resultMs: inMinutes(110) };
  expect(moveRefusal(upcoming, to, upcoming, now)).toBe("round-times-malformed");
});

test.each<[string, number, number, string | null]>([
  ["its result later", over.closeMs, inMinutes(130), null],
  ["its result later, the close told in whole seconds", over.closeMs - 123, inMinutes(130), null],
  ["its close again", inMinutes(30), inMinutes(60), "round-closed"],
  ["its close a little further into the past", over.closeMs - SECOND_MS, inMinutes(30), "round-closed"],
  ["its result in the past", over.closeMs, inMinutes(-1), "round-times-malformed"],
])("a closed round given %s", (_, closeMs, resultMs, refusal) => {
  expect(moveRefusal(over, { closeMs, resultMs }, over, now)).toBe(refusal);
});

test("a closed shot round gets no more time: the last shooter would have it alone", () => {
  const to = { closeMs: over.closeMs, resultMs: inMinutes(30) };
  expect(moveRefusal({ ...over, isShot: true }, to, over, now)).toBe("round-closed");
  const earlier = { ...round, closeMs: inMinutes(5) };
  expect(moveRefusal({ ...round, isShot: true }, earlier, round, now)).toBeNull();
});

describe("what holds the close before the figure", () => {
  const to = (close: number, result: number) => ({ closeMs: inMinutes(close), resultMs: inMinutes(result) });
  const bounds = (was: Movable, close: number, result: number, day: Movable | null = null) => {
    const { latestCloseMs, figureMs } = boundsAfterMove(was, to(close, result), day, now);
    return [(latestCloseMs - now) / MINUTE_MS, (figureMs - now) / MINUTE_MS];
  };
  const tomorrow: Movable = { ...round, latestCloseMs: inMinutes(1535), figureMs: inMinutes(1540) };

  test("stays, whenever the result is promised behind the figure", () => {
    expect(bounds(round, 80, 120)).toEqual([95, 100]);
    expect(bounds(round, 80, 100)).toEqual([95, 100]);
  });

  test("comes earlier with a result that is truly early, so that bets end before it by the margin", () => {
    expect(bounds(round, 60, 70)).toEqual([65, 70]);
    expect(bounds(over, -10, 70)).toEqual([65, 70]);
    const justClosed = { ...over, closeMs: inMinutes(-1) };
    expect(bounds(justClosed, -1, 2)).toEqual([-1, 2]);
  });

  test("is that of another day for a draw that is moved there, but not behind its planned close", () => {
    expect(bounds(round, 1500, 1560, tomorrow)).toEqual([1535, 1540]);
    const putOff = { ...round, plannedCloseMs: inMinutes(-5) };
    expect(bounds(putOff, 1500, 1560, tomorrow)).toEqual([95, 100]);
  });

  test("of a round of shots is its own close, and the end of its shots", () => {
    const shots = { ...round, isShot: true, latestCloseMs: inMinutes(50), figureMs: inMinutes(110) };
    expect(bounds(shots, 40, 120)).toEqual([50, 120]);
  });

  test.each<[string, Movable, number, number, boolean]>([
    ["an earlier close", round, 40, 110, false],
    ["the same times", round, 50, 110, false],
    ["an earlier result that stays behind the figure", round, 50, 100, false],
    ["a later close", round, 51, 110, true],
    ["a later result", round, 50, 111, true],
    ["a result before the figure", round, 50, 99, true],
    ["the close of before, once it was earlier", { ...round, closeMs: inMinutes(30) }, 50, 110, true],
  ])("%s", (_, was, close, result, isLater) => {
    expect(movesLater(was, to(close, result), boundsAfterMove(was, to(close, result), null, now))).toBe(
      isLater,
    );
  });

  test("an earlier day takes two people as well: it lets the result come earlier", () => {
    const earlier = { ...tomorrow, latestCloseMs: inMinutes(35), figureMs: inMinutes(40) };
    const move = to(30, 50);
    expect(movesLater(round, move, boundsAfterMove(round, move, earlier, now))).toBe(true);
  });
});

const DAY = 24 * 60;
test.each<[string, { opens: number; closes: number }, number, number | string]>([
  ["opens as much later", { opens: 30, closes: DAY }, 80, 90],
  ["opens as much earlier", { opens: 30, closes: DAY }, 15, 25],
  ["keeps its time when it did not wait", { opens: 40, closes: DAY }, 80, 40],
  ["stays open", { opens: -5, closes: DAY }, 80, -5],
  ["may not open in its last moment", { opens: 30, closes: DAY }, DAY - 10, "round-times-malformed"],
  ["may open just before it", { opens: 30, closes: DAY + 1 }, DAY - 10, DAY],
])("the draw after a moved one %s", (_, { opens, closes }, result, expected) => {
  const next = { openMs: inMinutes(opens), closeMs: inMinutes(closes), restMs: 10 * MINUTE_MS };
  const wasResultMs = inMinutes(opens === 40 ? 20 : opens - 10);
  const move = { wasResultMs, resultMs: inMinutes(result) };
  expect(openingAfterMove(next, move, now)).toBe(
    typeof expected === "number" ? inMinutes(expected) : expected,
  );
});

test.each([
  ["at once after the one that takes bets", { gone: -60, next: 70 }, 0],
  ["at once after one that is closed", { gone: -DAY, next: 70 }, 0],
  ["when the one to come would have opened", { gone: 30, next: 70 }, 30],
  ["as it did, once it is open", { gone: -60, next: -30 }, -30],
])("a draw opens %s, when that one is void", (_, { gone, next }, expected) => {
  const opens = openingAfterVoid({ openMs: inMinutes(next) }, { openMs: inMinutes(gone) }, now);
  expect(opens).toBe(inMinutes(expected));
});
