import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GridRound } from "@/components/yeekee/grid-round";
import { gridRoundOf } from "@/components/yeekee/grid-round";
import { RoundGrid } from "@/components/yeekee/round-grid";
import { bangkokIso, epochMs, SECOND_MS } from "@/lib/domain/time/time";
import { renderYeekee } from "./render-yeekee";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
}));
beforeEach(() => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network here"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const now = Math.floor(Date.now() / SECOND_MS);

/** Forty rounds a quarter of an hour apart; the tenth is the next to close. */
const rounds = Array.from({ length: 40 }, (_, at): GridRound => {
  const realCloseTime = now + (at - 9) * 900 + 60;
  return {
    betId: `yeekee-2026-11-23-${at + 1}`,
    roundNo: at + 1,
    closeTime: "14:15",
    closesOn: at > 35 ? "2026-11-24" : null,
    status: at < 8 ? "settled" : "open",
    result: at < 8 ? { top3: "014", bottom2: "16" } : null,
    unixTimeStamp: { openTime: now - 36_000, realCloseTime, realResultTime: realCloseTime + 120 },
  };
});
const show = (shown = rounds) =>
  renderYeekee(<RoundGrid game="yeekee" rounds={shown} serverTime={bangkokIso(now * SECOND_MS)} />);
const cell = (name: RegExp) => screen.getByRole("link", { name });

test("the current round stands pinned and marked, drawn ones show their numbers and lead to their proof", () => {
  show();
  expect(screen.getByRole("heading", { name: "Round 10" })).toBeTruthy();
  expect(cell(/^Round 10\b/).getAttribute("aria-current")).toBe("true");
  expect(cell(/^Round 10\b/).getAttribute("href")).toContain("/lotto/yeekee/yeekee-2026-11-23-10");
  expect(cell(/^Round 1\D/).textContent).toContain("01416");
  expect(cell(/^Round 1\D/).getAttribute("href")).toContain("/results/yeekee/yeekee-2026-11-23-1");
  expect(cell(/^Round 9\b/).textContent).toContain("Waiting");
});

test("a round in its last two minutes is called by what still goes on in it", () => {
  const shooting = rounds.map((round) =>
    round.roundNo === 9
      ? {
          ...round,
          unixTimeStamp: { ...round.unixTimeStamp, realCloseTime: now - 30, realResultTime: now + 90 },
        }
      : round,
  );
  show(shooting);
  expect(screen.getByRole("heading", { name: "Round 9" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Shoot now" }).getAttribute("href")).toContain("-9");
});

test("the day is cut into bands, and the band of now is open", () => {
  show();
  const [first, second] = screen.getByRole("group", { name: "Time of day" }).querySelectorAll("button");
  expect(first?.getAttribute("aria-pressed")).toBe("true");
  expect(screen.queryByRole("link", { name: /^Round 30\b/ })).toBeNull();
  if (second) fireEvent.click(second);
  expect(cell(/^Round 30\b/)).toBeTruthy();
  expect(cell(/^Round 40\b/).textContent).toContain("Closes 24/11/2026 14:15");
});

test.each([
  ["2026-11-24T00:00:00+07:00", null],
  ["2026-11-24T03:45:00+07:00", null],
  ["2026-11-24T05:00:00+07:00", "2026-11-24"],
])(
  "a round of the call becomes a cell's; closing at %s it is written with the date %s",
  (close, closesOn) => {
    const round = gridRoundOf(
      {
        betId: "yeekee-2026-11-23-73",
        roundNo: 73,
        closeDt: "2026-11-24",
        closeTime: "00:00",
        status: "settled",
        unixTimeStamp: { openTime: 1, realCloseTime: epochMs(close) / SECOND_MS, realResultTime: 3 },
        result: { top3: "014", bottom2: "16" },
      },
      "2026-11-23",
    );
    expect(round).toMatchObject({ closesOn, result: { top3: "014" } });
  },
);

test("the table opens on what runs: what is over stands behind it, the latest first", () => {
  show();
  const numbers = screen
    .getAllByRole("link", { name: /^Round \d+/ })
    .map((link) => Number(/\d+/.exec(link.textContent ?? "")?.[0]));
  const running = numbers.filter((no) => no >= 10);
  const over = numbers.filter((no) => no < 10);
  expect(numbers).toEqual([...running, ...over]);
  expect(running).toEqual(running.toSorted((one, other) => one - other));
  expect(over).toEqual(over.toSorted((one, other) => other - one));
  expect(over.length).toBeGreaterThan(0);
});
