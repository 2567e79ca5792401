import { cleanup, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { ResultGrid, type ResultRound } from "@/components/result/result-grid";
import { bandsOf } from "@/components/result/round-bands";
import { WinLine } from "@/components/result/win-mark";
import { satang } from "@/lib/domain/money/money";
import markets from "@/locales/en/market.json";
import words from "@/locales/en/result.json";

vi.mock("next/navigation", () => ({ useParams: () => ({ locale: "en" }), usePathname: () => "/en/results" }));
afterEach(cleanup);

const drawn = (roundNo: number, changes: Partial<ResultRound> = {}): ResultRound => ({
  betId: `yeekee-2025-12-01-${roundNo}`,
  roundNo,
  closeTime: "14:15",
  status: "settled",
  result: { top3: "014", bottom2: "16" },
  ...changes,
});
const win = { amount: satang(900_00), slips: 1, href: "/poy/yeekee/x" };

function show(
  rounds: readonly ResultRound[] | null,
  wins = new Map<string, typeof win>(),
  wholeDay?: string,
) {
  render(
    <NextIntlClientProvider locale="en" messages={{}}>
      <ResultGrid
        isProven
        title="Yeekee"
        date="2025-12-01"
        games={[{ key: "yeekee", name: "88 rounds", href: "/results?game=yeekee" }]}
        game="yeekee"
        rounds={rounds}
        wins={wins}
        words={words}
        reasons={markets.reasons}
        wholeDay={wholeDay}
      />
    </NextIntlClientProvider>,
  );
}

test("the newest round of each game stands above the tabs, by name", () => {
  const newest = { yeekee: drawn(72), pingpong: drawn(19, { betId: "pingpong-2025-12-01-19" }) };
  render(
    <NextIntlClientProvider locale="en" messages={{}}>
      <ResultGrid
        isProven
        title="Yeekee"
        date="2025-12-01"
        games={[
          { key: "yeekee", name: "88 rounds", href: "/results?game=yeekee", newest: newest.yeekee },
          { key: "pingpong", name: "Ping-pong", href: "/results?game=pingpong", newest: newest.pingpong },
        ]}
        game="yeekee"
        rounds={[]}
        wins={new Map()}
        words={words}
        reasons={markets.reasons}
      />
    </NextIntlClientProvider>,
  );
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "88 rounds Round 723 top 0142 bottom 16",
    "Ping-pong Round 193 top 0142 bottom 16",
  ]);
});

test("a round that stands above the tabs is not below them again: what is there are the others", () => {
  const newest = drawn(34);
  const inGrid = (rounds: readonly ResultRound[]) => (
    <NextIntlClientProvider locale="en" messages={{}}>
      <ResultGrid
        isProven
        title="Yeekee"
        date="2025-12-01"
        games={[{ key: "yeekee", name: "88 rounds", href: "/results?game=yeekee", newest }]}
        game="yeekee"
        rounds={rounds}
        wins={new Map()}
        words={words}
        reasons={markets.reasons}
        wholeDay="/results?date=2025-12-01#rounds"
      />
    </NextIntlClientProvider>
  );
  const open = drawn(35, { status: "open", result: undefined });
  const { rerender } = render(inGrid([newest, open]));
  const items = () => screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(items()).toEqual(["88 rounds Round 343 top 0142 bottom 16"]);
  screen.getByRole("heading", { name: words.noOtherRounds });
  rerender(inGrid([drawn(32), drawn(33), newest, open]));
  expect(items()).toEqual([
    "88 rounds Round 343 top 0142 bottom 16",
    "Round 333 top 0142 bottom 16",
    "Round 323 top 0142 bottom 16",
  ]);
  screen.getByRole("heading", { name: words.otherRounds });
});

