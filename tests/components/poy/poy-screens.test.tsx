import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PoyDetail } from "@/components/poy/detail/poy-detail";
import { Fault } from "@/lib/contract/fault";
import type { Poy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import market from "@/locales/en/market.json";
import picture from "@/locales/en/picture.json";
import words from "@/locales/en/poy.json";
import { renderWithStores } from "../member/with-stores";
import { line, settled, slip } from "./slips";

vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  useRouter: () => ({ push: () => undefined }),
}));

const receipt = { origin: "https://site.example", qr: null };
const names = { markets: { gov: "Thai government lottery" }, options: market.options };

afterEach(cleanup);

function showSlip(poy: Poy) {
  return renderWithStores(
    <PoyDetail poy={poy} words={{ ...words, picture }} names={names} receipt={receipt} />,
    () => poy,
  );
}

/** What proves the slip to others stands behind one line. */
function openReceipt() {
  const fold = screen.getByText(words.check.title).closest("details") as HTMLDetailsElement;
  expect(fold.open).toBe(false);
  fold.open = true;
  fireEvent(fold, new Event("toggle"));
}

test("a slip whose payout is checked says so on its own screen, with the reason to wait", () => {
  showSlip({ ...slip(8, { isBeingChecked: true }), poyListJson: [line({})] });
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Being checked");
  screen.getByText(/The result is in. Payouts of this round are being checked/);
  expect(screen.queryByText("This page updates automatically when the result is in")).toBeNull();
});

test("a settled slip says what was won, then its winners, and folds the others", () => {
  showSlip(settled);
  const won = screen.getByRole("heading", { name: "You won 1 number" }).parentElement as HTMLElement;
  within(won).getByText("47");
  within(won).getByText(/2 top ×90/);
  within(won).getByText("฿900.00");
  const lost = screen.getByText("1 number did not win").closest("details") as HTMLDetailsElement;
  expect(lost.open).toBe(false);
  within(lost).getByText("−฿10.00");
  expect(within(lost).queryByText("123")).toBeNull();
  lost.open = true;
  fireEvent(lost, new Event("toggle"));
  within(lost).getByText("123");
  screen.getByText("491847");
  expect(screen.queryByText(words.detail.demo)).toBeNull();
});

test("a win is said by the slip's net, large, with the numbers that won", () => {
  showSlip(settled);
  const said = screen.getByText("You won 1 number").parentElement as HTMLElement;
  within(said).getByText("+฿880.00");
  within(said).getByText("47");
  for (const once of ["47", "+฿880.00", "฿900.00"]) expect(screen.getAllByText(once), once).toHaveLength(1);
});

test("numbers stand before the actions, unless there are so many that a cancel would be out of reach", () => {
  const areFirst = (count: number) => {
    const poyListJson = Array.from({ length: count }, (_, no) => line({ ref: `r${no}`, number: "12" }));
    showSlip({ ...settled, status: "accepted", result: undefined, poyListJson });
    const numbers = screen.getByRole("heading", { name: `Lines: ${count}` });
    const acts = screen.getByRole("button", { name: words.acts.print });
    const isBefore = numbers.compareDocumentPosition(acts) & Node.DOCUMENT_POSITION_FOLLOWING;
    cleanup();
    return isBefore !== 0;
  };
  expect([areFirst(40), areFirst(41)]).toEqual([true, false]);
});

test("a win below the slip's stake is told plainly, with what it lost", () => {
  const stake = satang(2_000_00);
  showSlip({ ...settled, total: stake });
  screen.getByText(/^1 number won ฿900.00, less than the stake of ฿2,000.00/);
  expect(screen.queryByText(/You won/)).toBeNull();
  expect(screen.getAllByText("−฿1,100.00")).toHaveLength(1);
});

test("a lost slip says so in one quiet line and shows its numbers at once", () => {
  const lost = settled.poyListJson.map((each) => ({ ...each, outcome: "lost" as const, win: satang(0) }));
  showSlip({ ...settled, status: "lost", win: satang(0), poyListJson: lost });
  screen.getByText("No win this time · stake ฿20.00");
  const folded = screen.getByText("2 numbers did not win").closest("details") as HTMLDetailsElement;
  expect(folded.open).toBe(true);
  within(folded).getByText("123");
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
  await waitFor(() => expect(screen.getAllByText("12")).toHaveLength(1000), { timeout: 15_000 });
}, 20_000);

