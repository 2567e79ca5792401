import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import PriceSheet from "@/components/lotto/prices/price-sheet";
import { baht } from "../../../stores/bet-slip";
import { renderBetScreen } from "../render-bet-screen";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function sheet() {
  const made = renderBetScreen(<PriceSheet />);
  act(() => {
    for (const key of "47") made.store.getState().press(key);
  });
  return made;
}

const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const key = (name: string) => screen.getByRole("button", { name });

test("price fields keep the phone's keyboard away; the keys stand there while one has the focus", async () => {
  sheet();
  const top = await field("Price of 2 top 47");
  expect(top.getAttribute("inputmode")).toBe("none");
  expect(screen.queryByRole("group", { name: "Price keys" })).toBeNull();
  act(() => top.focus());
  expect(await screen.findByRole("group", { name: "Price keys" })).toBeTruthy();
});

test("backspace is right of the 0, as on every other page with keys", async () => {
  sheet();
  const top = await field("Price of 2 top 47");
  act(() => top.focus());
  const pad = await screen.findByRole("group", { name: "Price keys" });
  const names = within(pad)
    .getAllByRole("button")
    .slice(-3)
    .map(({ textContent }) => textContent);
  expect(names).toEqual(["Next", "0", "Backspace"]);
});

test("the keys type into the field: the first one replaces the price, backspace takes the last digit", async () => {
  const { store } = sheet();
  const top = await field("Price of 2 top 47");
  act(() => top.focus());
  await screen.findByRole("group", { name: "Price keys" });
  fireEvent.click(key("2"));
  fireEvent.click(key("5"));
  expect(top.value).toBe("25");
  expect(store.getState().lines[0]?.price).toBe(baht(25));
  fireEvent.click(key("Backspace"));
  expect(top.value).toBe("2");
  expect(store.getState().lines.map(({ price }) => price)).toEqual([baht(2), baht(1)]);
});

test("a price of 0 is the line's at once, as it stands in its field", async () => {
  const { store } = sheet();
  const top = await field("Price of 2 top 47");
  act(() => top.focus());
  await screen.findByRole("group", { name: "Price keys" });
  fireEvent.click(key("0"));
  expect(top.value).toBe("0");
  expect(store.getState().lines.map(({ price }) => price)).toEqual([baht(0), baht(1)]);
});

test("a press on the keys leaves the focus where it is", async () => {
  sheet();
  const top = await field("Price of 2 top 47");
  act(() => top.focus());
  await screen.findByRole("group", { name: "Price keys" });
  // `fireEvent` answers false where the default, moving the focus, was prevented.
  expect(fireEvent.mouseDown(key("2"))).toBe(false);
});

const areDrawn = () => {
  for (const one of [...screen.getAllByRole("textbox"), key("Send slip")]) {
    Object.defineProperty(one, "offsetParent", { value: document.body });
  }
};

test("the only number of an option has one field, its own", async () => {
  sheet();
  await field("Price of 2 top 47");
  expect(screen.queryByRole("textbox", { name: "Price of every 2 top" })).toBeNull();
  expect(screen.getAllByText("฿1–1,000")).toHaveLength(2);
});

test("next goes on to the next price of the same kind", async () => {
  const { store } = sheet();
  act(() => {
    for (const digit of "12") store.getState().press(digit);
  });
  const top = await field("Price of every 2 top");
  areDrawn();
  act(() => top.focus());
  await screen.findByRole("group", { name: "Price keys" });
  fireEvent.click(key("Next"));
  expect(document.activeElement).toBe(await field("Price of every 2 bottom"));
});

test("behind the last price the keys stay, so that a press too many hits nothing else", async () => {
  const { store } = sheet();
  const last = await field("Price of 2 bottom 47");
  areDrawn();
  act(() => last.focus());
  await screen.findByRole("group", { name: "Price keys" });
  fireEvent.click(key("Next"));
  expect(document.activeElement).toBe(key("Send slip"));
  const { lines } = store.getState();
  for (const name of ["Next", "5", "Backspace"]) fireEvent.click(key(name));
  expect(store.getState().lines).toBe(lines);
  expect(store.getState().sending.state).toBe("draft");
  act(() => key("Clear all").focus());
  expect(screen.queryByRole("group", { name: "Price keys" })).toBeNull();
});
