import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLiveRounds } from "@/components/round/use-live-rounds";
import type { PushEvent } from "@/lib/contract/channels";
import { LIVE_CACHE_MS } from "@/lib/domain/rounds/live-cache";
import { bangkokIso } from "@/lib/domain/time/time";
import { createStoreRegistry, type InitialState } from "@/stores/_core/registry";
import { createRoundUpdates } from "@/stores/rounds/round-updates";
import { needsFor } from "../../stores/bet-slip";
import { InEnglish } from "../../support/in-english";

type Handler = (message: unknown) => void;
const wire = vi.hoisted(() => ({ handlers: new Map<string, Handler>() }));
const router = vi.hoisted(() => ({ refresh: vi.fn() }));

vi.mock("@/lib/client/realtime/live", () => ({
  live: {
    on: (channel: string, _event: PushEvent, handler: Handler) => {
      wire.handlers.set(channel, handler);
      return () => wire.handlers.delete(channel);
    },
    onReconnect: () => () => undefined,
  },
}));
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  usePathname: () => "/en/lotto",
  useRouter: () => router,
}));

beforeEach(() => {
  wire.handlers.clear();
  router.refresh.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  cleanup();
});

const times = { openTime: 1, realCloseTime: 2, realResultTime: 3 };
const say = (betId: string, status: string) =>
  act(() =>
    wire.handlers.get(`round-${betId}`)?.({
      betId,
      status,
      unixTimeStamp: times,
      serverTime: bangkokIso(Date.now()),
    }),
  );
/** The longest time until a push causes a refresh. */
const AT_LAST_MS = LIVE_CACHE_MS + 2_300;

function Page({ betIds, renderedAtMs }: { betIds: readonly string[]; renderedAtMs: number }) {
  useLiveRounds(betIds, renderedAtMs);
  return null;
}

/** A page that is subscribed to these rounds; from here on the test moves the time. */
async function openPage(betIds: readonly string[], renderedAtMs = Date.now()) {
  const registry = createStoreRegistry(
    needsFor(() => ({})),
    { session: null, csrfToken: "", theme: "light", nowMs: 0 } as InitialState,
  );
  const page = (heard: readonly string[], atMs: number) => (
    <InEnglish messages={{}} registry={registry}>
      <Page betIds={heard} renderedAtMs={atMs} />
    </InEnglish>
  );
  const { rerender, unmount } = render(page(betIds, renderedAtMs));
  const heard = (wanted: readonly string[]) =>
    vi.waitFor(() => expect([...wire.handlers.keys()]).toEqual(wanted.map((betId) => `round-${betId}`)));
  await heard(betIds);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  return {
    unmount,
    updates: () => registry.take(createRoundUpdates).getState().updates,
    show: (wanted: readonly string[], atMs = renderedAtMs) => rerender(page(wanted, atMs)),
  };
}

test("a result is asked for though the page waits for other rounds by then", async () => {
  const { show } = await openPage(["a-1", "a-2"]);
  say("a-1", "settled");
  show(["a-2"]);
  vi.advanceTimersByTime(AT_LAST_MS);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

test("answers from before the event have expired when it asks", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  await openPage(["a-1"]);
  say("a-1", "settled");
  vi.advanceTimersByTime(LIVE_CACHE_MS);
  expect(router.refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LIVE_CACHE_MS);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

test("events that come just before a refresh cause another one", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  await openPage(["a-1", "a-2"]);
  say("a-1", "settled");
  vi.advanceTimersByTime(LIVE_CACHE_MS);
  say("a-2", "settled");
  vi.advanceTimersByTime(LIVE_CACHE_MS);
  expect(router.refresh).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(AT_LAST_MS);
  expect(router.refresh).toHaveBeenCalledTimes(2);
});

test("nobody asks for a page that was left", async () => {
  const { unmount } = await openPage(["a-1"]);
  say("a-1", "settled");
  unmount();
  vi.advanceTimersByTime(AT_LAST_MS);
  expect(router.refresh).not.toHaveBeenCalled();
});

test("events stay while the list of rounds changes, and go when the server has rendered a later time", async () => {
  const { show, updates } = await openPage(["a-1", "a-2"]);
  say("a-1", "suspended");
  show(["a-1"]);
  expect(Object.keys(updates())).toEqual(["a-1"]);
  // The request was sent before the pause, and answered after it.
  show(["a-1"], Date.now() - 500);
  expect(Object.keys(updates())).toEqual(["a-1"]);
  show(["a-1"], Date.now() + 5_000);
  expect(updates()).toEqual({});
});

test("a page out of the history is asked for at once, one that just came is not", async () => {
  await openPage(["a-1"]);
  expect(router.refresh).not.toHaveBeenCalled();
  cleanup();
  vi.useRealTimers();
  await openPage(["a-1"], Date.now() - 600_000);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});
