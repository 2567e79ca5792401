import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readAgainWhenTold } from "@/lib/client/realtime/read-again";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a page that is told to read again waits its own random part of five seconds, and reads once", async () => {
  const bound = new Map<string, () => void>();
  const pusher = { bind: (event: string, listener: () => void) => bound.set(event, listener) };
  const ask = vi.fn();
  readAgainWhenTold(pusher as unknown as Parameters<typeof readAgainWhenTold>[0], ask, () => 0.5);
  bound.get("read-again")?.();
  await vi.advanceTimersByTimeAsync(1_000);
  bound.get("read-again")?.();
  await vi.advanceTimersByTimeAsync(1_499);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
  bound.get("read-again")?.();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(ask).toHaveBeenCalledTimes(2);
});
