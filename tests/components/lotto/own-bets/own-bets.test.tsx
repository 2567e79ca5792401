import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DeskRow } from "@/components/lotto/bet-screen";
import type { PoyPage, PoyRow } from "@/lib/contract/poys";
import poy from "@/locales/en/poy.json";
import { acceptedPoy, baht } from "../../../stores/bet-slip";
import { line, slip } from "../../poy/slips";
import { betId, renderYeekee } from "../../yeekee/render-yeekee";

vi.mock("@/lib/client/realtime/live", () => ({
  live: { on: () => () => undefined, onReconnect: () => () => undefined },
}));
vi.mock("@/lib/client/page/page-config", () => ({ pageConfig: () => ({ push: { isPrivate: true } }) }));
afterEach(cleanup);

const own = (no: number, numbers: string[], over: Partial<PoyRow> = {}): PoyRow =>
  slip(no, {
    betId,
    betGroup: "yeekee",
    betType: "yeekee",
    firstLines: numbers.map((number) => ({ option: line({}).option, number })),
    lineCount: numbers.length,
    ...over,
  });
const pageOf = (...items: PoyRow[]): PoyPage => ({
  items,
  nextCursor: null,
  totals: { stake: baht(0), win: baht(0) },
});

function row(bets: PoyPage | null, answer: PoyPage = pageOf()) {
  const piece = <DeskRow desk="bet" isShootingOn={false} onChange={() => undefined} bets={bets} />;
  return renderYeekee(piece, () => answer, undefined, undefined, { poy });
}
const bets = () => screen.queryByRole("button", { name: /Your bets/ });

test("where the member has bet nothing in this round, nothing stands there", async () => {
  row(pageOf());
  await vi.dynamicImportSettled();
  expect(bets()).toBeNull();
});

test("the numbers and the stake of all slips are in one line, without those that were cancelled", async () => {
  row(pageOf(own(9, ["25", "78"]), own(8, ["13"]), own(7, ["99"], { status: "cancelled" })));
  const shown = (await screen.findByRole("button", { name: /Your bets/ })).textContent;
  expect(shown).toContain("2 top 25 78 13");
  expect(shown).toContain("฿200.00");
  expect(shown).not.toContain("99");
});

test("winners stand first, and the count is of exactly those numbers that have no room", async () => {
  const widths = new Map([
    ["offsetWidth", 60],
    ["clientWidth", 200],
  ] as const);
  for (const [name, value] of widths) vi.spyOn(HTMLElement.prototype, name, "get").mockReturnValue(value);
  // Three of them in each line.
  vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
    return Math.floor([...(this.parentElement?.children ?? [])].indexOf(this) / 3) * 40;
  });
  const won = own(9, ["11", "22", "33", "44", "55"], { lineCount: 18 });
  const lines = won.firstLines?.map((one, at) => (at === 4 ? { ...one, isWon: true as const } : one)) ?? [];
  row(pageOf({ ...won, firstLines: lines }, own(8, ["66", "77"])));
  const strip = await screen.findByRole("button", { name: /Your bets/ });
  const shown = [...strip.querySelectorAll("span:not([aria-hidden]) > b")].map((one) => one.textContent);
  expect(shown).toEqual(["55", "11", "22"]);
  expect(strip.textContent).toContain("+17");
  vi.restoreAllMocks();
});

test("slips of other rounds, as an upstream without the filter sends them, are left out", async () => {
  row(pageOf(own(9, ["25"]), own(8, ["13"], { betId: "yeekee-2026-11-23-35" })));
  expect((await screen.findByRole("button", { name: /Your bets/ })).textContent).not.toContain("13");
});

test("an accepted slip joins them by itself, the first one too", async () => {
  const { store, sent } = row(null, pageOf(own(1024, ["47"])));
  act(() => store.setState({ sending: { state: "accepted", poy: acceptedPoy(baht(2)) } }));
  expect((await screen.findByRole("button", { name: /Your bets/ })).textContent).toContain("2 top 47");
  expect(sent.map(({ name, body }) => [name, body])).toEqual([
    ["poys.all", { betGroup: "yeekee", betType: "yeekee", betId, limit: 30 }],
  ]);
});

test("the line opens the slips, each with its state and the way to it", async () => {
  row(pageOf(own(9, ["25"], { status: "won", total: baht(10), win: baht(900) }), own(8, ["13"])));
  fireEvent.click(await screen.findByRole("button", { name: /Your bets/ }));
  const sheet = await screen.findByRole("dialog", { name: "Your bets in this round" });
  const [won, waiting] = within(sheet).getAllByRole("link");
  expect(won?.textContent).toContain("+฿890.00");
  expect(won?.getAttribute("href")).toContain(`/poy/yeekee/${own(9, []).poyId}`);
  expect(waiting?.textContent).toContain("Accepted, waiting for result");
});
