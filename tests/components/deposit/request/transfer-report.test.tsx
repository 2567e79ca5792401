import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TransferReport } from "@/components/deposit/request/transfer-report";
import type { Deposit } from "@/lib/contract/deposits";
import { Fault } from "@/lib/contract/fault";
import { satang } from "@/lib/domain/money/money";
import words from "@/locales/en/credit.json";
import deposit from "@/locales/en/deposit.json";
import th from "@/locales/th/fault.json";
import { type Answer, renderWithStores } from "../../member/with-stores";
import { kasikorn, normalWords, siam, waiting } from "../deposit";

const taken: Deposit = { ...waiting, channel: "normal", prepareIndex: 0, prepareTotal: satang(500_25) };

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.parse("2026-11-23T10:03:00+07:00"), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (answer: Answer = () => taken, rows: Deposit[] = []) =>
  renderWithStores(
    <TransferReport
      accounts={[kasikorn, siam]}
      words={{ ...normalWords, handed: deposit.handed }}
      banks={words.bank}
      bound={[]}
      rows={rows}
      help={<p>Ask the staff</p>}
    />,
    answer,
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fillIn = () => {
  fireEvent.click(screen.getByRole("radio", { name: /Siam Commercial/ }));
  type("Amount you transferred (baht)", "500.25");
  type("Day of the transfer", "23/11/2026");
  type("Time of the transfer", "09:58");
  type("Bank", "KBANK");
  type("Account number", "123 456 7890");
  type("Account name", "Somchai");
};
const send = () => fireEvent.click(screen.getByRole("button", { name: "Report the transfer" }));

test("a report has the fields of the spec, and is told as sent and no more", async () => {
  const { sent } = show();
  fillIn();
  send();
  const title = await screen.findByText("Your report has been sent");
  expect(document.activeElement).toBe(title);
  screen.getByText(/You reported ฿500\.25 to .*Siam Commercial/);
  for (const state of Object.values(deposit.list.states)) expect(screen.queryByText(state)).toBeNull();
  expect(sent).toEqual([
    {
      name: "deposits.normal.create",
      body: {
        ...{ bankId: siam.bankId, channel: "mobile", channelName: "Mobile app", bankCode: "KBANK" },
        ...{ bankAccountNumber: "1234567890", bankAccountName: "Somchai", amount: satang(500_25) },
        depositAt: "2026-11-23T09:58:00+07:00",
      },
    },
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Report another transfer" }));
  expect(screen.getByLabelText<HTMLInputElement>("Amount you transferred (baht)").value).toBe("");
});

test("asks for nothing that the spec has no field for, and names no bounds", () => {
  show();
  expect(screen.queryByLabelText("Note to staff (optional)")).toBeNull();
  expect(screen.queryByText("Picture of the slip (optional)")).toBeNull();
  expect(screen.queryByText(/^From ฿/)).toBeNull();
  screen.getByText("Ask the staff");
});

test("an empty box is told at its place, and a refusal keeps what was typed", async () => {
  const { sent } = show(() => {
    throw new Fault("not-offered");
  });
  fillIn();
  type("Account name", "");
  send();
  await screen.findByText("Enter the name on the account");
  expect(sent).toEqual([]);
  type("Account name", "Somchai");
  send();
  await screen.findByText(th["not-offered"]);
  expect(screen.getByLabelText<HTMLInputElement>("Account name").value).toBe("Somchai");
});

test("reports of which the house tells a state are listed", () => {
  show(undefined, [{ ...taken, status: "credited" }]);
  screen.getByRole("region", { name: "Your reports" });
  screen.getByText("Credited");
});
