import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PrizeTable } from "@/components/four-digit/prize-table";
import { SetDigits } from "@/components/four-digit/set-digits";
import { SetFoot } from "@/components/four-digit/set-foot";
import { SetRows } from "@/components/four-digit/set-rows";
import { SetClosed, SetKeypad, SetRefusal, SetSheets } from "@/components/four-digit/set-screen";
import { Fault } from "@/lib/contract/fault";
import lotto from "@/locales/en/lotto.json";
import picture from "@/locales/en/picture.json";
import { acceptedSets, openSetRound, setTerms } from "../../stores/set-slip";
import { renderSets } from "./render-sets";

const refresh = vi.fn();
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useParams: () => ({ locale: "en" }),
  useRouter: () => ({ refresh }),
}));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const page = (
  <>
    <SetDigits />
    <SetKeypad />
    <SetRefusal />
    <SetRows />
    <SetFoot />
    <PrizeTable />
    <SetSheets marketName="Lao set" />
  </>
);
const key = (name: string) =>
  fireEvent.click(screen.getByRole("button", { name, exact: true } as { name: string }));
const pad = () => screen.getByRole("group", { name: lotto.keypad.label });
const type = (digits: string) => {
  for (const digit of digits) key(digit);
};

describe("picking", () => {
  test("four digits become a row with its price, its sets and what is left", () => {
    renderSets(page, undefined, { terms: setTerms({ "1234": 8 }) });
    screen.getByText("No numbers yet");
    type("1234");
    const [row] = screen.getAllByRole("listitem");
    if (!row) throw new Error("no row");
    within(row).getByText("1234");
    within(row).getByText("฿120.00");
    within(row).getByText("8 left");
    fireEvent.click(within(row).getByRole("button", { name: "One set more of 1234" }));
    within(row).getByText("฿240.00");
    screen.getByText("1 number · 2 sets");
    screen.getByText("1234 added");
  });

  test("a field takes the place of the keys: the fourth digit adds, pasted numbers one after another", () => {
    const { store } = renderSets(page);
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Enter four digits" });
    const write = (value: string) => fireEvent.change(field, { target: { value } });
    write("12");
    expect(field.value).toBe("12");
    write("1");
    expect(field.value).toBe("1");
    write("1234 ๕๖๗๘, 9");
    expect(store.getState().rows.map(({ number }) => number)).toEqual(["1234", "5678"]);
    expect(field.value).toBe("9");
  });

  test("Enter that ends a number adds nothing and sends nothing; alone it goes on to the review", () => {
    const { store } = renderSets(page);
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Enter four digits" });
    for (const number of ["1234", "1122"]) {
      fireEvent.change(field, { target: { value: number } });
      fireEvent.keyDown(field, { key: "Enter" });
    }
    expect(store.getState().rows.map(({ number }) => number)).toEqual(["1234", "1122"]);
    expect(store.getState().sending.state).toBe("draft");
    expect(screen.getByText("1122 added. Press Enter again to check and send.")).toBeDefined();
    fireEvent.keyDown(field, { key: "Enter" });
    expect(store.getState().sending.state).toBe("confirming");
  });

  test.each([
    ["99", "50 left", 50],
    ["0", "At least 1 set", 1],
  ])("a typed count of %s stays, marked, with the limit, and nothing is sent", (typed, limit, fits) => {
    const { store } = renderSets(page);
    type("1234");
    const field = screen.getByRole("textbox", { name: "Sets of 1234" }) as HTMLInputElement;
    const described = () => document.getElementById(field.getAttribute("aria-describedby") ?? "");
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    expect(field.value).toBe(typed);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(described()?.textContent).toBe(limit);
    const send = screen.getByRole("button", { name: "Check and send" });
    expect(send).toHaveProperty("disabled", true);
    expect(document.getElementById(send.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "1 number needs another count of sets",
    );
    fireEvent.click(screen.getByRole("button", { name: "Take what is left" }));
    expect(store.getState().rows).toEqual([{ number: "1234", sets: fits }]);
    expect(field.getAttribute("aria-invalid")).toBeNull();
  });

  test.each(["1.5", "1e3", "12345", "-2", "สอง"])(
    "a typed count of %s stays as it is, and buys nothing else",
    (typed) => {
      const { store } = renderSets(page);
      type("1234");
      const field = screen.getByRole("textbox", { name: "Sets of 1234" });
      fireEvent.change(field, { target: { value: typed } });
      expect(field).toHaveProperty("value", typed);
      expect(field.getAttribute("aria-invalid")).toBe("true");
      expect(screen.getByRole("button", { name: "Check and send" })).toHaveProperty("disabled", true);
      expect([0, 12_345]).toContain(store.getState().rows[0]?.sets);
    },
  );

  test("one set more or fewer counts from what the field shows, with the focus in it", () => {
    renderSets(page);
    type("1234");
    const field = screen.getByRole("textbox", { name: "Sets of 1234" });
    fireEvent.change(field, { target: { value: "7" } });
    fireEvent.click(screen.getByRole("button", { name: "One set more of 1234" }));
    expect(field).toHaveProperty("value", "8");
  });

  test("Enter behind fewer than four digits says how many are missing, until the next digit", () => {
    const { store } = renderSets(page);
    type("123");
    act(() => store.getState().enter());
    screen.getByText("1 more digit needed");
    key("Backspace");
    act(() => store.getState().enter());
    screen.getByText("2 more digits needed");
    type("3");
    expect(screen.queryByText(/needed/)).toBeNull();
    expect(store.getState().typed).toBe("123");
  });

  test("a row can be taken out, and all of them at once", () => {
    const { store } = renderSets(page);
    type("12345678");
    fireEvent.click(screen.getByRole("button", { name: "Remove 1234" }));
    expect(store.getState().rows).toEqual([{ number: "5678", sets: 1 }]);
    fireEvent.click(screen.getByRole("button", { name: "Clear all" }));
    screen.getByText("No numbers yet");
  });

  test("the random key adds a number", () => {
    const { store } = renderSets(page);
    fireEvent.click(within(pad()).getByRole("button", { name: "Random" }));
    expect(store.getState().rows).toHaveLength(1);
  });
});

describe("prizes", () => {
  test("the seven tiers stand with their prize, exact chance and return, for the number in hand", () => {
    renderSets(page);
    const rows = () =>
      screen
        .getAllByRole("row")
        .slice(1)
        .map((row) => row.textContent);
    expect(rows()).toEqual([
      "4 straight฿125,0001 (0.01%)",
      "3 straight฿41,0009 (0.09%)",
      "4 any order฿5,50023 (0.23%)",
      "3 any order฿4,10045 (0.45%)",
      "3 front฿1,8009 (0.09%)",
      "2 front฿1,60089 (0.89%)",
      "2 back฿1,60089 (0.89%)",
    ]);
    screen.getByText("Returns 92.2% on average");
    type("1122");
    screen.getByText("For 1122");
    screen.getByText("Returns 75% on average");
  });
});

describe("sending", () => {
  test("more than the balance cannot be sent, and the way to deposit stands there", () => {
    renderSets(page);
    type("1234");
    fireEvent.change(screen.getByRole("textbox", { name: "Sets of 1234" }), { target: { value: "5" } });
    screen.getByText("Not enough balance: ฿100.00 short");
    expect(screen.getByRole("link", { name: "Deposit" }).getAttribute("href")).toBe("/en/credit/deposit");
    expect((screen.getByRole("button", { name: "Check and send" }) as HTMLButtonElement).disabled).toBe(true);
  });

  test("a confirmed slip gets its receipt, which leads to the slip", async () => {
    const { store } = renderSets(page, ({ name }) => {
      if (name === "lotteries.lao.create") return acceptedSets([["1234", 2]]);
      throw new Fault("network-lost");
    });
    type("12341234");
    fireEvent.click(screen.getByRole("button", { name: "Check and send" }));
    const sheet = await screen.findByRole("dialog", { name: "Check your slip" });
    within(sheet).getByText("2 sets");
    fireEvent.click(within(sheet).getByRole("button", { name: "Confirm and send" }));
    const receipt = await screen.findByRole("dialog", { name: "Slip accepted" });
    expect(within(receipt).getByRole("link", { name: "See this slip" }).getAttribute("href")).toBe(
      "/en/poy/lottery/lao/7d9f3b52-6a0a-4b5e-9a67-0f6de3d3a001",
    );
    within(receipt).getByRole("button", { name: picture.open });
    expect(store.getState().rows).toEqual([]);
  });

  test("a refused create says why in the reader's language and keeps numbers and sets", async () => {
    const { store } = renderSets(page, () => {
      const lines = [{ number: "1234", left: 1 }];
      throw new Fault("set-quota-exceeded", { number: "1234", left: 1, lines });
    });
    type("12341234");
    act(() => store.getState().confirm());
    await act(() => store.getState().send());
    await waitFor(() => screen.getByText("Not enough sets of this number are left."));
    screen.getByText("1234: 1 left");
    screen.getByText("Your slip is kept and no money was taken.");
    expect(store.getState().rows).toEqual([{ number: "1234", sets: 2 }]);
    fireEvent.click(screen.getByRole("button", { name: "Take what is left" }));
    expect(store.getState().rows).toEqual([{ number: "1234", sets: 1 }]);
  });
});

test("a closed round says so, with its result, and that the numbers are kept", () => {
  const round = openSetRound(-60);
  const betList = {
    ...round.betList,
    status: "settled" as const,
    setResult: true,
    result: { draw4: "1243" },
  };
  const { store } = renderSets(<SetClosed />, undefined, { round: { ...round, betList } });
  screen.getByText("This round is closed");
  screen.getByText("1243");
  expect(screen.queryByText("Your numbers are kept for the next round.")).toBeNull();
  act(() => store.setState({ rows: [{ number: "1234", sets: 1 }] }));
  screen.getByText("Your numbers are kept for the next round.");
  fireEvent.click(screen.getByRole("button", { name: "Go to the next round" }));
  expect(refresh).toHaveBeenCalledOnce();
});
