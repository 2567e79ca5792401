import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { optionEntries } from "@/components/poy/detail/slip-entries";
import { PublicReceipt } from "@/components/poy/receipt/public-receipt";
import type { Receipt } from "@/lib/contract/receipts";
import market from "@/locales/en/market.json";
import words from "@/locales/en/poy.json";
import { renderWithStores } from "../../member/with-stores";
import { settled } from "../slips";

afterEach(cleanup);

const { poyId: _id, poyNo: _no, receipt: _hash, poyListJson, ...known } = settled;
const receipt: Receipt = { ...known, lines: poyListJson };

function show(changes: Partial<Receipt> = {}) {
  const shown = { ...receipt, ...changes };
  renderWithStores(
    <PublicReceipt
      receipt={shown}
      code="0123456789ABCDEFGHJKMNPQRS"
      entries={optionEntries(shown.lines, market.options)}
      marketName="Thai government lottery"
      site={{ name: "House of Numbers", host: "site.example", playCredit: "Play credit, not real money" }}
      atMs={Date.parse("2026-12-02T09:00:00+07:00")}
      words={words}
    />,
  );
}

test("a receipt says site, market, round, time, state, stake and win, and what it was read at", () => {
  show();
  for (const text of [
    "site.example",
    "Play credit, not real money",
    "Thai government lottery",
    "Draw 01/12/2026",
    "0123456789ABCDEFGHJKMNPQRS",
    "Sent 23/11/2026 09:15:30",
    "Won",
    "฿20.00",
    "฿900.00",
    "+฿880.00",
    "491847",
  ])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  screen.getByText(/As recorded on this site at 02\/12\/2026 09:00:00/);
  screen.getByText(/Only a page at site\.example is genuine/);
});

test("an open slip claims neither win nor result", () => {
  show({ status: "accepted", result: undefined });
  screen.getByText(words.detail.resultPending);
  expect(screen.queryByText(words.detail.totalWin)).toBeNull();
});

test("a slip of a voided round awaits no result", () => {
  show({ status: "refunded", result: undefined });
  expect(screen.queryByText(words.detail.resultPending)).toBeNull();
});

test("a round of shots leads to its proof", () => {
  show({ betGroup: "yeekee", betId: "yeekee-2026-11-23-34", result: { top3: "547", bottom2: "00" } });
  const link = screen.getByRole("link", { name: words.receiptPage.proof });
  expect(link.getAttribute("href")).toBe("/results/yeekee/yeekee-2026-11-23-34");
});
