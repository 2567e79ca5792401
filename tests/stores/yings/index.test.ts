import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Fault } from "@/lib/contract/fault";
import { createYings } from "@/stores/yings";
import { noShots } from "@/stores/yings/list";
import type { ShotsKnown } from "@/stores/yings/state";
import { storedRound } from "@/stores/yings/storage";
import { type Answer, needsFor, type Sent } from "../bet-slip";
import { betId, hash, rowOf, summaryOf } from "../shots";

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** A page whose server could read nothing of the round. */
const nothing: ShotsKnown = { summary: null, shots: [], result: null };

/** The receipt of a shot as the upstream writes it. */
const receiptOf = (seq: number, number: string) => ({
  row: `${betId}|${seq}|${number}|1767225600000|som***1`,
  rowHash: hash,
  seq,
});

/** A member in a round whose upstream answers so; followed until `stop`. */
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
    expect(storedRound(betId).receipts).toHaveLength(1);
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

  const lost = [
    "network-lost",
    "timeout",
    "upstream-timeout",
    "upstream-unreachable",
    "upstream-garbled",
    "internal-error",
  ] as const;
  const keysOf = (sent: readonly Sent[]) =>
    sent.flatMap(({ name, key }) => (name === "yings.create" ? [key] : []));
  /** Refuses the first shot, accepts the others. */
  const losing = (error: Error): Answer => {
    const answers = [
      () => {
        throw error;
      },
    ];
    let seq = 0;
    return () => (answers.shift() ?? (() => receiptOf(++seq, "12345")))();
  };

  test.each(lost)("whose answer was lost (%s) is sent again under the same key", async (code) => {
    const { get, sent, stop } = shooter(losing(new Fault(code)));
    typeOf(get, "12345");
    await get().shoot();
    expect(get()).toMatchObject({ typed: "12345", refusal: code, coolSeconds: 0 });
    await get().shoot();
    const [first, again] = keysOf(sent);
    expect(first).toMatch(/^[\w-]{16,64}$/);
    expect(again).toBe(first);
    stop();
  });

  test("whose answer was lost keeps its key through a reload of the page", async () => {
    const before = shooter(losing(new Fault("upstream-garbled")));
    typeOf(before.get, "12345");
    await before.get().shoot();
    before.stop();
    const after = shooter(() => receiptOf(1, "12345"));
    typeOf(after.get, "12345");
    await after.get().shoot();
    expect(keysOf(after.sent)).toEqual(keysOf(before.sent));
    await vi.advanceTimersByTimeAsync(10_000);
    typeOf(after.get, "12345");
    await after.get().shoot();
    // The receipt was the definite answer: the same number again is another shot.
    expect(new Set(keysOf(after.sent)).size).toBe(2);
    after.stop();
  });

  test.each(["shooting-closed", "shot-too-soon", "rate-limited"] as const)(
    "refused for sure (%s) has another key the next time",
    async (code) => {
      const { get, sent, stop } = shooter(losing(new Fault(code)));
      typeOf(get, "12345");
      await get().shoot();
      await vi.advanceTimersByTimeAsync(10_000);
      await get().shoot();
      expect(new Set(keysOf(sent)).size).toBe(2);
      stop();
    },
  );
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
    expect(storedRound(betId).commitment).toBe("cd".repeat(32));
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

  test("shots that fall between the count and the rows leave no hole", async () => {
    let count = 3;
    const needs = needsFor(({ name, query }) => {
      if (name === "yings.summary") {
        const summary = summaryOf({ count, sum: 0 });
        count = 5;
        return summary;
      }
      const { limit } = query as { limit: number };
      return Array.from({ length: limit }, (_, at) => rowOf(count - at));
    });
    const store = createYings(needs);
    const stop = store.getState().follow(betId, { ...nothing, summary: summaryOf() });
    await store.getState().refresh();
    expect(store.getState().list.shots.map(({ seq }) => seq)).toEqual([5, 4, 3, 2, 1]);
    stop();
  });

  test("asks for another round though the answer of the one before is still out", async () => {
    let answerFirst: () => void = () => undefined;
    const needs = needsFor(({ body }) => {
      const asked = (body as { betId: string }).betId;
      if (asked !== betId) return summaryOf({ betId: asked });
      return new Promise((resolve) => {
        answerFirst = () => resolve(summaryOf());
      });
    });
    const store = createYings(needs);
    store.getState().follow(betId, nothing)();
    await vi.waitFor(() => expect(needs.sent).toHaveLength(1));
    const stop = store.getState().follow("yeekee-2026-11-23-35", nothing);
    await vi.waitFor(() => expect(store.getState().state).toBe("ready"));
    answerFirst();
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

  test.each(["shooting-closed", "timeout"] as const)(
    "a late answer (%s) to a shot of the last round leaves the shot of this one as it is",
    async (code) => {
      const next = "yeekee-2026-11-23-35";
      const answers: ((fault?: Fault) => void)[] = [];
      const { get, sent, stop } = shooter(
        ({ body }) =>
          new Promise((resolve, reject) => {
            const { betId: of } = body as { betId: string };
            answers.push((fault) =>
              fault ? reject(fault) : resolve({ ...receiptOf(1, "54321"), betId: of }),
            );
          }),
      );
      typeOf(get, "12345");
      const first = get().shoot();
      await vi.waitFor(() => expect(answers).toHaveLength(1));
      stop();
      const leave = get().follow(next, nothing);
      typeOf(get, "54321");
      const second = get().shoot();
      await vi.waitFor(() => expect(answers).toHaveLength(2));
      answers[0]?.(new Fault(code));
      await first;
      expect(get()).toMatchObject({ isShooting: true, refusal: null, typed: "54321" });
      answers[1]?.(new Fault("network-lost"));
      await second;
      expect(get()).toMatchObject({ isShooting: false, refusal: "network-lost" });
      const third = get().shoot();
      await vi.waitFor(() => expect(answers).toHaveLength(3));
      answers[2]?.();
      await third;
      const keys = sent.filter(({ name }) => name === "yings.create").map(({ key }) => key);
      expect(keys[2]).toBe(keys[1]);
      expect(keys[1]).not.toBe(keys[0]);
      leave();
    },
  );

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
