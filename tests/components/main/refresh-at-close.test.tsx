import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RefreshAtClose } from "@/components/main/refresh-at-close";
import { epochMs, SECOND_MS } from "@/lib/domain/time/time";

const router = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock("next/navigation", () => ({
  useParams: () => ({ locale: "en" }),
  useRouter: () => router,
}));

const serverTime = "2026-11-23T10:00:00+07:00";
const now = epochMs(serverTime) / SECOND_MS;

beforeEach(() => {
  vi.useFakeTimers();
  router.refresh.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ["not before the close", now + 60, 59_000, 0],
  ["once, within seconds after it", now + 60, 70_000, 1],
  ["never, where no round takes bets", null, 70_000, 0],
  ["never for a close of another day", now + 90_000, 100_000_000, 0],
])("the page is asked for again: %s", (_, closeAtSeconds, afterMs, times) => {
  render(<RefreshAtClose closeAtSeconds={closeAtSeconds} serverTime={serverTime} />);
  vi.advanceTimersByTime(afterMs);
  expect(router.refresh).toHaveBeenCalledTimes(times);
});
