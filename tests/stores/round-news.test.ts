import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PushEvent } from "@/lib/contract/channels";
import { bangkokIso } from "@/lib/domain/time";
import { createRoundNews, withNews } from "@/stores/round-news";
import { openRound } from "./bet-room";

type Handler = (message: unknown) => void;
const wire = vi.hoisted(() => ({ handlers: new Map<string, Handler>(), connected: new Set<() => void>() }));

vi.mock("@/lib/client/realtime/live", () => ({
  live: {
    on: (channel: string, event: PushEvent, handler: Handler) => {
      wire.handlers.set(`${channel} ${event}`, handler);
      return () => wire.handlers.delete(`${channel} ${event}`);
    },
    onReconnect: (handler: () => void) => {
      wire.connected.add(handler);
      return () => wire.connected.delete(handler);
    },
  },
}));

const round = openRound({}, 600);
const { betId, unixTimeStamp } = round.betList;
const say = (message: object) => wire.handlers.get(`round-${betId} round-update`)?.({ betId, ...message });

beforeEach(() => {
  wire.handlers.clear();
  wire.connected.clear();
});
afterEach(() => vi.restoreAllMocks());

async function follow() {
  const store = createRoundNews();
  const askAgain = vi.fn();
  const stop = store.getState().follow([betId], askAgain);
  await vi.waitFor(() => expect(wire.handlers.size).toBe(1));
  return { store, askAgain, stop };
}

test("a pause is shown at once with its reason; its end takes the reason away", async () => {
  const { store, askAgain } = await follow();
  say({ status: "suspended", unixTimeStamp, reason: "the exchange halted" });
  const paused = withNews(round, store.getState().news[betId]);
  expect(paused.betList).toMatchObject({
    status: "suspended",
    reason: "the exchange halted",
    active: false,
  });
  say({ status: "open", unixTimeStamp });
  const resumed = withNews(paused, store.getState().news[betId]);
  expect(resumed.betList).toMatchObject({ status: "open", active: true });
  expect(resumed.betList.reason).toBeUndefined();
  expect(askAgain).not.toHaveBeenCalled();
});

test("new times move everything that is written from them, over midnight too", async () => {
  const { store } = await follow();
  const realCloseTime = Date.parse("2026-11-24T00:10:00+07:00") / 1000;
  const times = { ...unixTimeStamp, realCloseTime, realResultTime: realCloseTime + 1200 };
  say({ status: "open", unixTimeStamp: times });
  expect(withNews(round, store.getState().news[betId])).toMatchObject({
    closeDt: "2026-11-24",
    closeTime: "00:10",
    resultDt: "2026-11-24",
    resultTime: "00:30",
  });
});

test.each(["closed", "settled", "void"])("what %s brings with it is asked of the server", async (status) => {
  const { askAgain } = await follow();
  say({ status, unixTimeStamp });
  expect(askAgain).toHaveBeenCalledTimes(1);
});

test("a new connection may have missed events", async () => {
  const { askAgain } = await follow();
  for (const connected of wire.connected) connected();
  expect(askAgain).toHaveBeenCalledTimes(1);
});

const at = (ms: number) => ({ status: "suspended", unixTimeStamp, serverTime: bangkokIso(ms) });

test("events are dropped once the server has rendered a later time, whoever requested it", async () => {
  const { store, stop } = await follow();
  const toldAtMs = Date.parse("2026-11-23T10:00:00+07:00");
  say(at(toldAtMs));
  const { news } = store.getState();
  expect(news[betId]).toMatchObject({ toldAtMs });
  // Read before the change was written, though its time is later.
  store.getState().forget(toldAtMs - 10_000);
  store.getState().forget(toldAtMs + 5);
  expect(store.getState().news).toBe(news);
  store.getState().forget(toldAtMs + 5_000);
  expect(store.getState().news).toEqual({});
  expect(withNews(round, undefined)).toBe(round);
  stop();
  expect([wire.handlers.size, wire.connected.size]).toEqual([0, 0]);
});

test("news without a time are as of now", async () => {
  const { store } = await follow();
  say({ status: "suspended", unixTimeStamp });
  store.getState().forget(Date.now() - 60_000);
  expect(withNews(round, store.getState().news[betId]).betList.status).toBe("suspended");
  store.getState().forget(Date.now() + 60_000);
  expect(store.getState().news).toEqual({});
});

test("a page is old when what it shows was true a while ago", async () => {
  const { store } = await follow();
  expect([3_000, 3_600_000].map((ms) => store.getState().isOld(Date.now() - ms))).toEqual([false, true]);
});
