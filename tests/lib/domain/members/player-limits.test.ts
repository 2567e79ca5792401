import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addMonths,
  askLimits,
  atOnceOf,
  confirmLimits,
  exclusionMonths,
  exclusionUntilMs,
  isExclusion,
  isTimeOut,
  LIMITS_ASKED_COOKIE,
  type LimitsState,
  LOOSER_WAIT_MS,
  limitKinds,
  limitSpans,
  noLimits,
  reachedBefore,
  type SpanLimits,
  surprisesOf,
  tightestOf,
  timeOutDays,
  timeOutUntilMs,
} from "@/lib/domain/members/player-limits";
import { type Satang, satang } from "@/lib/domain/money/money";
import { bangkokIso, DAY_MS, epochMs, HOUR_MS, MINUTE_MS } from "@/lib/domain/time/time";

const spans = (day: number | null, week: number | null = null, month: number | null = null): SpanLimits => {
  const money = (baht: number | null) => (baht === null ? null : satang(baht * 100));
  return { day: money(day), week: money(week), month: money(month) };
};
const NOW = epochMs("2026-11-26T10:00:00+07:00");
const fresh: LimitsState = { limits: noLimits, pending: null, pendingFromMs: null };
const withStake = (stake: SpanLimits): LimitsState => askLimits(fresh, { stake }, NOW);

describe("asking for limits", () => {
  test("a first one holds at once", () => {
    expect(withStake(spans(500))).toEqual({
      limits: { ...noLimits, stake: spans(500) },
      pending: null,
      pendingFromMs: null,
    });
  });

  test("a lower one holds at once", () => {
    expect(askLimits(withStake(spans(500)), { stake: spans(200) }, NOW).limits.stake).toEqual(spans(200));
  });

  test.each([
    ["higher", spans(900)],
    ["removed", spans(null)],
  ])("a %s one waits a day and the old one holds on", (_, wanted) => {
    const asked = askLimits(withStake(spans(500)), { stake: wanted }, NOW);
    expect(asked).toEqual({
      limits: { ...noLimits, stake: spans(500) },
      pending: { stake: wanted },
      pendingFromMs: NOW + DAY_MS,
    });
    expect(confirmLimits(asked, NOW + DAY_MS - 1)).toBeNull();
    expect(confirmLimits(asked, NOW + DAY_MS)).toEqual({
      limits: { ...noLimits, stake: wanted },
      pending: null,
      pendingFromMs: null,
    });
  });

  test("of one kind, what is lower holds at once and only what is higher waits", () => {
    const asked = askLimits(withStake(spans(500, 2_000)), { stake: spans(600, 1_000) }, NOW);
    expect(asked.limits.stake).toEqual(spans(500, 1_000));
    expect(asked.pending).toEqual({ stake: spans(600, 1_000) });
  });

  test("asked again for the same, or for less, the wait runs on; for more it begins anew", () => {
    const asked = askLimits(withStake(spans(500)), { stake: spans(900) }, NOW);
    const later = NOW + HOUR_MS;
    expect(askLimits(asked, { stake: spans(900) }, later).pendingFromMs).toBe(NOW + DAY_MS);
    expect(askLimits(asked, { stake: spans(700) }, later).pendingFromMs).toBe(NOW + DAY_MS);
    expect(askLimits(asked, { stake: spans(901) }, later).pendingFromMs).toBe(later + DAY_MS);
    expect(askLimits(asked, { stake: spans(900, null, null), loss: spans(5) }, later).pendingFromMs).toBe(
      NOW + DAY_MS,
    );
  });

  test("what waits of one kind waits on while another kind is asked for", () => {
    const both = askLimits(withStake(spans(500)), { loss: spans(300) }, NOW);
    const asked = askLimits(both, { stake: spans(900) }, NOW);
    const lower = askLimits(asked, { loss: spans(200) }, NOW + HOUR_MS);
    expect(lower).toEqual({
      limits: { ...noLimits, stake: spans(500), loss: spans(200) },
      pending: { stake: spans(900) },
      pendingFromMs: NOW + DAY_MS,
    });
    expect(askLimits(asked, { loss: spans(301) }, NOW + HOUR_MS)).toEqual({
      limits: { ...noLimits, stake: spans(500), loss: spans(300) },
      pending: { stake: spans(900), loss: spans(301) },
      pendingFromMs: NOW + HOUR_MS + DAY_MS,
    });
  });

  test("asked for the old one again, or a lower one, nothing waits any more", () => {
    const asked = askLimits(withStake(spans(500)), { stake: spans(900) }, NOW);
    expect(askLimits(asked, { stake: spans(500) }, NOW).pending).toBeNull();
    expect(askLimits(asked, { stake: spans(400) }, NOW)).toEqual(withStake(spans(400)));
  });

  const limits = { ...noLimits, stake: spans(500) };
  const pending = { stake: spans(900) };
  test.each<[string, LimitsState]>([
    ["nothing waits", { limits, pending: null, pendingFromMs: null }],
    ["what waits has no time", { limits, pending, pendingFromMs: null }],
    ["a time has nothing that waits", { limits, pending: null, pendingFromMs: NOW }],
  ])("nothing is confirmed where %s", (_, limitsState) => {
    expect(confirmLimits(limitsState, NOW)).toBeNull();
  });

  test("what waits without a time waits a whole day once it is asked for again", () => {
    const asked = askLimits({ limits, pending, pendingFromMs: null }, pending, NOW);
    expect(asked).toEqual({ limits, pending, pendingFromMs: NOW + DAY_MS });
  });

  test("no run of asking and confirming loosens a limit sooner than a day after it was asked", () => {
    const amount = fc.option(
      fc.integer({ min: 0, max: 5 }).map((baht) => satang(baht * 100)),
      { nil: null },
    );
    const step = fc.record({
      kind: fc.constantFrom(...limitKinds),
      limits: fc.record({ day: amount, week: amount, month: amount }),
      waitMs: fc.integer({ min: 0, max: 2 * DAY_MS }),
      confirms: fc.boolean(),
    });
    const size = (limit: Satang | null) => limit ?? Number.POSITIVE_INFINITY;
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let standing = fresh;
        let now = NOW;
        /** The time since which each limit has been requested to be this loose or looser, without a break. */
        const asks: { kind: string; limits: SpanLimits; atMs: number }[] = [];
        for (const { kind, limits, waitMs, confirms } of steps) {
          now += waitMs;
          const next = confirms
            ? (confirmLimits(standing, now) ?? standing)
            : askLimits(standing, { [kind]: limits }, now);
          if (!confirms) asks.push({ kind, limits, atMs: now });
          for (const one of limitKinds) {
            for (const span of limitSpans) {
              const [before, after] = [size(standing.limits[one][span]), size(next.limits[one][span])];
              if (after <= before) continue;
              expect(confirms).toBe(true);
              const old = asks.some(
                (ask) =>
                  ask.kind === one && size(ask.limits[span]) >= after && ask.atMs <= now - LOOSER_WAIT_MS,
              );
              expect(old).toBe(true);
            }
          }
          standing = next;
        }
      }),
    );
  });
});

