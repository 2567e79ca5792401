import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PoyDetail } from "@/components/poy/poy-detail";
import { PoyList } from "@/components/poy/poy-list";
import { Fault } from "@/lib/contract/fault";
import type { Poy, PoyPage } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money";
import market from "@/locales/en/market.json";
import picture from "@/locales/en/picture.json";
import words from "@/locales/en/poy.json";
import { type Answer, renderWithStores } from "../member/with-stores";
import { line, settled, slip } from "./slips";

vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  useRouter: () => ({ push: () => undefined }),
}));

const names = { markets: { gov: "Thai government lottery" }, options: market.options };
const selection = { startedDate: "2026-11-23" };

afterEach(cleanup);

function showList(first: PoyPage, answer?: Answer, isCurrent = true) {
  return renderWithStores(
    <PoyList selection={selection} first={first} words={words} names={names.markets} isCurrent={isCurrent} />,
    answer,
  );
}
const page = (rows: PoyPage["items"], nextCursor: string | null = null): PoyPage => ({
  items: rows,
  nextCursor,
  totals: { stake: satang(200_00), win: satang(900_00) },
});

function showSlip(poy: Poy) {
  return renderWithStores(<PoyDetail poy={poy} words={{ ...words, picture }} names={names} />, () => poy);
}

test("a card says what, when, how much and what came of it, and leads to its slip", () => {
  showList(page([slip(7, { status: "won", win: satang(900_00) })]));
  const card = screen.getByRole("link", { name: /Slip no\. 7/ });
  expect(card.getAttribute("href")).toBe("/poy/gov/00000000-0000-4000-8000-000000000007");
  for (const text of [
    "Thai government lottery",
    "Won",
    "Draw 01/12/2026",
    "Sent 23/11/2026 09:15:30",
    "฿100.00",
    "+฿800.00",
  ]) {
    within(card).getByText(text);
  }
});

test("a slip whose payout is checked says so in the list and on its own screen, with the reason to wait", () => {
  const checked = slip(8, { isBeingChecked: true });
  showList(page([checked]));
  within(screen.getByRole("link", { name: /Slip no\. 8/ })).getByText("Being checked");
  cleanup();
  showSlip({ ...checked, poyListJson: [line({})] });
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Being checked");
  screen.getByText(/The result is in. Payouts of this round are being checked/);
  expect(screen.queryByText("This page updates itself when the result is in")).toBeNull();
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
  await screen.findByText("Slip no. 1");
  screen.getByText("Slip no. 2");
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
  await screen.findByText("Slip no. 1");
});

test("without slips this round teaches how one comes about; the past says where to look", () => {
  showList(page([]));
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    words.empty.step1,
    words.empty.step2,
    words.empty.step3,
  ]);
  expect(screen.getByRole("link", { name: "Place a bet" }).getAttribute("href")).toBe("/lotto");
  cleanup();
  showList(page([]), undefined, false);
  screen.getByText(words.empty.earlierHint);
});

test("a settled slip shows each line with its rate, the drawn number and its win or loss", () => {
  showSlip(settled);
  const rows = screen.getAllByRole("row").slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ["1", "฿10.00", "90", "47", "Won+฿890.00"],
    ["2", "฿10.00", "150", "847", "Lost−฿10.00"],
  ]);
  screen.getByText("491847");
  screen.getByText("+฿880.00");
  expect(screen.queryByText(words.detail.demo)).toBeNull();
});

test("a slip that a demo result settled says so, and leads to who could choose that", () => {
  showSlip({ ...settled, demo: true });
  screen.getByText(words.detail.demo);
  expect(screen.getByRole("link", { name: words.detail.demoWho }).getAttribute("href")).toBe(
    "/howto/draw#demo-results",
  );
});

test("a slip of a thousand lines comes with its first hundred and is whole a moment later", async () => {
  const lines = Array.from({ length: 1000 }, (_, no) => line({ ref: `r${no}`, number: "12" }));
  showSlip({ ...settled, status: "accepted", result: undefined, poyListJson: lines });
  screen.getByText("Lines: 1000");
  await waitFor(() => expect(document.querySelectorAll("tbody tr")).toHaveLength(1000), { timeout: 15_000 });
}, 20_000);

test("a waiting slip claims no result and says that it updates itself", () => {
  showSlip({ ...settled, status: "accepted", result: undefined });
  screen.getByText("Not drawn yet");
  screen.getByText(words.detail.live);
  expect(screen.queryByText("Winnings")).toBeNull();
});

test("a refunded slip says why, in words where the reason is known, and how much came back", () => {
  showSlip({ ...settled, status: "refunded", reason: "market-holiday" });
  screen.getByText("Market holiday: the round was voided");
  screen.getByText("The stake of ฿20.00 is back in your balance");
  cleanup();
  showSlip({ ...settled, status: "refunded", reason: "Exchange closed early" });
  screen.getByText("Exchange closed early");
});

test("the receipt stands whole, with what it is good for and a way to copy it", () => {
  showSlip(settled);
  screen.getByText(settled.receipt);
  screen.getByText(words.detail.receiptText);
  screen.getByRole("button", { name: "Copy the receipt code" });
});

test("a slip names the log of draws as it stood, by its first digits, where there is one", () => {
  showSlip({ ...settled, drawHead: "1d1402aa15969f79af5f3212dd0b2127cbfb796ed4de8eb83324558cd28c5d2c" });
  screen.getByText("1d14 02aa 1596 9f79");
  expect(screen.getByRole("link", { name: words.detail.drawHead }).getAttribute("href")).toMatch(
    /\/results\/freezes$/,
  );
  cleanup();
  showSlip(settled);
  expect(screen.queryByText(words.detail.drawHead)).toBeNull();
});

test("a look at the page asks again, and the slip turns without a reload", async () => {
  const waiting: Poy = { ...settled, status: "accepted", result: undefined };
  renderWithStores(<PoyDetail poy={waiting} words={{ ...words, picture }} names={names} />, () => settled);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => screen.getByText("+฿880.00"));
});
