import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
// Loaded beforehand, so that no test waits for its code.
import "@/components/lotto/price-sheet";
import { BetSheets } from "@/components/lotto/bet-sheets";
import ConfirmSheet from "@/components/lotto/confirm-sheet";
import PendingOutcome from "@/components/lotto/pending-outcome";
import { SlipBar } from "@/components/lotto/slip-bar";
import SlipEditor from "@/components/lotto/slip-editor";
import SlipFoot from "@/components/lotto/slip-foot";
import SuccessSheet from "@/components/lotto/success-sheet";
import { Fault } from "@/lib/contract/fault";
import lotto from "@/locales/en/lotto.json";
import { type Answer, acceptedPoy, baht } from "../../stores/bet-slip";
import { renderBetScreen } from "./render-bet-screen";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function slip(keys = "4712", answer?: Answer) {
  const made = renderBetScreen(
    <>
      <SlipEditor />
      <SlipFoot />
      <SlipBar />
    </>,
    answer,
  );
  for (const key of keys) made.room.getState().press(key);
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
    const { room } = slip("47");
    const input = await price("Price of 2 top 47");
    fireEvent.change(input, { target: { value: "25" } });
    expect(room.getState().lines[0]?.price).toBe(baht(25));
    fireEvent.change(input, { target: { value: "5000" } });
    fireEvent.blur(input);
    expect(room.getState().lines[0]?.price).toBe(baht(1000));
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
    const { room } = slip("47");
    const input = await price("Price of 2 top 47");
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.blur(input);
    expect(room.getState().lines[0]?.price).toBe(baht(becomes));
    expect(input).toHaveProperty("value", String(becomes));
    const described = document.getElementById(input.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent ?? null).toBe(why);
    expect(screen.getByRole("status").textContent).toBe(why ? `2 top 47: ${why}` : "");
  });

  test("over the maximum the total is right while one types, and is not changed on leaving", async () => {
    const { room } = slip("47");
    const input = await price("Price of 2 top 47");
    const total = () => room.getState().lines.reduce((sum, line) => sum + line.price, 0);
    fireEvent.change(input, { target: { value: "5000" } });
    expect(input).toHaveProperty("value", "5000");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(total()).toBe(baht(1001));
    fireEvent.blur(input);
    expect(total()).toBe(baht(1001));
    expect(input.getAttribute("aria-invalid")).toBeNull();
  });

  test("a correction is shown until another price is set, and is removed with its line", async () => {
    const { room } = slip("47");
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
    act(() => room.getState().remove(room.getState().lines[0]?.ref ?? ""));
    expect(room.getState().corrected).toEqual([]);
  });

  test("one price for all says how many of them had to be corrected, and at each field why", async () => {
    const { room } = slip();
    const all = await screen.findByRole("textbox", { name: "Same price for all" });
    fireEvent.change(all, { target: { value: "2000" } });
    fireEvent.keyDown(all, { key: "Enter" });
    expect(room.getState().lines.map((line) => line.price)).toEqual(Array(4).fill(baht(1000)));
    expect(screen.getAllByText("At most ฿1,000 for one bet")).toHaveLength(4);
    expect(screen.getByRole("status").textContent).toBe(
      "4 prices brought within the least and the most for one bet",
    );
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

  test("a chip prices every line", async () => {
    const { room } = slip();
    fireEvent.click(await screen.findByRole("button", { name: "฿20 on every line" }));
    expect(room.getState().lines.map((line) => line.price)).toEqual(Array(4).fill(baht(20)));
    expect(screen.getAllByText("฿80.00").length).toBeGreaterThan(0);
  });

  test("repeated numbers are shown together and cut to the first", async () => {
    const { room } = slip("474712");
    expect((await screen.findAllByText("repeat")).length).toBe(2);
    fireEvent.click(screen.getByRole("button", { name: "Show repeats" }));
    expect(screen.queryByRole("textbox", { name: "Price of 2 top 12" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Cut repeats" }));
    expect(room.getState().lines.map(({ number }) => number)).toEqual(["47", "47", "12", "12"]);
  });

  test("clearing asks once", async () => {
    const { room } = slip();
    fireEvent.click(await screen.findByRole("button", { name: "Clear all" }));
    expect(room.getState().lines).toHaveLength(4);
    fireEvent.click(screen.getByRole("button", { name: "Remove all" }));
    expect(room.getState().lines).toEqual([]);
  });

  test("a rate that fell is asked about, old and new; yes lets the slip go on", async () => {
    const { room } = slip("47");
    room.getState().rateMoved({ betId: "b", option: "teng_bon_2", number: "47", multiply: 45 });
    expect(await screen.findByText("Rate changed 90 → 45")).toBeTruthy();
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

describe("sending", () => {
  const sheets = (answer: Answer) => {
    const made = renderBetScreen(
      <>
        <SlipEditor />
        <ConfirmSheet marketName="Thai stock, evening close" />
        <SuccessSheet marketName="Thai stock, evening close" />
      </>,
      answer,
    );
    for (const key of "47") made.room.getState().press(key);
    made.room.getState().confirm();
    return made;
  };

  test("the confirm sheet says what, when, how much and what remains", async () => {
    sheets(() => acceptedPoy(baht(2)));
    expect(await screen.findByText("Thai stock, evening close · 23/11/2026")).toBeTruthy();
    expect(screen.getByText("฿4,998.00")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Back to edit" })).toBeTruthy();
  });

  test("by keyboard: the confirm sheet opens on its one act, the receipt on betting on", async () => {
    sheets(() => acceptedPoy(baht(2)));
    const send = await screen.findByRole("button", { name: "Confirm and send" });
    expect(document.activeElement).toBe(send);
    fireEvent.click(send);
    const again = await screen.findByRole("button", { name: "Bet again" });
    expect(again.dataset).toHaveProperty("firstFocus");
  });

  test("a confirmed slip gets its receipt with the number of the slip", async () => {
    const { sent } = sheets(() => acceptedPoy(baht(2)));
    fireEvent.click(await screen.findByRole("button", { name: "Confirm and send" }));
    expect(await screen.findByText("Slip accepted")).toBeTruthy();
    expect(screen.getByRole("link", { name: "#1024" }).getAttribute("href")).toContain("/poy/stock/7d9f3b52");
    expect(sent).toHaveLength(1);
  });

  test("a late slip shows by how much, and that nothing was charged", async () => {
    sheets(() => {
      throw new Fault("round-closed", { lateByMs: 740 });
    });
    fireEvent.click(await screen.findByRole("button", { name: "Confirm and send" }));
    expect(await screen.findByText("The slip came 0.7 s after the close")).toBeTruthy();
    expect(screen.getByText("Your slip is kept and no money was taken.")).toBeTruthy();
  });

  test("while the answer is not known the page says that nothing needs to be sent again", () => {
    renderBetScreen(<PendingOutcome onAgain={() => undefined} />);
    expect(screen.getByText(/you are never charged twice/)).toBeTruthy();
  });
});

test("on a phone, a slip that turns out unsent is reported after a reload", async () => {
  const narrow = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => narrow);
  const sent = { key: "k".repeat(32), print: "", sentAtMs: Date.now() - 60_000 };
  const before = renderBetScreen(null).room.getState();
  for (const key of "47") before.press(key);
  const kept = "slip:owner-mark:th_close-2026-11-23";
  localStorage.setItem(kept, JSON.stringify({ ...JSON.parse(localStorage.getItem(kept) ?? ""), sent }));
  const { room } = renderBetScreen(<BetSheets marketName="Thai stock" />, () => {
    throw new Fault("not-found");
  });
  act(() => {
    room.getState().restore();
    room.getState().askAgain();
  });
  await screen.findByText(lotto.failed.notSent);
});
