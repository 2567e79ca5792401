import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import SlipEditor from "@/components/lotto/slip/slip-editor";
import { baht } from "../../../stores/bet-slip";
import { renderBetScreen } from "../render-bet-screen";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function slip(keys = "4712") {
  const made = renderBetScreen(<SlipEditor />);
  act(() => {
    for (const key of keys) made.store.getState().press(key);
  });
  return made;
}

test("one price for all stays on each line; those beyond their limit are marked, each with the limit", async () => {
  const { store } = slip();
  const all = await screen.findByRole("textbox", { name: "Same price for all" });
  fireEvent.change(all, { target: { value: "2000" } });
  fireEvent.keyDown(all, { key: "Enter" });
  expect(store.getState().lines.map((line) => line.price)).toEqual(Array(4).fill(baht(2000)));
  expect(screen.getAllByText("The price must be ฿1–1,000")).toHaveLength(4);
  const marked = screen.getAllByRole("textbox", { name: /^Price of 2/ });
  expect(marked.map((field) => field.getAttribute("aria-invalid"))).toEqual(Array(4).fill("true"));
});

test("one price for all is every line's at each digit, before the field is left; emptied, it is nobody's", async () => {
  const { store } = slip("47");
  const all = await screen.findByRole("textbox", { name: "Same price for all" });
  const after = (value: string) => {
    fireEvent.change(all, { target: { value } });
    return store.getState().lines.map((line) => line.price);
  };
  expect(after("2")).toEqual([baht(2), baht(2)]);
  expect(after("27")).toEqual([baht(27), baht(27)]);
  expect(after("")).toEqual([baht(0), baht(0)]);
  expect(screen.getAllByText("Enter a price, ฿1–1,000")).toHaveLength(2);
});

test("a price that changes under the focus is the one that its field shows", async () => {
  // A tap on a button leaves the focus in the field on an iPhone.
  const { store } = slip("47");
  const [own] = await screen.findAllByRole("textbox", { name: /^Price of 2/ });
  if (!own) throw new Error("no price field");
  fireEvent.change(own, { target: { value: "5000" } });
  expect(own).toHaveProperty("value", "5000");
  act(() => store.getState().fitPrices());
  expect(own).toHaveProperty("value", "1000");
  fireEvent.change(own, { target: { value: "" } });
  expect(own).toHaveProperty("value", "");
});

test("a chip's price takes the place of one that was typed for all", async () => {
  const { store } = slip("47");
  const all = await screen.findByRole("textbox", { name: "Same price for all" });
  fireEvent.change(all, { target: { value: "27" } });
  fireEvent.click(screen.getByRole("button", { name: "฿50 on every line" }));
  expect(store.getState().lines.map((line) => line.price)).toEqual([baht(50), baht(50)]);
  expect(all).toHaveProperty("value", "");
});

test("cutting repeats keeps the price that was set, says what went, and can be undone", async () => {
  const { store } = slip("4747");
  const dearer = store.getState().lines[2];
  act(() => store.getState().setPrice(dearer?.ref ?? "", baht(80)));
  fireEvent.click(await screen.findByRole("button", { name: "Cut repeats" }));
  expect(store.getState().lines.map(({ price }) => price)).toEqual([baht(1), baht(80)]);
  expect(screen.getByText("2 lines cut, ฿2.00. The dearest of each number stays.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(store.getState().lines.map(({ price }) => price)).toEqual([baht(1), baht(80), baht(1), baht(1)]);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("the prices of last time are one press away, and no more once they are there", async () => {
  localStorage.setItem(
    "bet-prices:owner-mark",
    '{"usual":{"teng_bon_2":5000,"teng_lang_2":2000,"tode_3":1000},"chips":[7,70]}',
  );
  const { store } = slip("47");
  // Offered, never given by themselves: a line starts at the least.
  expect(store.getState().lines.map((line) => line.price)).toEqual([baht(1), baht(1)]);
  fireEvent.click(await screen.findByRole("button", { name: "As last time: 2 top ฿50 · 2 bottom ฿20" }));
  expect(store.getState().lines.map((line) => line.price)).toEqual([baht(50), baht(20)]);
  expect(screen.queryByRole("button", { name: /^As last time/ })).toBeNull();
  expect(screen.getByRole("button", { name: "฿7 on every line" })).toBeTruthy();
});

test("a price of last time that is too high here is offered once, as the highest price", async () => {
  localStorage.setItem("bet-prices:owner-mark", '{"usual":{"teng_bon_2":500000},"chips":[5]}');
  const { store } = slip("47");
  fireEvent.click(await screen.findByRole("button", { name: "As last time: 2 top ฿1,000" }));
  expect(store.getState().lines.map((line) => line.price)).toEqual([baht(1000), baht(1)]);
  expect(screen.queryByRole("button", { name: /^As last time/ })).toBeNull();
});

test("own chips are typed over and kept", async () => {
  const { store } = slip("47");
  fireEvent.click(await screen.findByRole("button", { name: "Edit buttons" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Price button 1" }), { target: { value: "7" } });
  fireEvent.change(screen.getByRole("textbox", { name: "Price button 2" }), { target: { value: "" } });
  fireEvent.click(screen.getByRole("button", { name: "Save buttons" }));
  expect(screen.queryByRole("button", { name: "฿5 on every line" })).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "฿7 on every line" }));
  expect(store.getState().lines.map((line) => line.price)).toEqual([baht(7), baht(7)]);
});

test("a chip prices every line", async () => {
  const { store } = slip();
  fireEvent.click(await screen.findByRole("button", { name: "฿20 on every line" }));
  expect(store.getState().lines.map((line) => line.price)).toEqual(Array(4).fill(baht(20)));
  expect(screen.getAllByText("฿40.00")).toHaveLength(2);
});

test("repeated numbers are shown together and cut to the first", async () => {
  const { store } = slip("474712");
  expect((await screen.findAllByText("repeat")).length).toBe(2);
  fireEvent.click(screen.getByRole("button", { name: "Show repeats" }));
  expect(screen.queryByRole("textbox", { name: "Price of 2 top 12" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Cut repeats" }));
  expect(store.getState().lines.map(({ number }) => number)).toEqual(["47", "47", "12", "12"]);
});

test("clearing asks once, over what stands there, and can be left", async () => {
  const { store } = slip();
  const clear = await screen.findByRole("button", { name: "Clear all" });
  fireEvent.click(clear);
  // It keeps its place below the question, so that nothing moves.
  expect(clear.isConnected).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Keep" }));
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(clear);
  expect(store.getState().lines).toHaveLength(4);
  fireEvent.click(screen.getByRole("button", { name: "Remove all" }));
  expect(store.getState().lines).toEqual([]);
});
