import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WithdrawForm } from "@/components/withdrawal/withdraw-form";
import { satang } from "@/lib/domain/money/money";
import credit from "@/locales/en/credit.json";
import faults from "@/locales/en/fault.json";
import words from "@/locales/en/withdraw.json";
import { createCredit } from "@/stores/credit";
import { renderWithStores } from "../member/with-stores";
import { kasikorn } from "./withdraw";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function show(cash: number, today = { count: 0, total: satang(0), hasPending: false }) {
  const { registry } = renderWithStores(
    <WithdrawForm
      accounts={[kasikorn]}
      banks={credit.bank}
      words={words}
      foreseen={faults}
      today={today}
      onSent={() => undefined}
    />,
  );
  act(() => registry.take(createCredit).setState({ cash: satang(cash * 100) }));
}
const box = () => screen.getByLabelText<HTMLInputElement>("Amount to withdraw");
const review = (text: string) => {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Review the withdrawal" }));
};

test("an amount above the balance says by how much, and the balance itself is no more than there is", () => {
  show(1_000);
  review("1250.5");
  screen.getByText("Not enough balance: you have ฿1,000.00, ฿250.50 short");
  expect(screen.queryByRole("dialog")).toBeNull();
  review("1000");
  screen.getByRole("dialog", { name: "Review the withdrawal" });
});

test("a limit that no deposit raises is said before a balance below it", () => {
  show(3_000);
  review("99999");
  screen.getByText(`${faults["withdraw-amount-too-high"]} Your balance is ฿3,000.00.`);
  cleanup();
  show(80_000);
  review("99999");
  screen.getByText(faults["withdraw-amount-too-high"]);
  cleanup();
  show(3_000, { count: 4, total: satang(198_000_00), hasPending: false });
  review("3001");
  screen.getByText(faults["withdraw-day-limit-reached"]);
});

test("a reload keeps the amount, typed or filled in", () => {
  show(3_000);
  fireEvent.input(box(), { target: { value: "700" } });
  cleanup();
  show(3_000);
  expect(box().value).toBe("700");
  fireEvent.click(screen.getByRole("button", { name: /Fill in ฿3,000.00/ }));
  cleanup();
  show(3_000);
  expect(box().value).toBe("3,000");
});
