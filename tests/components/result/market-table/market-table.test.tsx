import { cleanup, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, test, vi } from "vitest";
import { MarketTable } from "@/components/result/market-table/market-table";
import type { OwnBets } from "@/components/result/market-table/own-numbers";
import { WeekTable } from "@/components/result/market-table/week-table";
import type { ResultRow } from "@/lib/contract/rounds";
import { type Satang, satang } from "@/lib/domain/money/money";
import { outcomeOf } from "@/lib/domain/money/outcome";
import markets from "@/locales/en/market.json";
import words from "@/locales/en/result.json";
import { draw, stock } from "../rows";

vi.mock("next/navigation", () => ({ useParams: () => ({ locale: "en" }), usePathname: () => "/en/results" }));
afterEach(cleanup);

const lao = stock("lao_4d", { betGroup: "set_4", name: "Lao", result: { draw4: "1234" } });
const bets = (net: Satang | null = satang(880_00)): OwnBets => ({
  numbers: [
    { number: "405", isWon: true },
    { number: "25", isWon: false },
  ],
  more: 3,
  net,
  outcome: net === null ? null : outcomeOf(net),
  gains: 1,
  href: "/poy/stock/x",
});

interface Shown {
  rows: ResultRow[];
  date?: string;
  own?: OwnBets;
}

function show({ rows, date, own }: Shown) {
  const isFourDigit = ({ betGroup }: ResultRow) => betGroup === "set_4";
  render(
    <NextIntlClientProvider locale="en" messages={{}}>
      <MarketTable
        sections={[
          { key: "stock", name: "Stocks", rows: rows.filter((row) => !isFourDigit(row)) },
          { key: "set_4", name: "Sets", rows: rows.filter(isFourDigit), isFourDigit: true },
        ]}
        date={date}
        words={words}
        markets={markets}
        own={new Map(own ? [[rows[0]?.betId ?? "", own]] : [])}
      />
    </NextIntlClientProvider>,
  );
}

/** What a row says, its texts parted by a space. */
function readRow(row: HTMLElement | undefined): string {
  const texts: string[] = [];
  const walk = document.createTreeWalker(row ?? document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent?.trim() ?? "");
  return texts.filter(Boolean).join(" ");
}

test.each([
  ["nikkei_pm", {}, "Nikkei, afternoon 13:40 405 62"],
  ["korea", { status: "closed" as const, result: undefined }, "Korea 13:40 Waiting for result"],
  ["korea", { status: "open" as const, result: undefined }, "Korea 13:40 Open for bets"],
  ["korea", { status: "upcoming" as const, result: undefined }, "Korea 13:40 Not open yet"],
  ["korea", { status: "void" as const }, "Korea 13:40 Void, stakes refunded"],
  [
    "korea",
    { status: "void" as const, result: undefined, reason: "Market holiday" },
    "Korea 13:40 Void, stakes refunded Market holiday",
  ],
])("a row of %s with %j reads %j", (betType, changes, read) => {
  show({ rows: [stock(betType, changes)], date: "2025-12-01" });
  expect(readRow(screen.getAllByRole("row")[1])).toBe(read);
});

test("each kind of markets names its two numbers; of four digits they are the draw and its last two", () => {
  show({ rows: [stock("korea"), lao], date: "2025-12-01" });
  expect(screen.getAllByRole("row").map(readRow)).toEqual([
    "Stocks 3 top 2 bottom",
    "Korea 13:40 405 62",
    "Sets 4 digits 2 bottom",
    "Lao 13:40 1234 34",
  ]);
});

test.each([
  ["each row where others are real", {}, ["Korea 13:40 Demo result 405 62", "Taiwan 13:40 405 62"], 1],
  ["the heading where all are", { demo: true as const }, ["Korea 13:40 405 62", "Taiwan 13:40 405 62"], 1],
])("that a result is a demonstration says %s", (_, other, rows, labels) => {
  show({ rows: [stock("korea", { demo: true }), stock("taiwan", other)], date: "2025-12-01" });
  expect(screen.getAllByRole("row").slice(1).map(readRow)).toEqual(rows);
  expect(screen.getAllByText(words.demo)).toHaveLength(labels);
});

