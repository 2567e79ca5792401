import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
// Loaded beforehand, so that no test waits for its code.
import "@/components/lotto/keypad/keys-sheet";
import TypeAhead from "@/components/lotto/keypad/type-ahead";
import keyboard from "@/locales/en/keyboard.json";
import lotto from "@/locales/en/lotto.json";
import { baht, offers } from "../../../stores/bet-slip";
import { renderBetScreen } from "../render-bet-screen";

vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  useParams: () => ({ locale: "en" }),
}));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const label = lotto.keypad.onePrice;
/** What the line says while nothing that it can read is typed: both options of two digits are ticked here. */
const hint = "Number, price of 2 top, price of 2 bottom, then Enter";

async function line(over: Parameters<typeof renderBetScreen>[2] = {}) {
  const made = renderBetScreen(<TypeAhead />, undefined, over);
  // The words of what a line adds come with the button.
  await screen.findByRole("button", { name: keyboard.line.add });
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: label });
  const write = (text: string) => fireEvent.change(input, { target: { value: text } });
  const enter = (text: string) => {
    write(text);
    fireEvent.submit(input);
  };
  const lines = () => made.store.getState().lines.map(({ option, number, price }) => [option, number, price]);
  return { ...made, input, write, enter, lines };
}

test("a line is a bet: number, price above, price below; the panel follows, the line empties", async () => {
  const { store, input, enter, lines } = await line();
  enter("123 50 20");
  expect(lines()).toEqual([
    ["teng_bon_3", "123", baht(50)],
    ["tode_3", "123", baht(20)],
  ]);
  expect(store.getState().panel).toBe(3);
  expect(input.value).toBe("");
  enter("45");
  expect(lines().slice(2)).toEqual([
    ["teng_bon_2", "45", baht(1)],
    ["teng_lang_2", "45", baht(1)],
  ]);
  act(() => store.getState().undo());
  expect(lines()).toHaveLength(2);
});

test("the example and its words fit the digits and what is ticked", async () => {
  const { store, input } = await line();
  const shown = () => [
    input.placeholder,
    document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent,
  ];
  expect(shown()).toEqual(["12 50 50 ↵", hint]);
  act(() => store.getState().tap("teng_lang_2"));
  expect(shown()).toEqual(["12 50 ↵", label]);
  act(() => store.getState().tap("teng_bon_2"));
  expect(shown()).toEqual(["12 50 ↵", lotto.betPage.chooseFirst]);
  act(() => store.getState().showPanel(3));
  expect(input.placeholder).toMatch(/^123 50/);
});

test.each([
  ["12 50 20", "2 top 12 ฿50 · 2 bottom 12 ฿20"],
  ["12", "2 top 12 ฿1 · 2 bottom 12 ฿1"],
  ["12 5000", "At most ฿1,000 for one bet"],
  ["123r 5", "3 top 123 in 6 orders ฿5"],
  ["12 1,000 20", "2 top 12 ฿1,000 · 2 bottom 12 ฿20"],
  ["12 2.5", hint],
])("%j says beforehand what Enter adds: %s", async (text, shown) => {
  const { write, lines } = await line();
  write(text);
  expect(screen.getByText(shown)).toBeTruthy();
  expect(lines()).toEqual([]);
});

test.each([
  ["1234", keyboard.line.number],
  ["12 2.5", keyboard.line.stakes],
])("%j cannot be read: it stays, with the reason, until it is changed", async (text, why) => {
  const { input, enter, write, lines } = await line();
  enter(text);
  expect(screen.getByRole("alert").textContent).toBe(why);
  expect([input.value, lines()]).toEqual([text, []]);
  write("12");
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  ["12 5000 20", "At most ฿1,000 for one bet"],
  ["12r 1001", "At most ฿1,000 for one bet"],
])("%j is beyond a limit: it stays, marked, with the limit, and adds nothing", async (text, why) => {
  const { input, enter, write, lines } = await line();
  enter(text);
  expect(screen.getByRole("alert").textContent).toBe(why);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect([input.value, lines()]).toEqual([text, []]);
  write("12 1000 20");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(input.getAttribute("aria-invalid")).toBeNull();
});

test("a price below the minimum is said on Enter, since more digits may follow", async () => {
  const dear = offers().map((offer) => ({ ...offer, min: baht(10) }));
  const { input, enter, write, lines } = await line({ offers: dear });
  write("12 5");
  expect(screen.queryByRole("alert")).toBeNull();
  enter("12 5");
  expect(screen.getByRole("alert").textContent).toBe("At least ฿10 for one bet");
  expect([input.value, lines()]).toEqual(["12 5", []]);
});

test("what the line before has added is told no longer beside what is wrong with this one", async () => {
  const { store, enter, write } = await line();
  enter("12");
  write("12 5");
  expect(store.getState().happened?.what).toBe("added");
  write("12 5000");
  screen.getByRole("alert");
  expect(store.getState().happened).toBeNull();
});

test("with nothing ticked it asks for an option; two prices need none", async () => {
  const { store, enter, lines } = await line();
  act(() => {
    store.getState().tap("teng_bon_2");
    store.getState().tap("teng_lang_2");
  });
  enter("12 50");
  expect(screen.getByRole("alert").textContent).toBe(keyboard.line.option);
  enter("12 50 20");
  expect(lines()).toHaveLength(2);
});

test("a number that is closed on one of its options says so, before and after Enter", async () => {
  const { write, enter, lines, store } = await line({ offers: offers({ teng_bon_2: { "47": 0 } }) });
  write("47 50 20");
  expect(screen.getByText("2 top 47 closed · 2 bottom 47 ฿20")).toBeTruthy();
  enter("47 50 20");
  expect(lines()).toEqual([["teng_lang_2", "47", baht(20)]]);
  expect(store.getState().happened).toMatchObject({ what: "added", n: 1, skipped: 1 });
});

test("Enter in the empty line of an empty slip opens nothing", async () => {
  const { store, enter } = await line();
  enter("");
  expect(store.getState().isPricing).toBe(false);
});

test("a closed number adds nothing, so its line stays", async () => {
  const { store, input, enter } = await line({
    offers: offers({ teng_bon_2: { "47": 0 }, teng_lang_2: { "47": 0 } }),
  });
  enter("47 20");
  expect(input.value).toBe("47 20");
  expect(store.getState().happened).toMatchObject({ what: "closed-skipped", n: 2 });
});

test("keys anywhere reach the line; in the empty line Ctrl+Z takes back, and ? lists the keys", async () => {
  const { store, input, enter } = await line();
  fireEvent.keyDown(document.body, { key: "4" });
  expect(document.activeElement).toBe(input);
  enter("47");
  fireEvent.keyDown(input, { key: "z", ctrlKey: true });
  expect(store.getState().lines).toEqual([]);
  fireEvent.keyDown(input, { key: "?" });
  expect(await screen.findByRole("dialog", { name: keyboard.keys.open })).toBeTruthy();
});
