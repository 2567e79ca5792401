import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BetSheets } from "@/components/lotto/bet-sheets";
import ConfirmSheet from "@/components/lotto/confirm/confirm-sheet";
import PendingOutcome from "@/components/lotto/confirm/pending-outcome";
import SuccessSheet from "@/components/lotto/confirm/success-sheet";
import SlipEditor from "@/components/lotto/slip/slip-editor";
import { Fault } from "@/lib/contract/fault";
import lotto from "@/locales/en/lotto.json";
import { type Answer, acceptedPoy, baht } from "../../stores/bet-slip";
import "../../support/dom/sheets";
import { renderBetScreen } from "./render-bet-screen";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A line of the upstream's answer. */
const acceptedLine = {
  ref: "1-1",
  add: 1,
  option: "teng_bon_2",
  number: "47",
  price: baht(50),
  min: baht(1),
  max: baht(1000),
  multiply: 90,
  outcome: "pending",
  win: baht(0),
} as const;

describe("sending", () => {
  const sheets = (answer: Answer) => {
    const made = renderBetScreen(
      <>
        <SlipEditor nextHref="/lotto/stock/th_close-2026-11-24" />
        <ConfirmSheet marketName="Thai stock, evening close" />
        <SuccessSheet marketName="Thai stock, evening close" />
      </>,
      answer,
    );
    for (const key of "47") made.store.getState().press(key);
    made.store.getState().confirm();
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
    const again = await screen.findByRole("button", { name: "New slip" });
    expect(again.dataset).toHaveProperty("firstFocus");
  });

  test("the prices of an accepted slip are remembered for the next", async () => {
    const poy = { ...acceptedPoy(baht(50)), poyListJson: [acceptedLine] };
    sheets(() => poy);
    fireEvent.click(await screen.findByRole("button", { name: "Confirm and send" }));
    await screen.findByText("Slip accepted");
    expect(JSON.parse(localStorage.getItem("bet-prices:owner-mark") ?? "{}")).toMatchObject({
      usual: { teng_bon_2: baht(50) },
    });
  });

  test("a confirmed slip gets its receipt with the number of the slip", async () => {
    const { sent } = sheets(() => acceptedPoy(baht(2)));
    fireEvent.click(await screen.findByRole("button", { name: "Confirm and send" }));
    expect(await screen.findByText("Slip accepted")).toBeTruthy();
    expect(screen.getByRole("link", { name: "#1024" }).getAttribute("href")).toContain("/poy/stock/7d9f3b52");
    expect(sent).toHaveLength(1);
  });

  test("the receipt has the first twelve numbers with their stakes, and says how many more there are", async () => {
    const poyListJson = Array.from({ length: 15 }, (_, at) => ({
      ...acceptedLine,
      ref: `1-${at}`,
      number: String(60 + at),
    }));
    sheets(() => ({ ...acceptedPoy(baht(750)), poyListJson }));
    fireEvent.click(await screen.findByRole("button", { name: "Confirm and send" }));
    await screen.findByText("and 3 more lines");
    const shown = screen.getAllByText(/^(6\d|7[0-4])$/).map(({ textContent }) => textContent);
    expect(shown).toEqual(poyListJson.slice(0, 12).map(({ number }) => number));
    expect(screen.getAllByText(/฿50$/)).toHaveLength(12);
  });

  test("a late slip shows by how much, and that nothing was charged", async () => {
    sheets(() => {
      throw new Fault("round-closed", { lateByMs: 740 });
    });
    fireEvent.click(await screen.findByRole("button", { name: "Confirm and send" }));
    expect(await screen.findByText("The slip came 0.7 s after the close")).toBeTruthy();
    expect(screen.getByText("Your slip is kept and no money was taken.")).toBeTruthy();
    // A second try cannot work: the way is the next round. Both sheets stay open here, over the page.
    expect(
      screen.getByRole("link", { name: "Use in the next round", hidden: true }).getAttribute("href"),
    ).toContain("/lotto/stock/th_close-2026-11-24");
    expect(screen.queryByRole("button", { name: "Try again", hidden: true })).toBeNull();
  });

  test("when the round closes while the sheet is open, its button is dead and says so", async () => {
    const { store, sent } = sheets(() => acceptedPoy(baht(2)));
    await screen.findByRole("button", { name: "Confirm and send" });
    act(() => store.setState({ phase: "waiting" }));
    const closed = screen.getByRole("button", { name: "This round is closed" });
    expect(closed).toHaveProperty("disabled", true);
    fireEvent.click(closed);
    expect(sent).toEqual([]);
    act(() => store.getState().showPrices(true));
    fireEvent.click(screen.getByRole("button", { name: "Back to edit" }));
    expect([store.getState().sending.state, store.getState().isPricing]).toEqual(["draft", false]);
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
  const before = renderBetScreen(null).store.getState();
  for (const key of "47") before.press(key);
  const kept = "slip:owner-mark:th_close-2026-11-23";
  localStorage.setItem(kept, JSON.stringify({ ...JSON.parse(localStorage.getItem(kept) ?? ""), sent }));
  const { store } = renderBetScreen(<BetSheets marketName="Thai stock" nextHref={null} />, () => {
    throw new Fault("not-found");
  });
  act(() => {
    store.getState().restore();
    store.getState().askAgain();
  });
  await screen.findByText(lotto.failed.notSent);
});
