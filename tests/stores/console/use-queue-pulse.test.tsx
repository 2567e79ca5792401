import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { type ShownQueue, useQueuePulse } from "@/stores/console/use-queue-pulse";

const free = { claim: null };
const claimed = { claim: { userName: "staff01" } };

/** A queue whose counts and list the test sets. */
function pageOf(first: ShownQueue, waiting: number, claims = 0) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const count = (now: number, taken = 0) =>
    queries.setQueryData(
      ["queues", "allQueues", null],
      [{ queue: "banks", waiting: now, claimed: taken, oldestAt: null }],
    );
  count(waiting, claims);
  const onChange = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { rerender, unmount } = renderHook((shown: ShownQueue) => useQueuePulse("banks", shown, onChange), {
    wrapper,
    initialProps: first,
  });
  return {
    onChange,
    unmount,
    list: (rows: ShownQueue["rows"], more: Partial<ShownQueue> = {}) =>
      rerender({ ...shown(...rows), ...more }),
    count: (now: number, taken = 0) =>
      act(async () => {
        count(now, taken);
        await new Promise((later) => setTimeout(later, 10));
      }),
  };
}

/** A list that was read long ago. */
const shown = (...rows: ShownQueue["rows"]): ShownQueue => ({
  isFetching: false,
  dataUpdatedAt: 0,
  hasNextPage: false,
  rows,
});

test("a list that knows less than the counts is asked again, once for each change", async () => {
  const page = pageOf(shown(free), 1);
  expect(page.onChange).not.toHaveBeenCalled();
  await page.count(2);
  expect(page.onChange).toHaveBeenCalledTimes(1);
  page.list([free], { isFetching: true });
  page.list([free]);
  expect(page.onChange).toHaveBeenCalledTimes(1);
  page.list([free, free]);
  await page.count(2, 1);
  expect(page.onChange).toHaveBeenCalledTimes(2);
  page.unmount();
});

test("a list that was asked with the counts and agrees with them is not asked again", async () => {
  const page = pageOf(shown(claimed, free), 2, 1);
  page.list([claimed, free], { isFetching: true });
  await page.count(1, 1);
  page.list([claimed]);
  expect(page.onChange).not.toHaveBeenCalled();
  page.unmount();
});

test("counts that came with the list have nothing asked; the next ones do where the list still differs", async () => {
  const page = pageOf(shown(claimed, free), 2, 1);
  page.list([claimed], { dataUpdatedAt: Date.now() });
  await page.count(1, 0);
  expect(page.onChange).not.toHaveBeenCalled();
  page.list([claimed], { dataUpdatedAt: Date.now() - 10_000 });
  expect(page.onChange).toHaveBeenCalledTimes(1);
  page.unmount();
});

test("a list that goes on beyond what was read cannot agree", async () => {
  const page = pageOf({ ...shown(free, free), hasNextPage: true }, 60);
  await page.count(2);
  expect(page.onChange).toHaveBeenCalledTimes(1);
  page.unmount();
});
