import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
// Loaded beforehand, so that no test waits for its code.
import "@/components/lotto/price-sheet";
import { SlipBar } from "@/components/lotto/slip-bar";
import SlipEditor from "@/components/lotto/slip-editor";
import SlipFoot from "@/components/lotto/slip-foot";
import { type Answer, baht } from "../../stores/bet-slip";
import { renderBetScreen } from "./render-bet-screen";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

function slip(keys = "4712", answer?: Answer) {
  const made = renderBetScreen(
    <>
      <SlipEditor />
      <SlipFoot />
      <SlipBar />
    </>,
    answer,
  );
  for (const key of keys) made.store.getState().press(key);
  return made;
}

const price = (name: string) => screen.findByRole("textbox", { name });

describe("the price list", () => {
  test("lines stand by option with price, rate and win", async () => {
    slip();
    expect(await price("Price of 2 top 47")).toHaveProperty("value", "1");
    expect(screen.getAllByRole("heading", { level: 3 }).map((head) => head.textContent)).toEqual([
      "Same price for all",
      "2 top",
      "2 bottom",
    ]);
    expect(screen.getAllByText("฿90.00")).toHaveLength(4);
  });

  test("a price is brought within the bounds on leaving it", async () => {
    const { store } = slip("47");
    const input = await price("Price of 2 top 47");
    fireEvent.change(input, { target: { value: "25" } });
    expect(store.getState().lines[0]?.price).toBe(baht(25));
    fireEvent.change(input, { target: { value: "5000" } });
    fireEvent.blur(input);
    expect(store.getState().lines[0]?.price).toBe(baht(1000));
    expect(input).toHaveProperty("value", "1000");
  });

  test.each([
    ["over the maximum", "99999", 1000, "At most ฿1,000 for one bet"],
    ["zero", "0", 1, "At least ฿1 for one bet"],
    ["pasted with satang and a separator", "1,000.50", 1000, null],
    ["pasted above the maximum", "1,001", 1000, "At most ฿1,000 for one bet"],
    ["typed in Thai digits", "๒๕", 25, null],
    ["left empty", "", 1, null],
  ])("a price that is %s (%j) becomes %d, and says why", async (_what, typed, becomes, why) => {
    const { store } = slip("47");
    const input = await price("Price of 2 top 47");
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.blur(input);
    expect(store.getState().lines[0]?.price).toBe(baht(becomes));
    expect(input).toHaveProperty("value", String(becomes));
    const described = document.getElementById(input.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent ?? null).toBe(why);
    expect(screen.getByRole("status").textContent).toBe(why ? `2 top 47: ${why}` : "");
  });

  test("over the maximum the total is right while one types, and is not changed on leaving", async () => {
    const { store } = slip("47");
    const input = await price("Price of 2 top 47");
    const total = () => store.getState().lines.reduce((sum, line) => sum + line.price, 0);
    fireEvent.change(input, { target: { value: "5000" } });
    expect(input).toHaveProperty("value", "5000");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(total()).toBe(baht(1001));
    fireEvent.blur(input);
    expect(total()).toBe(baht(1001));
    expect(input.getAttribute("aria-invalid")).toBeNull();
  });

  test("a correction is shown until another price is set, and is removed with its line", async () => {
    const { store } = slip("47");
    const input = await price("Price of 2 top 47");
    const give = (value: string) => {
      fireEvent.change(input, { target: { value } });
      fireEvent.blur(input);
    };
    give("5000");
    give("20");
    expect(screen.queryByText("At most ฿1,000 for one bet")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("");
    give("5000");
    act(() => store.getState().remove(store.getState().lines[0]?.ref ?? ""));
    expect(store.getState().corrected).toEqual([]);
  });

  test("Enter goes on to the next price", async () => {
    slip("47");
    const input = await price("Price of 2 top 47");
    for (const one of screen.getAllByRole("textbox")) {
      Object.defineProperty(one, "offsetParent", { value: document.body });
    }
    input.focus();
    fireEvent.keyDown(input, { key: "Enter" });
    expect(document.activeElement).toBe(await price("Price of 2 bottom 47"));
  });

  test("an option's heading prices all its lines: above 50, below 20", async () => {
    const { store } = slip();
    const top = await price("Price of every 2 top");
    fireEvent.change(top, { target: { value: "50" } });
    fireEvent.change(await price("Price of every 2 bottom"), { target: { value: "20" } });
    expect(store.getState().lines.map((line) => line.price)).toEqual([
      baht(50),
      baht(20),
      baht(50),
      baht(20),
    ]);
    fireEvent.blur(top);
    expect(top).toHaveProperty("value", "50");
    fireEvent.change(await price("Price of 2 top 47"), { target: { value: "5" } });
    expect(top).toHaveProperty("value", "");
  });

  test("beside a heading's price stand its bounds, and a correction says why", async () => {
    const { store } = slip("47");
    const top = await price("Price of every 2 top");
    const bounds = document.getElementById(top.getAttribute("aria-describedby") ?? "");
    expect(bounds?.textContent).toBe("฿1–1,000");
    fireEvent.change(top, { target: { value: "5000" } });
    fireEvent.blur(top);
    expect(store.getState().lines.map((line) => line.price)).toEqual([baht(1000), baht(1)]);
    expect(screen.getByRole("status").textContent).toBe("2 top 47: At most ฿1,000 for one bet");
    expect(bounds?.dataset.corrected).toBe("");
    fireEvent.change(top, { target: { value: "50" } });
    expect(bounds?.dataset.corrected).toBeUndefined();
  });

  test("Enter in a heading goes on to the next heading", async () => {
    slip("47");
    const top = await price("Price of every 2 top");
    for (const one of screen.getAllByRole("textbox")) {
      Object.defineProperty(one, "offsetParent", { value: document.body });
    }
    top.focus();
    fireEvent.keyDown(top, { key: "Enter" });
    expect(document.activeElement).toBe(await price("Price of every 2 bottom"));
  });

  test("the foot says what the whole slip wins at most in one result", async () => {
    slip();
    const win = (await screen.findByText("Win at most")).nextElementSibling;
    // 47 and 12 exclude each other above and below: one of each wins.
    await waitFor(() => expect(win?.textContent).toBe("฿180.00"));
  });

  test("a rate that fell is asked about, old and new; yes lets the slip go on", async () => {
    const { store } = slip("47");
    store.getState().rateMoved({ betId: "b", option: "teng_bon_2", number: "47", multiply: 45 });
    expect(await screen.findByText("Rate changed ×90 → ×45")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Send slip" })).toHaveProperty("disabled", true);
    fireEvent.click(screen.getByRole("button", { name: "Accept the new rate" }));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Send slip" })).toHaveProperty("disabled", false),
    );
  });

  test("more than the balance cannot be sent, and the way to deposit stands there", async () => {
    slip("4712345678");
    fireEvent.click(await screen.findByRole("button", { name: "฿100 on every line" }));
    const input = await price("Price of 2 top 47");
    for (const one of screen.getAllByRole("textbox", { name: /Price of/ })) {
      fireEvent.change(one, { target: { value: "1000" } });
    }
    expect(input).toHaveProperty("value", "1000");
    expect(screen.getByText("Not enough balance: ฿5,000.00 short")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Send slip" })).toHaveProperty("disabled", true);
    expect(screen.getByRole("link", { name: "Deposit" }).getAttribute("href")).toMatch(/\/credit\/deposit$/);
  });
});
