import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PoyList } from "@/components/poy/list/poy-list";
import { Fault } from "@/lib/contract/fault";
import type { PoyPage } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import market from "@/locales/en/market.json";
import words from "@/locales/en/poy.json";
import type { PoySelection } from "@/stores/poys/selection";
import { type Answer, renderWithStores } from "../../member/with-stores";
import { slip } from "../slips";

vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  useRouter: () => ({ push: () => undefined }),
}));

const names = { markets: { gov: "Thai government lottery" }, options: market.options };
const selection = { startedDate: "2026-11-23" };

afterEach(cleanup);

function showList(first: PoyPage, answer?: Answer, isCurrent = true, asked: PoySelection = selection) {
  return renderWithStores(
    <PoyList
      selection={asked}
      first={first}
      words={words}
      names={names.markets}
      options={names.options}
      isCurrent={isCurrent}
      settledHref="/poy?tab=earlier"
    />,
    answer,
  );
}
const page = (rows: PoyPage["items"], nextCursor: string | null = null): PoyPage => ({
  items: rows,
  nextCursor,
  totals: { stake: satang(200_00), win: satang(900_00) },
});

test("a card says what, when, its numbers, how much and what came of it, and leads to its slip", () => {
  const firstLines = [
    { option: "teng_bon_2" as const, number: "47", isWon: true as const },
    { option: "teng_bon_2" as const, number: "25" },
    { option: "teng_bon_3" as const, number: "123" },
  ];
  showList(page([slip(7, { status: "won", win: satang(900_00), lineCount: 20, firstLines })]));
  const card = screen.getByRole("link", { name: /#7/ });
  expect(card.getAttribute("href")).toBe("/poy/gov/00000000-0000-4000-8000-000000000007");
  for (const text of [
    "Thai government lottery",
    "Won",
    "Draw 01/12/2026",
    "฿100.00",
    "+฿800.00",
    "20 lines",
  ]) {
    within(card).getByText(text);
  }
  expect(card.textContent).toContain("2 top 47 25 · 3 top 123 20 lines");
});

test("a card of an upstream that sends no lines shows none and counts none", () => {
  showList(page([slip(7)]));
  expect(screen.getByRole("link", { name: /#7/ }).textContent).not.toMatch(/\+|line/);
});

test("the actions of a slip are behind a button of its card", () => {
  showList(page([slip(7)]));
  const again = words.acts.againOf.replace("{no}", "7");
  expect(screen.queryByRole("button", { name: again })).toBeNull();
  const more = screen.getByRole("button", { name: "Actions for slip no. 7" });
  expect(more.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(more);
  screen.getByRole("button", { name: again });
  expect(more.getAttribute("aria-expanded")).toBe("true");
});

const shownNumbers = () =>
  screen.getAllByRole("article").map((card) => /#(\d+)/.exec(card.textContent ?? "")?.[1]);

test("the heads sort what is shown, and a second press turns the order", () => {
  const rows = [
    slip(3, { total: satang(50_00) }),
    slip(2, { total: satang(900_00), status: "lost" }),
    slip(1, { total: satang(100_00), status: "won", win: satang(900_00) }),
  ];
  showList(page(rows));
  const heads = screen.getByRole("group", { name: words.list.sortBy });
  const press = (name: string) =>
    fireEvent.click(within(heads).getByRole("button", { name: new RegExp(name) }));
  press("Stake");
  expect(shownNumbers()).toEqual(["2", "1", "3"]);
  press("Stake");
  expect(shownNumbers()).toEqual(["3", "1", "2"]);
  press("Win or loss");
  expect(shownNumbers()).toEqual(["1", "3", "2"]);
  press("Status");
  expect(shownNumbers()).toEqual(["1", "3", "2"]);
});

test("j and k move between the slips, but not while somebody types", () => {
  Element.prototype.scrollIntoView = () => undefined;
  showList(page([slip(2), slip(1)]));
  const [first, second] = screen.getAllByRole("link");
  fireEvent.keyDown(document.body, { key: "j" });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(document.body, { key: "j" });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(document.body, { key: "j" });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(document.body, { key: "k" });
  expect(document.activeElement).toBe(first);
  const field = document.body.appendChild(document.createElement("input"));
  fireEvent.keyDown(field, { key: "j" });
  fireEvent.keyDown(document.body, { key: "j", metaKey: true });
  expect(document.activeElement).toBe(first);
  field.remove();
});

test("a slip whose payout is checked says so in the list", () => {
  showList(page([slip(8, { isBeingChecked: true })]));
  within(screen.getByRole("link", { name: /#8/ })).getByText("Being checked");
});

test("the totals are those of the whole period, not of what is on the screen", () => {
  showList(page([slip(1)]));
  const totals = screen.getByLabelText("Whole period");
  within(totals).getByText("฿200.00");
  within(totals).getByText("฿900.00");
});

test("the next page comes below, and the end is marked", async () => {
  const { sent } = showList(page([slip(2)], "2"), () => page([slip(1)]));
  fireEvent.click(screen.getByRole("button", { name: "Show more slips" }));
  await screen.findByText("#1");
  screen.getByText("#2");
  screen.getByText("No more slips");
  expect(sent).toEqual([{ name: "poys.all", body: { ...selection, cursor: "2", limit: 30 } }]);
});

test("a page that fails says that the slips are safe and can be asked for again", async () => {
  let isDown = true;
  showList(page([slip(2)], "2"), () => {
    if (isDown) throw new Fault("network-lost");
    return page([slip(1)]);
  });
  fireEvent.click(screen.getByRole("button", { name: "Show more slips" }));
  const alert = await screen.findByRole("alert");
  within(alert).getByText(words.list.failedHint);
  isDown = false;
  fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
  await screen.findByText("#1");
});

test("without waiting slips it teaches how one comes about; without settled ones it says where to look", () => {
  showList(page([]));
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    words.empty.step1,
    words.empty.step2,
    words.empty.step3,
  ]);
  expect(screen.getByRole("link", { name: "Place a bet" }).getAttribute("href")).toBe("/lotto");
  expect(screen.getByRole("link", { name: words.empty.settled }).getAttribute("href")).toBe(
    "/poy?tab=earlier",
  );
  cleanup();
  showList(page([]), undefined, false);
  screen.getByText(words.empty.earlierHint);
});

test("an upstream that knows no settled slips sends all: those that wait are left out", () => {
  showList(page([slip(8), slip(7, { status: "lost" })]), undefined, false, { isSettled: true });
  screen.getByText("#7");
  expect(screen.queryByText("#8")).toBeNull();
});

test("gains and losses are told apart by the net, also where the upstream sends all", () => {
  const all = page([
    slip(9, { status: "won", win: satang(900_00) }),
    slip(8, { status: "won", win: satang(50_00) }),
    slip(7, { status: "lost" }),
    slip(6, { status: "won", win: satang(100_00) }),
    slip(5, { status: "refunded" }),
  ]);
  const shown = (outcome: "win" | "loss") => {
    showList(all, undefined, false, { isSettled: true, outcome });
    const numbers = screen.getAllByText(/^#\d$/).map(({ textContent }) => textContent);
    // The upstream's totals are of all of them.
    expect(screen.queryByLabelText("Whole period")).toBeNull();
    cleanup();
    return numbers;
  };
  expect(shown("win")).toEqual(["#9"]);
  expect(shown("loss")).toEqual(["#8", "#7"]);
});

test("a slip says what it won first, then its net; one that won less than its stake is called no win", () => {
  showList(page([slip(8, { status: "won", win: satang(50_00) })]), undefined, false);
  const card = screen.getByRole("link", { name: /#8/ });
  expect(card.textContent).toContain("Got ฿50.00−฿50.00");
  within(card).getByText(words.status.less);
  expect(card.closest("article")?.hasAttribute("data-gain")).toBe(false);
});

test("behind the button of a card stands until when its slip can be cancelled, in words", () => {
  showList(page([slip(7, { cancelUntil: "2099-12-01T14:00:00+07:00" })]));
  fireEvent.click(screen.getByRole("button", { name: words.list.more.replace("{no}", "7") }));
  screen.getByText("Can be cancelled until 01/12/2099 14:00:00");
});

test("options in turn are told once each, their numbers together", () => {
  const of = (option: "teng_bon_2" | "teng_lang_2", number: string) => ({ option, number });
  const firstLines = [
    of("teng_bon_2", "25"),
    of("teng_lang_2", "25"),
    of("teng_bon_2", "78"),
    of("teng_lang_2", "78"),
  ];
  showList(page([slip(7, { lineCount: 4, firstLines })]));
  expect(screen.getByRole("link", { name: /#7/ }).textContent).toContain(
    "2 top 25 78 · 2 bottom 25 78 4 lines",
  );
});
