import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { WithdrawForm } from "@/components/withdrawal/withdraw-form";
import { satang } from "@/lib/domain/money";
import credit from "@/locales/en/credit.json";
import faults from "@/locales/en/fault.json";
import words from "@/locales/en/withdraw.json";
import { createCredit } from "@/stores/credit";
import { renderWithStores } from "../member/with-stores";
import { kasikorn } from "./withdraw";

afterEach(cleanup);

test("an amount above the balance says by how much, and the balance itself is no more than there is", () => {
  const { registry } = renderWithStores(
    <WithdrawForm
      accounts={[kasikorn]}
      banks={credit.bank}
      words={words}
      foreseen={faults}
      today={{ count: 0, total: satang(0), hasPending: false }}
      onSent={() => undefined}
    />,
  );
  act(() => registry.take(createCredit).setState({ cash: satang(1_000_00) }));
  const box = screen.getByLabelText("Amount to withdraw");
  const review = (text: string) => {
    fireEvent.change(box, { target: { value: text } });
    fireEvent.click(screen.getByRole("button", { name: "Review the withdrawal" }));
  };
  review("1250.5");
  screen.getByText("Not enough balance: ฿250.50 short");
  expect(screen.queryByRole("dialog")).toBeNull();
  review("1000");
  screen.getByRole("dialog", { name: "Review the withdrawal" });
});