describe("breaks and exclusions", () => {
  test.each(timeOutDays)("a break of %i days ends on a full hour and is one", (days) => {
    const until = timeOutUntilMs(days, NOW + 1);
    expect(until % HOUR_MS).toBe(0);
    expect(until - NOW).toBeGreaterThanOrEqual(days * DAY_MS);
    expect(isTimeOut(until, NOW + 1)).toBe(true);
  });
  test.each([
    [DAY_MS - 10 * MINUTE_MS - 1, false],
    [DAY_MS - 10 * MINUTE_MS, true],
    [42 * DAY_MS, true],
    [42 * DAY_MS + HOUR_MS, false],
  ])("%i ms of a break: %s", (ms, allowed) => expect(isTimeOut(NOW + ms, NOW)).toBe(allowed));

  test("a day that was shown just before a full hour is one still when it is asked for behind it", () => {
    const shown = timeOutUntilMs(1, NOW - 1);
    expect(isTimeOut(shown, NOW + MINUTE_MS)).toBe(true);
  });

  test.each(exclusionMonths)("an exclusion of %i months ends at a midnight and is one", (months) => {
    const until = exclusionUntilMs(months, NOW);
    expect(bangkokIso(until).slice(11)).toBe("00:00:00+07:00");
    expect(isExclusion(until, NOW)).toBe(true);
  });
  test("less than six months and more than five years are none", () => {
    expect(isExclusion(exclusionUntilMs(5, NOW), NOW)).toBe(false);
    expect(isExclusion(exclusionUntilMs(60, NOW) + 1, NOW)).toBe(false);
  });
  test.each([
    ["2027-05-25T23:59:59.999+07:00", false],
    ["2027-05-26T00:00:00+07:00", true],
    ["2031-11-27T00:00:00+07:00", true],
    ["2031-11-27T00:00:00.001+07:00", false],
  ])("asked for on 26 November 2026, an exclusion can end at %s: %s", (until, allowed) => {
    expect(isExclusion(epochMs(until), NOW)).toBe(allowed);
  });
  test.each([
    ["2026-08-31", 6, "2027-02-28"],
    ["2027-08-31", 6, "2028-02-29"],
    ["2026-11-26", 60, "2031-11-26"],
    ["2026-03-05", 6, "2026-09-05"],
    ["2026-12-31", 12, "2027-12-31"],
  ])("%s and %i months are %s", (date, months, later) => expect(addMonths(date, months)).toBe(later));
});