test("what a demonstration is stands under a table that has one, and only there", () => {
  show({ rows: [stock("korea")], date: "2025-12-01" });
  expect(screen.queryByText(words.demoText)).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
  cleanup();
  show({ rows: [stock("korea", { demo: true })], date: "2025-12-01" });
  screen.getByText(words.demoText);
  expect(screen.getByRole("link", { name: words.demoWho }).getAttribute("href")).toBe(
    "/en/howto/draw#demo-results",
  );
});

test("rows stand in the order of their result times, the rolled day last", () => {
  const rows = [
    stock("dowjones", { resultDt: "2025-12-02", resultTime: "04:15" }),
    stock("taiwan", { resultTime: "12:40" }),
    stock("th_open", { resultTime: "10:10" }),
  ];
  show({ rows, date: "2025-12-01" });
  const names = screen.getAllByRole("rowheader").map(readRow);
  expect(names).toEqual(["Thai stock, morning open 10:10", "Taiwan 12:40", "Dow Jones 04:15"]);
});

test("the newest of each market tells each one's day, the last one first", () => {
  show({ rows: [stock("nikkei_pm", { resultDt: "2025-11-28" }), stock("korea")] });
  const rows = screen.getAllByRole("rowheader").map(({ textContent }) => textContent?.slice(-16));
  expect(rows).toEqual(["01/12/2025 13:40", "28/11/2025 13:40"]);
  screen.getByRole("region", { name: words.newest });
});

test("a member's own numbers stand beside the result, those that came marked, and open the slip", () => {
  show({ rows: [stock("korea"), stock("taiwan")], date: "2025-12-01", own: bets() });
  screen.getByRole("columnheader", { name: "Yours" });
  const link = within(screen.getByRole("table")).getByRole("link");
  expect(link.textContent).toBe("Yours: 405 (came) 25 +3+฿880.00Won +฿880.00");
  expect(link.getAttribute("href")).toBe("/en/poy/stock/x");
});

test.each([
  ["a gain", 880_00, true],
  ["the stake back", 0, false],
  ["a loss, though a number came", -20_00, false],
  ["no result yet", null, false],
])("of %s gold is shown: %s satang, %s", (_, net, isGold) => {
  show({
    rows: [stock("korea")],
    date: "2025-12-01",
    own: bets(net === null ? null : satang(net)),
  });
  const link = within(screen.getByRole("table")).getByRole("link");
  expect(link.hasAttribute("data-gain")).toBe(isGold);
  expect(link.textContent?.includes("Won")).toBe(isGold);
});

describe("the days of a week", () => {
  const days = ["2025-12-02", "2025-12-01"];
  const korea = stock("korea", {
    betId: "korea-2025-12-02",
    resultDt: "2025-12-02",
    result: { top3: "777", bottom2: "11" },
  });
  const late = stock("dowjones", { resultDt: "2025-12-02", resultTime: "03:15", demo: true });
  const week = (own?: OwnBets) =>
    render(
      <NextIntlClientProvider locale="en" messages={{}}>
        <WeekTable
          sections={[
            { key: "gov", name: "Government", rows: [draw] },
            { key: "stock", name: "Stocks", rows: [late, korea, stock("korea")] },
            { key: "set_4", name: "Sets", rows: [], isFourDigit: true },
          ]}
          days={days}
          words={words}
          markets={markets}
          own={new Map(own ? [["korea-2025-12-02", own]] : [])}
        />
      </NextIntlClientProvider>,
    );

  test("each market is a row, each day a column that opens it; a draw after midnight is of the evening before", () => {
    week();
    expect(screen.getAllByRole("row").map(readRow)).toEqual([
      "Market 02/12 01/12",
      "Government First prize · 2 bottom",
      "Thai government lottery – 491847 56",
      "Stocks 3 top · 2 bottom",
      "Korea 777 11 405 62",
      "Dow Jones – 405 62 Demo result",
    ]);
    expect(screen.getByRole("link", { name: "02/12" }).getAttribute("href")).toBe(
      "/en/results?date=2025-12-02",
    );
  });

  test("a round that the member bet in opens the slip; gold is for a gain", () => {
    week(bets());
    const link = screen.getByRole("link", { name: /777 11/ });
    expect([link.getAttribute("href"), link.hasAttribute("data-gain")]).toEqual(["/en/poy/stock/x", true]);
    cleanup();
    week(bets(satang(-1)));
    expect(screen.getByRole("link", { name: /777 11/ }).hasAttribute("data-gain")).toBe(false);
  });
});
