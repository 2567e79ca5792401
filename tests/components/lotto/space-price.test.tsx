import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHardwareKeys } from "@/components/lotto/keypad/use-hardware-keys";
import SlipEditor from "@/components/lotto/slip/slip-editor";
import { baht } from "../../stores/bet-slip";
import { renderBetScreen } from "./render-bet-screen";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const keys = (typed: string) => {
  for (const key of typed) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

/** The keypad's page, whose keys are a keyboard's here. */
function Desk() {
  useHardwareKeys(true);
  return <SlipEditor />;
}

/** The same while the slip's own code is on its way. */
function LateDesk() {
  const [isThere, setThere] = useState(false);
  useHardwareKeys(true);
  return isThere ? (
    <SlipEditor />
  ) : (
    <button type="button" onClick={() => setThere(true)}>
      late
    </button>
  );
}

test("a space behind a number is its price's, on every line that it added, and Enter leads to the next number", async () => {
  const { store } = renderBetScreen(<Desk />);
  const prices = () => store.getState().lines.map(({ number, price }) => [number, price]);
  keys("4");
  // An unfinished number has no price; the page does not scroll away from it either.
  expect(fireEvent.keyDown(document.body, { key: " " })).toBe(false);
  keys("7 ");
  const field = await screen.findByRole("textbox", { name: "Price of 2 top 47" });
  expect(document.activeElement).toBe(field);
  fireEvent.input(field, { target: { value: "50" } });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(document.activeElement).toBe(document.body);
  expect(store.getState().happened).toBeNull();
  keys("12");
  expect(prices()).toEqual([
    ["47", baht(50)],
    ["47", baht(50)],
    ["12", baht(1)],
    ["12", baht(1)],
  ]);
  keys(" ");
  const next = screen.getByRole("textbox", { name: "Price of 2 top 12" });
  fireEvent.input(next, { target: { value: "99999" } });
  fireEvent.keyDown(next, { key: "Enter" });
  // Beyond its limit it waits to be changed.
  expect(document.activeElement).toBe(next);
});

test("a space scrolls the page as usual where no number was typed", () => {
  renderBetScreen(<Desk />);
  expect(fireEvent.keyDown(document.body, { key: " " })).toBe(true);
});

test("a price that is typed before the slip's own code is there is not lost, and goes on in the field", async () => {
  const { store } = renderBetScreen(<LateDesk />);
  keys("47 5");
  expect(store.getState().lines.map(({ price }) => price)).toEqual([baht(5), baht(5)]);
  fireEvent.click(screen.getByRole("button", { name: "late" }));
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Price of 2 top 47" });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["5", 1, 1]);
  cleanup();
  const other = renderBetScreen(<LateDesk />).store;
  keys("47 50");
  fireEvent.keyDown(document.body, { key: "Enter" });
  keys("12");
  expect(other.getState().lines.map(({ number, price }) => [number, price])).toEqual([
    ["47", baht(50)],
    ["47", baht(50)],
    ["12", baht(1)],
    ["12", baht(1)],
  ]);
});