test("a waiting slip claims no result", () => {
  showSlip({ ...settled, status: "accepted", result: undefined });
  screen.getByText("Not drawn yet");
  expect(screen.queryByText("Winnings")).toBeNull();
});

test("a waiting slip says the most that it can win; a settled one no longer", () => {
  const lines = [line({ ref: "a", number: "47" }), line({ ref: "b", number: "48" })];
  showSlip({ ...settled, status: "accepted", result: undefined, poyListJson: lines });
  const most = screen.getByText("Can win at most").parentElement as HTMLElement;
  within(most).getByText("฿900.00");
  cleanup();
  showSlip(settled);
  expect(screen.queryByText("Can win at most")).toBeNull();
});

test("a refunded slip says why, in words where the reason is known, and how much came back", () => {
  showSlip({ ...settled, status: "refunded", reason: "market-holiday" });
  screen.getByText("Market holiday: the round was voided");
  screen.getByText("The stake of ฿20.00 is back in your balance");
  cleanup();
  showSlip({ ...settled, status: "refunded", reason: "Exchange closed early" });
  screen.getByText("Exchange closed early");
  cleanup();
  showSlip({ ...settled, status: "refunded", result: undefined });
  expect(screen.queryByText(words.detail.resultPending)).toBeNull();
});

test("the receipt stands whole, with what it is good for and a way to copy it", () => {
  showSlip(settled);
  openReceipt();
  screen.getByText(settled.receipt);
  screen.getByText(words.detail.receiptText);
  screen.getByRole("button", { name: "Copy the fingerprint" });
});

test("what proves a slip is on its paper, and folded again afterwards", () => {
  showSlip(settled);
  const fold = screen.getByText(words.check.title).closest("details") as HTMLDetailsElement;
  fireEvent(window, new Event("beforeprint"));
  expect(fold.open).toBe(true);
  fireEvent(window, new Event("afterprint"));
  expect(fold.open).toBe(false);
});

const code = "3KT9ZQ0A1B2C3D4E5F6G7H8J9K";

test("the public receipt has a link, and the member switches it off and on", async () => {
  const shown: Poy = { ...settled, publicReceipt: { code, isPublic: true } };
  const { sent } = renderWithStores(
    <PoyDetail poy={shown} words={{ ...words, picture }} names={names} receipt={receipt} />,
    (name, body) =>
      name === "receipts.switch" ? { code, isPublic: (body as { isPublic: boolean }).isPublic } : shown,
  );
  openReceipt();
  const link = screen.getByRole("link", { name: words.publicReceipt.open });
  expect(link.getAttribute("href")).toBe(`/receipt/${code}`);
  screen.getByText(`https://site.example/receipt/${code}`);
  fireEvent.click(screen.getByRole("button", { name: words.publicReceipt.off }));
  await screen.findByText(words.publicReceipt.isOff);
  expect(screen.queryByRole("link", { name: words.publicReceipt.open })).toBeNull();
  expect(sent).toEqual([{ name: "receipts.switch", body: { poyId: shown.poyId, isPublic: false } }]);
  const on = screen.getByRole("button", { name: words.publicReceipt.on });
  await waitFor(() => expect(on.getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(on);
  await screen.findByRole("link", { name: words.publicReceipt.open });
});

test("a switch that fails says so and changes nothing", async () => {
  const shown: Poy = { ...settled, publicReceipt: { code, isPublic: true } };
  renderWithStores(
    <PoyDetail poy={shown} words={{ ...words, picture }} names={names} receipt={receipt} />,
    () => {
      throw new Fault("network-lost");
    },
  );
  openReceipt();
  fireEvent.click(screen.getByRole("button", { name: words.publicReceipt.off }));
  await screen.findByText(words.publicReceipt.failed);
  screen.getByRole("link", { name: words.publicReceipt.open });
});

test("where the upstream publishes no receipts nothing is said of them", () => {
  showSlip(settled);
  expect(screen.queryByText(words.publicReceipt.title)).toBeNull();
});

test("a slip names the log of draws as it stood, by its first digits, where there is one", () => {
  showSlip({ ...settled, drawHead: "1d1402aa15969f79af5f3212dd0b2127cbfb796ed4de8eb83324558cd28c5d2c" });
  openReceipt();
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
  renderWithStores(
    <PoyDetail poy={waiting} words={{ ...words, picture }} names={names} receipt={receipt} />,
    () => settled,
  );
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => screen.getByText("You won 1 number"));
});
