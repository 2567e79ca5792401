import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ImportLines } from "@/components/lotto/bet-screen";
// Loaded beforehand, so that no test waits for its code.
import "@/components/lotto/import/import-preview";
import { Fault } from "@/lib/contract/fault";
import type { OldLine } from "@/lib/domain/poy/import-lines";
import { slipLinesMax } from "@/lib/domain/poy/slip";
import lotto from "@/locales/en/lotto.json";
import { baht, offers } from "../../stores/bet-slip";
import { line, settled } from "../poy/slips";
import { renderBetScreen } from "./render-bet-screen";

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/en/lotto/stock/th_close-2026-11-23");
});
afterEach(cleanup);

const again = (search: string) => history.replaceState(null, "", `${location.pathname}${search}`);
const old: OldLine[] = [
  { option: "teng_bon_2", number: "12", price: baht(20), multiply: 90 },
  { option: "teng_bon_2", number: "13", price: baht(5), multiply: 90 },
  { option: "teng_bon_2", number: "47", price: baht(5), multiply: 90 },
  { option: "teng_lang_2", number: "55", price: baht(5_000), multiply: 90 },
  { option: "teng_bon_nha_3", number: "123", price: baht(5), multiply: 450 },
];
const limited = { offers: offers({ teng_bon_2: { "13": 0, "47": 45 } }) };

test("the slip that the address names is offered once: a reload does not offer it again", async () => {
  again(`?again=${settled.poyId}&x=1`);
  const { sent, store } = renderBetScreen(<ImportLines />, () => settled);
  const sheet = await screen.findByRole("dialog", { name: "Numbers of slip no. 7" });
  within(sheet).getByText("2 lines fit");
  expect(sent.map(({ name, query }) => [name, query])).toEqual([["poys.one", { id: settled.poyId }]]);
  expect(location.search).toBe("?x=1");
  fireEvent.click(within(sheet).getByRole("button", { name: lotto.import.take }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(store.getState().lines.map(({ number }) => number)).toEqual(["47", "123"]);
  expect(store.getState().isPricing).toBe(true);
  // All of it as it was, and paid for: only the confirmation is left.
  expect(store.getState().sending.state).toBe("confirming");
});

test("the router hears of the shorter address: it would write the long one again with its next refresh", async () => {
  again(`?again=${settled.poyId}`);
  const written = vi.spyOn(history, "replaceState");
  renderBetScreen(<ImportLines />, () => settled);
  await screen.findByRole("dialog", { name: "Numbers of slip no. 7" });
  // The router takes no notice of a call with its own state.
  expect(written.mock.calls.map(([state]) => state)).toEqual([null]);
  written.mockRestore();
});

/** More than the member's 5,000 baht. */
const dear = ["10", "11", "12", "13", "14", "15"].map((number) =>
  line({ ref: number, number, price: baht(1_000) }),
);

test.each([
  ["a number pays less", limited, settled.poyListJson],
  ["the balance is too low", {}, dear],
])("where %s, a slip bet again stops at its prices", async (_, opening, poyListJson) => {
  again(`?again=${settled.poyId}`);
  const { store } = renderBetScreen(<ImportLines />, () => ({ ...settled, poyListJson }), opening);
  const sheet = await screen.findByRole("dialog", { name: "Numbers of slip no. 7" });
  fireEvent.click(within(sheet).getByRole("button", { name: lotto.import.take }));
  await waitFor(() => expect(store.getState().lines).toHaveLength(poyListJson.length));
  expect([store.getState().isPricing, store.getState().sending.state]).toEqual([true, "draft"]);
});

test("an address without a slip, or with nonsense in its place, opens nothing", async () => {
  again("?again=javascript:alert(1)");
  const { sent } = renderBetScreen(<ImportLines />);
  await act(async () => undefined);
  expect([screen.queryByRole("dialog"), sent]).toEqual([null, []]);
});

test("a slip that cannot be fetched is said, and can be asked for again without losing the way", async () => {
  let isDown = true;
  again(`?again=${settled.poyId}`);
  renderBetScreen(<ImportLines />, () => {
    if (isDown) throw new Fault("network-lost");
    return settled;
  });
  await screen.findByText(lotto.import.failed);
  expect(location.search).toBe(`?again=${settled.poyId}`);
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: lotto.import.retry }));
  await screen.findByText("2 lines fit");
});