// With another name every browser would be asked once more.
test("that limits were asked about is remembered under a name that stays", () => {
  expect(LIMITS_ASKED_COOKIE).toBe("limits-asked");
});

test("the limit that leaves least counts, with what is used of its own span", () => {
  const used = { day: satang(0), week: satang(1_400_00), month: satang(1_400_00) };
  expect(tightestOf(spans(null), used)).toBeNull();
  expect(tightestOf(spans(3_000, 2_000), used)).toEqual({
    span: "week",
    limit: satang(2_000_00),
    used: satang(1_400_00),
    left: satang(600_00),
  });
  // A limit lowered below what is used leaves nothing, not less.
  expect(tightestOf(spans(500, 1_000), used)).toMatchObject({ span: "week", left: 0 });
  expect(tightestOf(spans(600, 2_000), used)).toMatchObject({ span: "day", left: 600_00 });
  // Where more than one leaves nothing, nothing is left until the longest of them ends.
  expect(tightestOf(spans(null, 1_400, 1_000), used)).toMatchObject({ span: "month", left: 0 });
  expect(tightestOf(spans(100, 1_400, 2_000), used)).toMatchObject({ span: "week", left: 0 });
});

test("a limit is beyond a longer span's lower one, and the lowest of these is reached first", () => {
  expect(reachedBefore(spans(3_000, 2_000), "day")).toEqual({ span: "week", limit: satang(2_000_00) });
  expect(reachedBefore(spans(3_000, 2_000, 1_000), "day")).toMatchObject({ span: "month" });
  expect(reachedBefore(spans(3_000, 2_000, 1_000), "week")).toMatchObject({ span: "month" });
  expect(reachedBefore(spans(3_000, 2_000, 1_000), "month")).toBeNull();
  expect(reachedBefore(spans(2_000, 2_000), "day")).toBeNull();
  expect(reachedBefore(spans(null, 2_000), "day")).toBeNull();
});

test("what is said to apply at once is what the request makes of it", () => {
  for (const [current, wanted] of [
    [spans(500), spans(900, 2_000)],
    [spans(500, 1_000), spans(300, null)],
    [spans(null), spans(0, 700, 100)],
  ] as const) {
    const next = askLimits(withStake(current), { stake: wanted }, NOW).limits.stake;
    expect(atOnceOf(wanted, current)).toEqual(next);
  }
});

test("a change surprises where nothing is left of a span, or a longer one's limit now comes first", () => {
  const used = { day: satang(0), week: satang(800_00), month: satang(800_00) };
  const of = (wanted: SpanLimits, current: SpanLimits) => surprisesOf(wanted, current, used);
  expect(of(spans(1_000, 500), spans(1_000))).toEqual({ usedUp: ["week"], overtaken: ["day"] });
  expect(of(spans(1_000, 800), spans(1_000))).toMatchObject({ usedUp: ["week"] });
  expect(of(spans(1_000, 1_000), spans(1_000))).toEqual({ usedUp: [], overtaken: [] });
  // What stays as it is surprises nobody, nor does what waits.
  expect(of(spans(1_000, 500, 9_000), spans(1_000, 500))).toEqual({ usedUp: [], overtaken: [] });
  expect(of(spans(2_000, 3_000), spans(1_000, 3_000))).toEqual({ usedUp: [], overtaken: [] });
  expect(surprisesOf(spans(0), spans(null), undefined).usedUp).toEqual(["day"]);
});
