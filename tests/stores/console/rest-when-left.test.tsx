import { focusManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "@/lib/domain/time/time";
import { restWhenLeft } from "@/stores/console/rest-when-left";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a page rests five minutes after the last touch, until the next one", () => {
  const end = restWhenLeft();
  vi.advanceTimersByTime(4 * MINUTE_MS);
  dispatchEvent(new Event("keydown"));
  vi.advanceTimersByTime(4 * MINUTE_MS);
  expect(focusManager.isFocused()).toBe(true);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(focusManager.isFocused()).toBe(false);
  dispatchEvent(new Event("pointermove"));
  expect(focusManager.isFocused()).toBe(true);
  end();
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(focusManager.isFocused()).toBe(true);
});