test.each(["an answer", "a failure"])("%s that comes after one has left opens nothing", async (what) => {
  let settle: (() => void) | undefined;
  again(`?again=${settled.poyId}`);
  const { store } = renderBetScreen(
    <ImportLines />,
    () =>
      new Promise((resolve, reject) => {
        settle = () => (what === "an answer" ? resolve(settled) : reject(new Fault("network-lost")));
      }),
  );
  const sheet = await screen.findByRole("dialog");
  await waitFor(() => expect(settle).toBeDefined());
  fireEvent.click(within(sheet).getByRole("button", { name: "Close" }));
  await act(async () => settle?.());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(store.getState().offered).toBeNull();
  expect(location.search).toBe("");
});

test("closed numbers, missing options, lower rates and changed stakes are each reported with their numbers", async () => {
  const { store } = renderBetScreen(<ImportLines />, undefined, limited);
  act(() => store.getState().offerLines(old));
  const sheet = await screen.findByRole("dialog", { name: lotto.import.title });
  const told = (text: string) => within(sheet).getByText(text).parentElement?.textContent ?? "";
  expect(told("1 closed right now, left out")).toContain("13");
  expect(told("1 that this round does not offer")).toContain("123");
  expect(told("1 pays less than before")).toContain("47×90 → ×45");
  expect(told("1 stake moved into the limits")).toContain("55฿5,000.00→฿1,000.00");
  within(sheet).getByText("3 lines fit");
});

test("beside a draft the member chooses: add to it, replace it, or leave it", async () => {
  const { store } = renderBetScreen(<ImportLines />, undefined, limited);
  act(() => {
    store.getState().offerLines(old.slice(0, 1));
    store.getState().acceptImport("add");
    store.getState().offerLines(old);
  });
  let sheet = await screen.findByRole("dialog");
  within(sheet).getByText(/already holds 1 line\./);
  fireEvent.click(within(sheet).getByRole("button", { name: lotto.import.leave }));
  expect(store.getState().lines).toHaveLength(1);

  act(() => store.getState().offerLines(old));
  sheet = await screen.findByRole("dialog");
  fireEvent.click(within(sheet).getByRole("button", { name: "Add 3 lines" }));
  expect(store.getState().lines).toHaveLength(4);

  act(() => store.getState().offerLines(old));
  sheet = await screen.findByRole("dialog");
  fireEvent.click(within(sheet).getByRole("button", { name: lotto.import.replace }));
  expect(store.getState().lines).toHaveLength(3);
});

test("when nothing fits, nothing can be added and the sheet says that the slip is unchanged", async () => {
  const { store } = renderBetScreen(<ImportLines />, undefined, limited);
  act(() => store.getState().offerLines(old.slice(1, 2)));
  const sheet = await screen.findByRole("dialog");
  within(sheet).getByText(lotto.import.nothing);
  expect(
    within(sheet)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["", lotto.import.leave]);
});

test("a slip that is nearly full says how many find store", async () => {
  const { store } = renderBetScreen(<ImportLines />);
  const many = Array.from({ length: slipLinesMax - 1 }, (_, at) => line({ ref: `r${at}` }));
  act(() => {
    store.getState().offerLines(many);
    store.getState().acceptImport("add");
    store.getState().offerLines(old.slice(0, 2));
  });
  const sheet = await screen.findByRole("dialog");
  within(sheet).getByText("A slip holds 1000 lines; 1 more can be added");
  fireEvent.click(within(sheet).getByRole("button", { name: "Add 1 line" }));
  expect(store.getState().lines).toHaveLength(slipLinesMax);
});