test("a drawn round leads to its proof; one that is void says so and why; others wait or say when they close", () => {
  show([
    drawn(34),
    drawn(35, { status: "void", result: undefined, reason: "shots-too-few" }),
    drawn(36, { status: "closed", result: undefined }),
    drawn(37, { status: "upcoming", result: undefined }),
  ]);
  const [first, second] = screen.getAllByRole("link").slice(1);
  expect(first?.getAttribute("href")).toBe("/en/results/yeekee/yeekee-2025-12-01-34");
  expect(first?.textContent).toBe("Round 343 top 0142 bottom 16");
  expect(second?.textContent).toContain("RefundedFewer than 20 numbers were shot");
  const items = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(items.slice(2)).toEqual(["Round 36Waiting", "Round 37Closes 14:15"]);
});

test("a round that the member won on is marked in words", () => {
  show([drawn(34), drawn(35)], new Map([["yeekee-2025-12-01-35", win]]));
  const [, second] = screen.getAllByRole("listitem");
  within(second ?? document.body).getByText("You won");
  expect(screen.getAllByText("You won")).toHaveLength(1);
});

test("rounds that cannot be read say so; a day without any says that", () => {
  show(null);
  screen.getByText(words.roundsFailed);
  cleanup();
  show([]);
  screen.getByText(words.noRounds);
});

test("a long day stands in bands of five hours past midnight, open where the newest result is", () => {
  const rounds = Array.from({ length: 88 }, (_, at) => {
    const minutes = (360 + at * 15) % 1440;
    const closeTime = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
    return drawn(at + 1, { closeTime, status: at < 34 ? "settled" : "open" });
  });
  const bands = bandsOf(rounds);
  expect(bands.map(({ rounds: some }) => [some[0]?.closeTime, some.length])).toEqual([
    ["06:00", 16],
    ["10:00", 20],
    ["15:00", 20],
    ["20:00", 20],
    ["01:00", 12],
  ]);
  expect(bands.map(({ isOpen }) => isOpen)).toEqual([false, true, false, false, false]);
  expect(bandsOf(rounds.map((round) => ({ ...round, status: "upcoming" as const })))[0]?.isOpen).toBe(true);
  expect(bandsOf(rounds.slice(0, 22))).toHaveLength(1);
});

test("as the newest, twelve drawn rounds stand with the last one first, and the day is a link away", () => {
  const ahead = drawn(41, { status: "open", result: undefined });
  const rounds = Array.from({ length: 40 }, (_, at) => drawn(at + 1, at === 38 ? { status: "void" } : {}));
  show([...rounds, ahead], undefined, "/results?date=2025-12-01#rounds");
  expect(screen.queryByRole("heading", { name: words.otherRounds })).toBeNull();
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent?.slice(0, 8));
  expect(items).toEqual(Array.from({ length: 12 }, (_, at) => `Round ${40 - at}`));
  expect(screen.getByRole("link", { name: words.wholeDay }).getAttribute("href")).toBe(
    "/en/results?date=2025-12-01#rounds",
  );
});

test("while every round of the day is ahead, no empty boxes stand open: when the first one closes is said", () => {
  const rounds = Array.from({ length: 40 }, (_, at) =>
    drawn(at + 1, { status: "open", result: undefined, closeTime: at < 20 ? "06:00" : "11:00" }),
  );
  show(rounds, undefined, "/results?date=2025-12-01#rounds");
  screen.getByText(words.roundsAhead.replace("{time}", "06:00"));
  expect(screen.queryAllByRole("listitem")).toEqual([]);
  cleanup();
  show(rounds);
  screen.getByText(words.roundsAhead.replace("{time}", "06:00"));
  expect(screen.getAllByRole<HTMLDetailsElement>("group").map(({ open }) => open)).toEqual([false, false]);
});

test("a line sums what the member won in the rounds shown", () => {
  render(
    <NextIntlClientProvider locale="en" messages={{}}>
      <WinLine wins={[win, { ...win, slips: 2 }]} words={words} />
    </NextIntlClientProvider>,
  );
  screen.getByText("3 winning slips, net of the stake: +฿1,800.00");
});
