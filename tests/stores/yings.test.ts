import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Fault } from "@/lib/contract/fault";
import type { YingRow, YingSummary } from "@/lib/contract/yings";
import { createYings, type ShotsKnown } from "@/stores/yings";
import { keptRound } from "@/stores/yings-kept";
import { atSummary, hasGap, noShots, withShots } from "@/stores/yings-list";
import { type Answer, needsFor } from "./bet-room";

const betId = "yeekee-2026-11-23-34";
const hash = "ab".repeat(32);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** A page whose server could read nothing of the round. */
const nothing: ShotsKnown = { summary: null, shots: [], result: null };

const rowOf = (seq: number, number = String(seq * 11).padStart(5, "0"), mine = false): YingRow => ({
  seq,
  number,
  ms: 1_767_225_600_000 + seq * 1000,
  alias: "som***1",
  rowHash: hash,
  mine,
});

const summaryOf = (over: Partial<YingSummary> = {}): YingSummary => ({
  betId,
  count: 0,
  sum: 0,
  commitment: "cd".repeat(32),
  shotsUntil: "2026-11-23T14:17:00+07:00",
  serverTime: "2026-11-23T14:10:00+07:00",
  waitMs: 0,
  withSystemShot: true,
  beaconChain: null,
  ...over,
});

/** The receipt of a shot as the upstream writes it. */
const receiptOf = (seq: number, number: string) => ({
  row: `${betId}|${seq}|${number}|1767225600000|som***1`,
  rowHash: hash,
  seq,
});

/** A member in a round whose upstream answers so; it is being followed until `stop`. */
function shooter(answer: Answer = () => summaryOf()) {
  const needs = needsFor((sent) => (sent.name === "yings.summary" ? summaryOf() : answer(sent)));
  const store = createYings(needs);
  const stop = store.getState().follow(betId, nothing);
  return { get: store.getState, sent: needs.sent, stop };
}

const typeOf = (get: () => { press: (key: string) => void }, keys: string) => {
  for (const key of keys) get().press(key);
};
const shotsSent = (sent: readonly { name: string }[]) => sent.filter(({ name }) => name === "yings.create");

describe("the list", () => {
  test("holds each shot once, newest first, and counts on by rows without a gap", () => {
    const list = withShots(noShots, [rowOf(1), rowOf(2), rowOf(2)]);
    expect(list).toMatchObject({ shots: [{ seq: 2 }, { seq: 1 }], count: 2, sum: 33 });
    expect(hasGap(list)).toBe(false);
  });

  test("knows of a gap, keeps its sum until the gap is filled, and then goes on", () => {
    const gapped = withShots(withShots(noShots, [rowOf(1)]), [rowOf(4)]);
    expect(gapped).toMatchObject({ count: 1, sum: 11 });
    expect(hasGap(gapped)).toBe(true);
    const filled = withShots(atSummary(gapped, { count: 3, sum: 66 }), [rowOf(2), rowOf(3), rowOf(4)]);
    expect(filled).toMatchObject({ count: 4, sum: 110 });
    expect(hasGap(filled)).toBe(false);
  });

  test("keeps what is known to be ours when a push says it again", () => {
    const list = withShots(withShots(noShots, [rowOf(1, "12345", true)]), [rowOf(1, "12345")]);
    expect(list.shots[0]?.mine).toBe(true);
  });

  test("keeps the newest thousand of more, and the count and sum of all", () => {
    const rows = Array.from({ length: 1_200 }, (_, at) => rowOf(at + 1, "00001"));
    expect(withShots(noShots, rows)).toMatchObject({ count: 1_200, sum: 1_200 });
    expect(withShots(noShots, rows).shots).toHaveLength(1_000);
  });
});

