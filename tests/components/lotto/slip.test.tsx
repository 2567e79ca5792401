import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
// Loaded beforehand, so that no test waits for its code.
import "@/components/lotto/prices/price-sheet";
import { SlipBar } from "@/components/lotto/slip/slip-bar";
import SlipEditor from "@/components/lotto/slip/slip-editor";
import SlipFoot from "@/components/lotto/slip/slip-foot";
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

  test.each([
    ["over the maximum", "99999", 99_999, "The price must be ฿1–1,000"],
    ["zero", "0", 0, "Enter a price, ฿1–1,000"],
    ["pasted with satang and a separator", "1,000.50", 1000, null],
    ["pasted above the maximum", "1,001", 1001, "The price must be ฿1–1,000"],
    ["typed in Thai digits", "๒๕", 25, null],
    ["left empty", "", 0, "Enter a price, ฿1–1,000"],
  ])("a price that is %s (%j) stays %d, and says what is wrong with it: %s", async (...row) => {
    const [, typed, stays, wrong] = row;
    const { store } = slip("47");
    const input = await price("Price of 2 top 47");
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.blur(input);
    expect(store.getState().lines[0]?.price).toBe(baht(stays));
    expect(input).toHaveProperty("value", stays === 0 ? "" : String(stays));
    expect(input.getAttribute("aria-invalid")).toBe(wrong ? "true" : null);
    const described = document.getElementById(input.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent ?? null).toBe(wrong);
  });

  test("an emptied price is no price: the total and the button follow at once, and the button says what to do", async () => {
    const { store } = slip("47");
    const input = await price("Price of 2 top 47");
    const send = screen.getByRole("button", { name: "Send slip" });
    fireEvent.change(input, { target: { value: "5" } });
    fireEvent.change(input, { target: { value: "" } });
    expect(store.getState().lines.map((line) => line.price)).toEqual([baht(0), baht(1)]);
    expect(input.closest("[data-line]")?.textContent).not.toContain("450");
    expect(send).toHaveProperty("disabled", true);
    expect(document.getElementById(send.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "1 price is missing: enter it in the red field to send",
    );
  });

  test("a price beyond its limit blocks the slip, says why at the button, and is mended by hand or by a press", async () => {
    const { store } = slip("47");
    const input = await price("Price of 2 top 47");
    const send = screen.getByRole("button", { name: "Send slip" });
    const why = () => document.getElementById(send.getAttribute("aria-describedby") ?? "")?.textContent;
    fireEvent.change(input, { target: { value: "5000" } });
    // Said at once, not only on leaving the field.
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(why()).toBe("1 price is outside its limits: change the red field to send");
    expect(send).toHaveProperty("disabled", true);
    fireEvent.change(input, { target: { value: "500" } });
    expect([input.getAttribute("aria-invalid"), why()]).toEqual([null, undefined]);
    expect(send).toHaveProperty("disabled", false);
    fireEvent.change(input, { target: { value: "5000" } });
    fireEvent.blur(input);
    fireEvent.click(screen.getByRole("button", { name: "Fit the prices" }));
    expect(store.getState().lines[0]?.price).toBe(baht(1000));
    screen.getByText("฿1,000 instead of ฿5,000: the most for one bet");
  });

  test("an imported price beyond its limit says on its line what was taken instead of what, until it is changed", async () => {
    const { store } = slip("47");
    act(() => {
      store.getState().offerLines([{ option: "teng_bon_2", number: "12", price: baht(5000) }]);
      store.getState().acceptImport("add");
    });
    const input = await price("Price of 2 top 12");
    const took = "฿1,000 instead of ฿5,000: the most for one bet";
    expect(input).toHaveProperty("value", "1000");
    expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe(took);
    expect(input.getAttribute("aria-invalid")).toBeNull();
    screen.getByText(`2 top 12: ${took}`);
    fireEvent.change(input, { target: { value: "20" } });
    expect(screen.queryByText(took)).toBeNull();
    act(() => store.getState().remove(store.getState().lines.at(-1)?.ref ?? ""));
    expect(store.getState().corrected).toEqual([]);
  });

  test("Enter behind the last price leads to one that prevents the submission", async () => {
    slip("47");
    const [top, bottom] = [await price("Price of 2 top 47"), await price("Price of 2 bottom 47")];
    for (const one of screen.getAllByRole("textbox")) {
      Object.defineProperty(one, "offsetParent", { value: document.body });
    }
    fireEvent.change(top, { target: { value: "5000" } });
    bottom.focus();
    fireEvent.keyDown(bottom, { key: "Enter" });
    await waitFor(() => expect(document.activeElement).toBe(top));
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

  test("a price beyond its limit wins nothing, and what the slip wins is unknown until it is mended", async () => {
    slip("47");
    const input = await price("Price of 2 top 47");
    const line = () => input.closest("[data-line]")?.textContent;
    const most = screen.getByText("Win at most").nextElementSibling;
    expect(line()).toContain("฿90.00");
    fireEvent.change(input, { target: { value: "5000" } });
    expect(line()).not.toContain("450,000");
    expect(line()).toContain("×90–");
    expect(most?.textContent).toBe("–");
    fireEvent.change(input, { target: { value: "500" } });
    expect(line()).toContain("฿45,000.00");
    await waitFor(() => expect(most?.textContent).toBe("฿45,090.00"));
  });

  test("beside a heading's price stand its bounds, marked with the price while it is beyond them", async () => {
    const { store } = slip();
    const top = await price("Price of every 2 top");
    const bounds = document.getElementById(top.getAttribute("aria-describedby") ?? "");
    expect(bounds?.textContent).toBe("฿1–1,000");
    fireEvent.change(top, { target: { value: "5000" } });
    fireEvent.blur(top);
    expect(store.getState().lines.map((line) => line.price)).toEqual([
      baht(5000),
      baht(1),
      baht(5000),
      baht(1),
    ]);
    expect(top.getAttribute("aria-invalid")).toBe("true");
    expect(bounds?.dataset.wrong).toBe("true");
    fireEvent.change(top, { target: { value: "50" } });
    expect(top.getAttribute("aria-invalid")).toBeNull();
    expect(bounds?.dataset.wrong).toBeUndefined();
  });

  test("Enter in a heading goes on to the next heading", async () => {
    slip();
    const top = await price("Price of every 2 top");
    for (const one of screen.getAllByRole("textbox")) {
      Object.defineProperty(one, "offsetParent", { value: document.body });
    }
    top.focus();
    fireEvent.keyDown(top, { key: "Enter" });
    expect(document.activeElement).toBe(await price("Price of every 2 bottom"));
  });

  test("an option with one line has no second field for it; Enter takes its price as the option's", async () => {
    const { store } = slip("47");
    act(() => store.getState().addPicks([{ option: "teng_bon_2", number: "12" }]));
    const top = await price("Price of every 2 top");
    expect(screen.queryByRole("textbox", { name: "Price of every 2 bottom" })).toBeNull();
    for (const one of screen.getAllByRole("textbox")) {
      Object.defineProperty(one, "offsetParent", { value: document.body });
    }
    const bottom = await price("Price of 2 bottom 47");
    fireEvent.keyDown(top, { key: "Enter" });
    expect(document.activeElement).toBe(bottom);
    fireEvent.keyDown(await price("Price of 2 top 12"), { key: "Enter" });
    expect(document.activeElement).toBe(bottom);
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
