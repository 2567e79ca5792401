import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { NamedRound } from "@/components/lotto/rounds/named-round";
import { RoundRows } from "@/components/lotto/rounds/round-rows";
import { useServerRefresh } from "@/components/round/use-ask-again";
import { epochMs, SECOND_MS } from "@/lib/domain/time/time";
import { renderYeekee, shotRound } from "./render-yeekee";

const router = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => router,
}));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-23T14:00:00+07:00") });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network here")));
  router.refresh.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The open rounds of a list, which asks for the next ones. */
function OpenRounds({ rounds }: { rounds: readonly NamedRound[] }) {
  return <RoundRows rounds={rounds} nowMs={Date.now()} favourites={[]} onClosed={useServerRefresh()} />;
}

/** Two games whose rounds close at the same moment, half a minute from now; the moment has passed. */
async function passTheClose() {
  const rounds = ["Yeekee", "Ping-pong"].map((marketName, at) => ({
    ...shotRound(30),
    marketName,
    englishName: marketName,
    country: "",
    betType: `game-${at}`,
  }));
  const { unmount } = renderYeekee(<OpenRounds rounds={rounds} />);
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(screen.getAllByText("Closed").length).toBeGreaterThan(0);
  expect(router.refresh).not.toHaveBeenCalled();
  return unmount;
}

test("rounds that close bring the next ones with one question", async () => {
  await passTheClose();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

test.each([
  ["23:45", "2026-11-23T23:45:00+07:00"],
  ["01:45", "2026-11-24T01:45:00+07:00"],
])("tonight's round closes at %s, without a word about another day", (closeTime, close) => {
  const round = shotRound(30);
  const unixTimeStamp = { ...round.betList.unixTimeStamp, realCloseTime: epochMs(close) / SECOND_MS };
  const tonight = {
    ...round,
    dt: "2026-11-23",
    closeDt: close.slice(0, 10),
    closeTime,
    marketName: "Yeekee",
    englishName: "Yeekee",
    country: "",
    betList: { ...round.betList, unixTimeStamp },
  };
  renderYeekee(<OpenRounds rounds={[tonight]} />);
  screen.getByText(`Round 34 · ${closeTime}`);
});

test("a page that was left by then does not refresh the next one", async () => {
  const unmount = await passTheClose();
  unmount();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(router.refresh).not.toHaveBeenCalled();
});
