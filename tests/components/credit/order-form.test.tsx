import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FastForm } from "@/components/credit/fast-form";
import { Fault } from "@/lib/contract/fault";
import { satang } from "@/lib/domain/money";
import words from "@/locales/en/credit.json";
import th from "@/locales/th/fault.json";
import { type Answer, renderOnShelf } from "../member/on-shelf";
import { kasikorn, siam, waiting } from "./deposit";

const push = vi.fn();
vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  useRouter: () => ({ push }),
}));

afterEach(() => {
  cleanup();
  push.mockClear();
});

function show(answer: Answer = () => waiting) {
  return renderOnShelf(
    <FastForm
      offer={{ accounts: [kasikorn, siam], min: satang(100_00), max: satang(200_000_00) }}
      words={words.fast}
      banks={words.bank}
    />,
    answer,
  );
}
const amountBox = () => screen.getByLabelText<HTMLInputElement>("Amount (whole baht)");
const type = (text: string) => fireEvent.change(amountBox(), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Get the exact amount" }));

test("the first account is chosen, another can be, and its number can be copied by name", () => {
  show();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Kasikornbank/ }).checked).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: /Siam Commercial/ }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Siam Commercial/ }).checked).toBe(true);
  screen.getByRole("button", { name: "Copy account number 987-6-54321-0" });
});

test.each([
  ["", "Enter the amount to deposit"],
  ["99", "The smallest deposit is ฿100.00"],
  ["200001", "The largest deposit is ฿200,000.00"],
])("an amount of %j is stopped before it is sent", (amount, problem) => {
  const { sent } = show();
  if (amount) type(amount);
  send();
  screen.getByText(problem);
  expect(amountBox().getAttribute("aria-invalid")).toBe("true");
  expect(sent).toEqual([]);
});

test.each([["100"], ["200000"]])("%s baht is inside the limits", async (amount) => {
  const { sent } = show();
  type(amount);
  send();
  await waitFor(() => expect(push).toHaveBeenCalledWith("/credit/deposit/fast/queue"));
  expect(sent).toEqual([
    { name: "deposits.fast.create", body: { bankId: 1, prepareAmount: Number(amount) * 100 } },
  ]);
});

test("satang can't be typed, thousands are grouped", () => {
  show();
  type("1234.56");
  expect(amountBox().value).toBe("1,234");
});

test("a common amount fills the box and says what will have to be transferred", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "฿500" }));
  expect(amountBox().value).toBe("500");
  screen.getByText(/You will transfer ฿500\.00 plus/);
});

test("a refusal is said in the member's words, and the form stays as it was", async () => {
  show(() => {
    throw new Fault("try-another-amount");
  });
  type("300");
  send();
  await screen.findByText(th["try-another-amount"]);
  expect(amountBox().value).toBe("300");
  expect(push).not.toHaveBeenCalled();
});
