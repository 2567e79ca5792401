import { expect, test } from "vitest";
import type { RoundStatus } from "@/lib/domain/rounds/phase";
import { moveRefusal, openingAfterMove, openingAfterVoid } from "@/lib/domain/rounds/reschedule";
import { MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";

const now = Date.parse("2026-11-26T09:00:00+07:00");
const round = { openMs: now - 60 * MINUTE_MS, closeMs: now + 50 * MINUTE_MS, resultMs: now + 70 * MINUTE_MS };
const over = { openMs: now - 60 * MINUTE_MS, closeMs: now - 10 * MINUTE_MS + 123, resultMs: now + MINUTE_MS };
const inMinutes = (minutes: number) => now + minutes * MINUTE_MS;

test.each<[string, RoundStatus, number, number, string | null]>([
  ["later", "open", inMinutes(80), inMinutes(100), null],
  ["a day later", "upcoming", inMinutes(24 * 60), inMinutes(25 * 60), null],
  ["earlier, but ahead", "open", inMinutes(5), inMinutes(70), null],
  ["while it is paused", "suspended", inMinutes(80), inMinutes(100), null],
  ["result and close at once", "open", inMinutes(80), inMinutes(80), null],
  ["to this very moment", "open", now, inMinutes(70), "round-times-malformed"],
  ["into the past", "open", inMinutes(-1), inMinutes(70), "round-times-malformed"],
  ["with the result before the close", "open", inMinutes(80), inMinutes(79), "round-times-malformed"],
  ["to a fraction of a second", "open", inMinutes(80) + 1, inMinutes(100), "round-times-malformed"],
  ["once it is settled", "settled", inMinutes(80), inMinutes(100), "round-settled-already"],
  ["once it is void", "void", inMinutes(80), inMinutes(100), "round-void"],
])("a round moved %s (%s)", (_, status, closeMs, resultMs, refusal) => {
  expect(moveRefusal({ ...round, status }, { closeMs, resultMs }, now)).toBe(refusal);
});

test("a close before the opening is no time for a round", () => {
  const upcoming = { ...round, openMs: inMinutes(30), status: "upcoming" as const };
  const to = { closeMs: inMinutes(30), resultMs: inMinutes(60) };
  expect(moveRefusal(upcoming, to, now)).toBe("round-times-malformed");
});

test.each<[string, number, number, string | null]>([
  ["its result later", over.closeMs, inMinutes(30), null],
  ["its result later, the close told in whole seconds", over.closeMs - 123, inMinutes(30), null],
  ["its close again", inMinutes(30), inMinutes(60), "round-closed"],
  ["its close a little further into the past", over.closeMs - SECOND_MS, inMinutes(30), "round-closed"],
  ["its result in the past", over.closeMs, inMinutes(-1), "round-times-malformed"],
])("a closed round given %s", (_, closeMs, resultMs, refusal) => {
  expect(moveRefusal({ ...over, status: "closed" }, { closeMs, resultMs }, now)).toBe(refusal);
});

test("a closed shot round gets no more time: the last shooter would have it alone", () => {
  const to = { closeMs: over.closeMs, resultMs: inMinutes(30) };
  expect(moveRefusal({ ...over, status: "closed", isShot: true }, to, now)).toBe("round-closed");
  expect(
    moveRefusal({ ...round, status: "open", isShot: true }, { ...round, closeMs: inMinutes(5) }, now),
  ).toBeNull();
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
