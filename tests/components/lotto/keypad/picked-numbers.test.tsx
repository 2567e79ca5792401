import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { KeyFeedback } from "@/components/lotto/keypad/key-feedback";
// Loaded beforehand, so that no test waits for its code.
import "@/components/lotto/keypad/picked-numbers";
import { PickedStrip } from "@/components/lotto/keypad/keypad";
import { renderBetScreen } from "../render-bet-screen";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function picked(keys: string) {
  const made = renderBetScreen(
    <>
      <KeyFeedback />
      <PickedStrip />
    </>,
  );
  for (const key of keys) made.store.getState().press(key);
  return made;
}

const chips = async () => {
  await screen.findByRole("region", { name: "Picked numbers" });
  return screen.getAllByRole("button", { name: /^Take out/ });
};

test("numbers stand newest first, above and below of one number in one, a repeat counted", async () => {
  picked("257825");
  expect((await chips()).map((chip) => chip.textContent)).toEqual(["25top · bottom ×2", "78top · bottom"]);
});

test("a press takes a number off with all its lines; undo says what and brings it back", async () => {
  const { store } = picked("2578");
  await chips();
  fireEvent.click(screen.getByRole("button", { name: "Take out 25 (2 top, 2 bottom)" }));
  expect(store.getState().lines.map(({ number }) => number)).toEqual(["78", "78"]);
  expect(screen.getByRole("status").textContent).toBe("25: 2 lines taken out");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(store.getState().lines.map(({ number }) => number)).toEqual(["78", "78", "25", "25"]);
});

test("very many are counted behind the first forty", async () => {
  const { store } = picked("");
  store.getState().tap("option_2_low");
  expect(await chips()).toHaveLength(40);
  expect(screen.getByText("and 10 more")).toBeTruthy();
});
