// Needs a document.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askWithoutPush } from "@/lib/client/realtime/without-push";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("without a push service what is on the page is read again by itself, until it is left", () => {
  const live = askWithoutPush();
  const asked = vi.fn();
  const leave = live.onReconnect(asked);
  vi.advanceTimersByTime(20_000);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(40_000);
  expect(asked).toHaveBeenCalledTimes(2);
  leave();
  vi.advanceTimersByTime(200_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(live.say("round-x", "client-witness", {})).toBe(false);
});
