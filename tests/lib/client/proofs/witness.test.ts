// Needs a document.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Witness, witnessRound } from "@/lib/client/proofs/witness";

/** The round's socket, and the server's clock as this page knows it. */
const world = vi.hoisted(() => ({
  isStanding: true,
  said: [] as { channel: string; event: string; data: { value: string }; atMs: number }[],
  offsetMs: 0,
  halfTripMs: 40,
  readings: 0,
}));
vi.mock("@/lib/client/realtime/live", () => ({
  live: {
    say: (channel: string, event: string, data: { value: string }) => {
      if (world.isStanding) world.said.push({ channel, event, data, atMs: Date.now() + world.offsetMs });
      return world.isStanding;
    },
  },
}));
vi.mock("@/lib/client/realtime/server-clock", () => ({
  serverNow: () => Date.now() + world.offsetMs,
  clockAccuracyMs: () => world.halfTripMs,
  syncClock: async () => {
    world.readings += 1;
    world.halfTripMs = 90;
    world.offsetMs = 700;
  },
}));

const startMs = 1_767_225_000_000;
const endsAtMs = startMs + 60_000;
const betId = "yeekee-2026-11-23-34";

let witness: Witness | undefined;
beforeEach(() => {
  vi.useFakeTimers({ now: startMs });
  Object.assign(world, { isStanding: true, said: [], offsetMs: 0, halfTripMs: 40, readings: 0 });
});
afterEach(() => {
  witness?.stop();
  vi.useRealTimers();
});

function follow(chance = 0) {
  const due = vi.fn();
  const sent = vi.fn();
  witness = witnessRound(betId, endsAtMs, { onDue: due, onSent: sent }, () => chance);
  return { due, sent, witness };
}
/** How long before the end, by the server's clock, each message was sent. */
const leads = () => world.said.map(({ atMs }) => endsAtMs - atMs);

describe("a page's random bytes", () => {
  test.each([
    [0, 40, [4_040, 2_040, 1_040]],
    [0, 250, [4_250, 2_250, 1_250]],
    [0, 9_000, [5_000, 3_000, 2_000]],
    [0.5, 40, [4_190, 2_190, 1_190]],
  ])(
    "with chance %d and half a round trip of %d ms go out %j ms before the end",
    (chance, halfTripMs, expected) => {
      world.halfTripMs = halfTripMs;
      follow(chance);
      vi.advanceTimersByTime(60_000);
      expect(leads()).toEqual(expected);
    },
  );

  test("are 16, others each time, made when they are sent and kept with both clocks", () => {
    const made = vi.spyOn(crypto, "getRandomValues");
    const { sent } = follow();
    vi.advanceTimersByTime(55_900);
    expect(made).not.toHaveBeenCalled();
    vi.advanceTimersByTime(4_100);
    expect(made).toHaveBeenCalledTimes(3);
    made.mockRestore();
    expect(
      world.said.every(({ channel, event }) => channel === `round-${betId}` && event === "client-witness"),
    ).toBe(true);
    const values = world.said.map(({ data }) => data.value);
    expect(new Set(values).size).toBe(3);
    for (const value of values) expect(value).toMatch(/^[0-9a-f]{32}$/);
    expect(sent.mock.calls.map(([one]) => one)).toEqual(
      world.said.map(({ data, atMs }) => ({
        value: data.value,
        sentAt: { wall: atMs, mono: performance.timeOrigin + performance.now() - (startMs + 60_000 - atMs) },
      })),
    );
  });

  test("go by the server's clock, not by the device's", () => {
    world.offsetMs = 20_000;
    follow();
    vi.advanceTimersByTime(60_000);
    expect(leads()).toEqual([4_040, 2_040, 1_040]);
  });

  test("wait for a clock that was never read", async () => {
    world.halfTripMs = Number.POSITIVE_INFINITY;
    follow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.readings).toBe(1);
    expect(leads()).toEqual([4_090, 2_090, 1_090]);
  });

  test("that could not be sent are not kept, and the round counts all the same", () => {
    world.isStanding = false;
    const { due, sent } = follow();
    vi.advanceTimersByTime(58_500);
    expect(due).toHaveBeenCalledTimes(1);
    expect(sent).not.toHaveBeenCalled();
    world.isStanding = true;
    vi.advanceTimersByTime(1_500);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(due).toHaveBeenCalledTimes(1);
  });

  test("of a page whose timers stood still go out once, as soon as it wakes", () => {
    const { sent, witness: sleeping } = follow();
    vi.setSystemTime(endsAtMs - 1_500);
    sleeping.again();
    expect(leads()).toEqual([1_500]);
    vi.advanceTimersByTime(5_000);
    expect(leads()).toEqual([1_500, 1_040]);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test("of a page that wakes after the end, or comes after it, do not go out", () => {
    const { due, witness: sleeping } = follow();
    vi.setSystemTime(endsAtMs - 30);
    sleeping.again();
    vi.advanceTimersByTime(60_000);
    follow();
    vi.advanceTimersByTime(60_000);
    expect(world.said).toEqual([]);
    expect(due).not.toHaveBeenCalled();
  });

  test("stop with the page", () => {
    follow().witness.stop();
    vi.advanceTimersByTime(60_000);
    expect(world.said).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
