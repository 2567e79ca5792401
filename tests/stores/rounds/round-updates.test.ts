import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PushEvent } from "@/lib/contract/channels";
import { bangkokIso } from "@/lib/domain/time/time";
import { createRoundUpdates } from "@/stores/rounds/round-updates";
import { openRound } from "../bet-slip";

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

const { betId, unixTimeStamp } = openRound({}, 600).betList;
const say = (message: object) => wire.handlers.get(`round-${betId} round-update`)?.({ betId, ...message });

beforeEach(() => {
  wire.handlers.clear();
  wire.connected.clear();
});
afterEach(() => vi.restoreAllMocks());

async function follow() {
  const store = createRoundUpdates();
  const askAgain = vi.fn();
  const stop = store.getState().follow([betId], askAgain);
  await vi.waitFor(() => expect(wire.handlers.size).toBe(1));
  return { store, askAgain, stop };
}

test("a pause is received at once with its reason; its end takes the reason away", async () => {
  const { store, askAgain } = await follow();
  say({ status: "suspended", unixTimeStamp, reason: "the exchange halted" });
  expect(store.getState().updates[betId]).toMatchObject({
    status: "suspended",
    reason: "the exchange halted",
  });
  say({ status: "open", unixTimeStamp });
  expect(store.getState().updates[betId]).toMatchObject({ status: "open", unixTimeStamp });
  expect(store.getState().updates[betId]?.reason).toBeUndefined();
  expect(askAgain).not.toHaveBeenCalled();
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
  const receivedAtMs = Date.parse("2026-11-23T10:00:00+07:00");
  say(at(receivedAtMs));
  const { updates } = store.getState();
  expect(updates[betId]).toMatchObject({ receivedAtMs });
  // Read before the change was written, though its time is later.
  store.getState().forget(receivedAtMs - 10_000);
  store.getState().forget(receivedAtMs + 5);
  expect(store.getState().updates).toBe(updates);
  store.getState().forget(receivedAtMs + 5_000);
  expect(store.getState().updates).toEqual({});
  stop();
  expect([wire.handlers.size, wire.connected.size]).toEqual([0, 0]);
});

test("updates without a time are as of now", async () => {
  const { store } = await follow();
  say({ status: "suspended", unixTimeStamp });
  store.getState().forget(Date.now() - 60_000);
  expect(store.getState().updates[betId]?.status).toBe("suspended");
  store.getState().forget(Date.now() + 60_000);
  expect(store.getState().updates).toEqual({});
});

test("a page is old when what it shows was true a while ago", async () => {
  const { store } = await follow();
  expect([3_000, 3_600_000].map((ms) => store.getState().isOld(Date.now() - ms))).toEqual([false, true]);
});
