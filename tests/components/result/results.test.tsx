import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { GovernmentBoard } from "@/components/result/government-board";
import { marketName, newestOfEach, stateOf } from "@/components/result/result-row";
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
