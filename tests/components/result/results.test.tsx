import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { GovernmentBoard } from "@/components/result/government-board";
import { marketName, newestOfEach, stateOf } from "@/components/result/result-row";
import { StockTable } from "@/components/result/stock-table";
import markets from "@/locales/en/market.json";
import words from "@/locales/en/result.json";
import { draw, stock } from "./rows";

afterEach(cleanup);

const prizes = {
  near: ["491846", "491848"],
  second: ["244435", "374108", "592500", "722838", "858446"],
  third: ["010169"],
  fourth: [],
  fifth: ["000095", "000095"],
};

test("a government draw shows the first prize, both front and back threes and the last two", () => {
  render(<GovernmentBoard row={draw} words={words} />);
  const board = screen.getByRole("region", { name: "Government lottery" });
  for (const number of ["491847", "123", "456", "789", "321", "56"]) within(board).getByText(number);
  within(board).getByText("Draw of 01/12/2025");
});

test.each([
  ["the day of the next draw", "2025-12-16", false],
  ["a year later", "2026-11-22", true],
  ["no day: the board stands in its own day's results", undefined, false],
])(
  "as the latest draw on %s (%s) the board says that later ones are not entered: %s",
  (_when, today, says) => {
    render(<GovernmentBoard row={draw} words={words} {...(today && { today })} />);
    expect(screen.queryByText(words.overdue) !== null).toBe(says);
  },
);

test("further prizes stand where the record has them, repeated numbers too", () => {
  render(<GovernmentBoard row={{ ...draw, prizes }} words={words} />);
  const second = screen.getByRole("heading", { name: "Second prize" }).parentElement ?? document.body;
  expect(
    within(second)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(prizes.second);
  expect(screen.getAllByText("000095")).toHaveLength(2);
  expect(screen.queryByRole("heading", { name: "Fourth prize" })).toBeNull();
});

test("as the latest the further prizes are folded", () => {
  const { container } = render(<GovernmentBoard row={{ ...draw, prizes }} words={words} isCompact />);
  expect(container.querySelector("details")?.open).toBe(false);
  within(screen.getByRole("group")).getByRole("heading", { name: "Second prize", hidden: true });
  cleanup();
  render(<GovernmentBoard row={draw} words={words} isCompact />);
  expect(screen.queryByText(words.further)).toBeNull();
});

test("a draw without a result says that it is waited for", () => {
  render(<GovernmentBoard row={{ ...draw, status: "closed", result: undefined }} words={words} />);
  screen.getByText("Waiting for result");
});

test.each([
  ["nikkei_pm", {}, "Nikkei, afternoon 13:40 405 62"],
  ["nikkei_pm", { demo: true as const }, "Nikkei, afternoon 13:40 Demo result 405 62"],
  ["korea", { status: "closed" as const, result: undefined }, "Korea 13:40 Waiting for result"],
  ["korea", { status: "open" as const, result: undefined }, "Korea 13:40 Open for bets"],
  ["korea", { status: "upcoming" as const, result: undefined }, "Korea 13:40 Not open yet"],
  [
    "korea",
    { status: "void" as const, result: undefined, reason: "Market holiday" },
    "Korea 13:40 Void, stakes refunded Market holiday",
  ],
])("a row of %s with %j reads %j", (betType, changes, read) => {
  render(
    <StockTable
      title="Stocks"
      id="stocks"
      date="2025-12-01"
      rows={[stock(betType, changes)]}
      words={words}
      markets={markets}
    />,
  );
  const row = screen.getAllByRole("row")[1];
  const texts: string[] = [];
  const walk = document.createTreeWalker(row ?? document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? "");
  expect(texts.join(" ")).toBe(read);
});

test("what a demonstration is stands under a table that has one, and only there", () => {
  const { rerender } = render(
    <StockTable
      title="Stocks"
      id="stocks"
      date="2025-12-01"
      rows={[stock("korea")]}
      words={words}
      markets={markets}
    />,
  );
  expect(screen.queryByText(words.demoText)).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
  rerender(
    <StockTable
      title="Stocks"
      id="stocks"
      date="2025-12-01"
      rows={[stock("korea", { demo: true })]}
      words={words}
      markets={markets}
    />,
  );
  screen.getByText(words.demoText);
  expect(screen.getByRole("link", { name: words.demoWho }).getAttribute("href")).toBe(
    "/howto/draw#demo-results",
  );
});

test("rows stand in the order of their result times, the rolled day last", () => {
  const rows = [
    stock("dowjones", { resultDt: "2025-12-02", resultTime: "04:15" }),
    stock("taiwan", { resultTime: "12:40" }),
    stock("th_open", { resultTime: "10:10" }),
  ];
  render(
    <StockTable title="Stocks" id="stocks" date="2025-12-01" rows={rows} words={words} markets={markets} />,
  );
  const names = screen.getAllByRole("rowheader").map((cell) => cell.firstChild?.textContent);
  expect(names).toEqual(["Thai stock, morning open", "Taiwan", "Dow Jones"]);
});

test("the newest of each market tells each one's day, the last one first", () => {
  const earlier = stock("nikkei_pm", { resultDt: "2025-11-28", resultTime: "13:40" });
  render(
    <StockTable
      title="Markets"
      id="markets"
      rows={[earlier, stock("korea")]}
      words={words}
      markets={markets}
    />,
  );
  const rows = screen.getAllByRole("rowheader").map(({ textContent }) => textContent?.slice(-16));
  expect(rows).toEqual(["01/12/2025 13:40", "28/11/2025 13:40"]);
  expect(screen.getByText(words.newest)).toBeTruthy();
});

test("a market the words don't know goes by the round's own name", () => {
  expect(marketName(markets, { betType: "mars", name: "Mars index" })).toBe("Mars index");
  expect(marketName(markets, { betType: "groups", name: "Groups" })).toBe("Groups");
  expect(marketName(markets, { betType: "toString", name: "Odd" })).toBe("Odd");
});

test("of a history the newest row of each market is taken, in its order", () => {
  const rows = [
    stock("korea"),
    stock("taiwan"),
    stock("korea", { betId: "korea-2025-11-28" }),
    stock("india"),
  ];
  expect(newestOfEach(rows, 2).map(({ betId }) => betId)).toEqual(["korea-2025-12-01", "taiwan-2025-12-01"]);
});

test("a void round is void even when a result was entered before", () => {
  expect(stateOf(stock("korea", { status: "void" }))).toBe("void");
});