describe("a number", () => {
  test("takes five digits, gives them back, and is cleared", () => {
    const { get, stop } = shooter();
    typeOf(get, "1234567");
    expect(get().typed).toBe("12345");
    get().press("Backspace");
    expect(get().typed).toBe("1234");
    get().press("Delete");
    expect(get().typed).toBe("");
    get().random();
    expect(get().typed).toMatch(/^\d{5}$/);
    stop();
  });

  test("that is taken empties the box, stands in the list as ours, and starts the wait", async () => {
    const { get, sent, stop } = shooter(() => receiptOf(1, "12345"));
    typeOf(get, "12345");
    await get().shoot();
    expect(get()).toMatchObject({ typed: "", coolSeconds: 10, lastShot: { number: "12345", seq: 1 } });
    expect(get().list).toMatchObject({ count: 1, sum: 12_345, shots: [{ number: "12345", mine: true }] });
    expect(keptRound(betId).receipts).toHaveLength(1);
    typeOf(get, "00001");
    await get().shoot();
    expect(shotsSent(sent)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(get().coolSeconds).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(get().coolSeconds).toBe(0);
    await get().shoot();
    expect(shotsSent(sent)).toHaveLength(2);
    stop();
  });

  test("refused too soon stays, and the upstream's own wait is counted down", async () => {
    const { get, stop } = shooter(() => {
      throw new Fault("shot-too-soon", { waitMs: 4_200 });
    });
    typeOf(get, "12345");
    await get().shoot();
    expect(get()).toMatchObject({ typed: "12345", refusal: "shot-too-soon", coolSeconds: 5 });
    stop();
  });

  test.each(["shooting-closed", "round-suspended", "area-closed"] as const)(
    "refused as %s stays, without a wait, and the next key clears the refusal",
    async (code) => {
      const { get, stop } = shooter(() => {
        throw new Fault(code);
      });
      typeOf(get, "12345");
      await get().shoot();
      expect(get()).toMatchObject({ typed: "12345", refusal: code, coolSeconds: 0, isShooting: false });
      get().press("Backspace");
      expect(get().refusal).toBeNull();
      stop();
    },
  );

  test("whose answer was lost is sent again under the same key; another number under another", async () => {
    const answers: (() => unknown)[] = [
      () => {
        throw new Fault("timeout");
      },
      () => receiptOf(1, "12345"),
    ];
    const { get, sent, stop } = shooter(() => answers.shift()?.());
    typeOf(get, "12345");
    await get().shoot();
    expect(get()).toMatchObject({ typed: "12345", refusal: "timeout", coolSeconds: 0 });
    await get().shoot();
    const [first, again] = shotsSent(sent) as { key?: string }[];
    expect(first?.key).toMatch(/^[\w-]{16,64}$/);
    expect(again?.key).toBe(first?.key);
    stop();
  });
});

describe("a round that is followed", () => {
  test("asks for what is missing, and keeps the first commitment it saw", async () => {
    const needs = needsFor(({ name, query }) => {
      if (name === "yings.summary") return summaryOf({ count: 3, sum: 66 });
      expect(query).toEqual({ betId, limit: 3 });
      return [rowOf(3), rowOf(2), rowOf(1)];
    });
    const store = createYings(needs);
    const stop = store.getState().follow(betId, { ...nothing, summary: summaryOf() });
    expect(store.getState().state).toBe("ready");
    await store.getState().refresh();
    expect(store.getState().list).toMatchObject({ count: 3, sum: 66, shots: [{ seq: 3 }, {}, { seq: 1 }] });
    expect(keptRound(betId).commitment).toBe("cd".repeat(32));
    await store.getState().refresh();
    expect(needs.sent.filter(({ name }) => name === "yings")).toHaveLength(1);
    stop();
  });

  test("opens with the newest shots of the page, and asks for the rest of them", async () => {
    const all = Array.from({ length: 30 }, (_, at) => rowOf(30 - at, "00001"));
    const summary = summaryOf({ count: 30, sum: 30 });
    const needs = needsFor(({ name }) => (name === "yings.summary" ? summary : all));
    const store = createYings(needs);
    const stop = store.getState().follow(betId, { ...nothing, summary, shots: all.slice(0, 20) });
    expect(store.getState().list).toMatchObject({ count: 30, sum: 30, shots: { length: 20 } });
    await store.getState().refresh();
    expect(needs.sent.at(-1)).toMatchObject({ name: "yings", query: { limit: 30 } });
    expect(store.getState().list).toMatchObject({ count: 30, sum: 30, shots: { length: 30 } });
    stop();
  });

  test("says that nothing could be read, and recovers", async () => {
    let isAway = true;
    const needs = needsFor(() => {
      if (isAway) throw new Fault("network-lost");
      return summaryOf();
    });
    const store = createYings(needs);
    const stop = store.getState().follow(betId, nothing);
    await vi.waitFor(() => expect(store.getState().state).toBe("failed"));
    isAway = false;
    await store.getState().refresh();
    expect(store.getState().state).toBe("ready");
    stop();
  });

  test("takes the wait of a shot made before the page was opened", async () => {
    const needs = needsFor(() => summaryOf({ waitMs: 6_500 }));
    const store = createYings(needs);
    const stop = store.getState().follow(betId, nothing);
    await vi.waitFor(() => expect(store.getState().coolSeconds).toBe(7));
    stop();
  });

  test("begins anew with another round, the wait excepted: it is the member's", async () => {
    const { get, stop } = shooter(() => receiptOf(1, "12345"));
    typeOf(get, "12345");
    await get().shoot();
    stop();
    const leave = get().follow("yeekee-2026-11-23-35", nothing);
    expect(get()).toMatchObject({ list: noShots, lastShot: null, coolSeconds: 10 });
    leave();
  });
});
