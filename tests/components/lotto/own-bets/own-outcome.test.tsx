import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import OwnOutcome from "@/components/lotto/own-bets/own-outcome";
import type { PoyPage, PoyRow } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { createPoys } from "@/stores/poys";
import { createSettledSlips } from "@/stores/poys/settled-slips";
import type { YingResult } from "@/stores/yings/state";
import { baht } from "../../../stores/bet-slip";
import { slip } from "../../poy/slips";
import { betId, renderYeekee } from "../../yeekee/render-yeekee";

vi.mock("@/lib/client/realtime/live", () => ({
  live: { on: () => () => undefined, onReconnect: () => () => undefined },
}));
vi.mock("@/lib/client/page/page-config", () => ({ pageConfig: () => ({ push: { isPrivate: true } }) }));
afterEach(cleanup);

const own = (no: number, over: Partial<PoyRow>): PoyRow =>
  slip(no, { betId, betGroup: "yeekee", betType: "yeekee", total: baht(500), ...over });
const pageOf = (items: PoyRow[]): PoyPage => ({
  items,
  nextCursor: null,
  totals: { stake: baht(0), win: baht(0) },
});
const show = (...items: PoyRow[]) => showWith(null, ...items);
const showWith = (drawn: YingResult | null, ...items: PoyRow[]) =>
  renderYeekee(<OwnOutcome known={pageOf(items)} drawn={drawn} />, () => pageOf(items));

const lost = own(8, { status: "lost", win: baht(0) });
const won = own(9, { status: "won", win: baht(850) });

test.each<[string, PoyRow[], string, string, boolean]>([
  ["a gain, golden", [won], "Your slip", "Got ฿850.00฿350.00 up", true],
  [
    "what comes back alone, plainly",
    [won, own(7, { status: "lost", total: baht(350) })],
    "Your 2 slips",
    "฿0.00",
    false,
  ],
  ["a loss, plainly", [lost], "Your slip", "−฿500.00", false],
  ["a win below all stakes, plainly", [won, lost], "Your 2 slips", "−฿150.00", false],
])("says what came of the member's slips by their net: %s", (_, slips, title, net, isGain) => {
  show(...slips);
  const own = screen.getByRole("status");
  expect(own.textContent).toContain(title);
  expect(own.textContent).toContain(net);
  expect(own.hasAttribute("data-gain")).toBe(isGain);
});

test("says the stakes and what was paid out of all of them", () => {
  show(won, lost);
  screen.getByText("Staked ฿1,000.00 · paid out ฿850.00");
});

test("says nothing of open and refunded slips, nor where more were sent than the page holds", () => {
  const { container } = show(own(7, { status: "accepted" }), own(6, { status: "refunded" }));
  expect(container.textContent).toBe("");
  cleanup();
  const many = show(...Array.from({ length: 30 }, (_, no) => own(no + 1, { status: "lost" })));
  expect(many.container.textContent).toBe("");
});

test("follows what was read since the page was rendered", () => {
  const rendered = pageOf([own(9, { status: "accepted" })]);
  renderYeekee(
    <OwnOutcome known={rendered} drawn={null} />,
    () => rendered,
    undefined,
    (registry) =>
      registry
        .take(createPoys)
        .getState()
        .open({ betGroup: "yeekee", betType: "yeekee", betId }, pageOf([won])),
  );
  expect(screen.getByRole("status").textContent).toContain("฿350.00 up");
});

test("the headline is all that came of the round: prizes of ranks count with the slips", () => {
  const prizes = [
    { rank: 1 as const, amount: satang(200_00) },
    { rank: 16 as const, amount: satang(400_00) },
  ];
  showWith({ prizes } as YingResult, lost, won);
  const told = screen.getByRole("status");
  expect(told.hasAttribute("data-gain")).toBe(true);
  expect(told.textContent).toBe(
    "Your 2 slipsGot ฿1,450.00฿450.00 upStaked ฿1,000.00 · slips paid ฿850.00 · prizes ฿600.00",
  );
  cleanup();
  showWith({ prizes: prizes.slice(0, 1) } as YingResult, lost);
  expect(screen.getByRole("status").hasAttribute("data-gain")).toBe(false);
  screen.getByText("−฿300.00");
});

test("while it is shown, the notice over the page leaves its round out", () => {
  const { registry, unmount } = show(won);
  const settled = registry.take(createSettledSlips);
  expect(settled.getState().shownRound).toBe(betId);
  unmount();
  expect(settled.getState().shownRound).toBeNull();
});
