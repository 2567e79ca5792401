import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import ConfirmSheet from "@/components/lotto/confirm/confirm-sheet";
import ShotsNeeded from "@/components/yeekee/shots-needed";
import type { YingSummary } from "@/lib/contract/yings";
import { bangkokIso } from "@/lib/domain/time/time";
import { betId, renderYeekee } from "./render-yeekee";

afterEach(cleanup);

const summary = (count: number): YingSummary => ({
  betId,
  count,
  sum: 0,
  commitment: null,
  shotsUntil: bangkokIso(Date.now()),
  serverTime: bangkokIso(Date.now()),
  waitMs: 0,
  withSystemShot: true,
  beaconChain: null,
});
const opening = (count: number | null) => ({
  roundName: "Yeekee Round 34",
  summary: count === null ? null : summary(count),
  shots: [],
  result: null,
});
const both = (count: number | null) => (
  <>
    <ShotsNeeded betId={betId} opening={opening(count)} />
    <ConfirmSheet marketName="Yeekee" />
  </>
);

test("beside the bets and in the confirmation stands how many shots a draw still lacks", async () => {
  renderYeekee(both(3));
  await screen.findByRole("dialog");
  expect(screen.getByText("3 of 20 shots so far: with fewer, every slip is refunded")).toBeTruthy();
  expect(screen.getByText("Shots so far").nextSibling?.textContent).toBe(
    "3 of 20 · with fewer you are refunded",
  );
});

test("a shot that comes is counted", () => {
  const { yings } = renderYeekee(both(3));
  act(() => yings.setState(({ list }) => ({ list: { ...list, count: 19 } })));
  expect(screen.getByText(/^19 of 20 shots/)).toBeTruthy();
  act(() => yings.setState(({ list }) => ({ list: { ...list, count: 20 } })));
  expect(screen.queryByText(/of 20/)).toBeNull();
});

test("of an upstream that does not tell how it draws nothing is said", async () => {
  const { withSystemShot: _, ...untold } = summary(3);
  renderYeekee(
    <>
      <ShotsNeeded betId={betId} opening={{ ...opening(3), summary: untold }} />
      <ConfirmSheet marketName="Yeekee" />
    </>,
  );
  await screen.findByRole("dialog");
  expect(screen.queryByText(/of 20/)).toBeNull();
});

test.each([
  ["has them", 20],
  ["is not known", null],
])("nothing is said of a round that %s", async (_, count) => {
  renderYeekee(both(count));
  await screen.findByRole("dialog");
  expect(screen.queryByText(/of 20/)).toBeNull();
});
