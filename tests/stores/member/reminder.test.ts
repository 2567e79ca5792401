import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdReloads } from "@/lib/client/page/chunk-reload";
import { MINUTE_MS } from "@/lib/domain/time/time";
import type { InitialSession, StoreDeps } from "@/stores/_core/registry";
import { createReminder, reminderTimes } from "@/stores/member/reminder";
import { entryOf, type Noun } from "../../support/entry-of";

const session: InitialSession = { uuid: "6f0c0f1e-0000-4000-8000-000000000001", status: 0, exp: 0 };
const summary = { startedAt: "2026-11-26T10:00:00+07:00", minutes: 15, staked: 100, won: 0, net: -100 };
let stop = () => {};

function watched(reminderMinutes: number | null = 15) {
  const asked: string[] = [];
  const call = async (noun: Noun, entry: string) => {
    const name = (await entryOf(noun, entry)).path.slice(1);
    asked.push(name);
    return name === "player-limits" ? { reminderMinutes } : summary;
  };
  const store = createReminder({ call: call as StoreDeps["call"] }, { session });
  stop = store.getState().watch();
  return { store, asked };
}
/** This much time with input on the page. */
async function play(ms: number) {
  for (let at = 0; at < ms; at += MINUTE_MS) {
    dispatchEvent(new Event("pointerdown"));
    await vi.advanceTimersByTimeAsync(Math.min(MINUTE_MS, ms - at));
  }
}

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  // The lazily loaded code of calls is ready before time is counted.
  await import("@/lib/contract/player-limits");
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test("after so many minutes of play it shows the sums, and after going on it counts anew", async () => {
  const { store } = watched();
  await play(14 * MINUTE_MS);
  expect(store.getState().isDue).toBe(false);
  await play(2 * MINUTE_MS);
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ isDue: true, summary }));
  store.getState().goOn();
  await play(14 * MINUTE_MS);
  expect(store.getState().isDue).toBe(false);
  await play(2 * MINUTE_MS);
  await vi.waitFor(() => expect(store.getState().isDue).toBe(true));
});

test("time in which nobody touches the page is no play", async () => {
  const { store } = watched();
  await play(MINUTE_MS);
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(store.getState().isDue).toBe(false);
});

test("who wants no reminder gets none, and is asked about once an hour", async () => {
  const { store, asked } = watched(null);
  await play(50 * MINUTE_MS);
  expect(store.getState().isDue).toBe(false);
  expect(asked).toEqual(["player-limits"]);
});

test("it never stands over a slip that is on its way or an open sheet; it comes right after", async () => {
  const { store } = watched();
  await play(10 * MINUTE_MS);
  const release = holdReloads();
  await play(10 * MINUTE_MS);
  expect(store.getState().isDue).toBe(false);
  const sheet = document.createElement("div");
  sheet.setAttribute("aria-modal", "true");
  document.body.append(sheet);
  release();
  await play(MINUTE_MS);
  expect(store.getState().isDue).toBe(false);
  sheet.remove();
  await play(2 * reminderTimes.tickMs);
  await vi.waitFor(() => expect(store.getState().isDue).toBe(true));
});

test("a choice made on this page counts at once", async () => {
  const { store } = watched(120);
  await play(10 * MINUTE_MS);
  store.getState().choose(5);
  await play(MINUTE_MS);
  await vi.waitFor(() => expect(store.getState().isDue).toBe(true));
});
