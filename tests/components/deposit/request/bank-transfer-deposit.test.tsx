import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MOST_SLIP_BYTES } from "@/components/deposit/claim/slip-field";
import type { OwnDeposit } from "@/components/deposit/order/own-deposit";
import { BankTransferDeposit } from "@/components/deposit/request/bank-transfer-deposit";
import type { KnownTransfer } from "@/components/deposit/request/bank-transfer-form";
import type { UserBank } from "@/lib/contract/banks";
import type { Deposit } from "@/lib/contract/deposits";
import { Fault } from "@/lib/contract/fault";
import { MOST_FILE_BYTES } from "@/lib/contract/files";
import { satang } from "@/lib/domain/money/money";
import words from "@/locales/en/credit.json";
import th from "@/locales/th/fault.json";
import { type Answer, renderWithStores } from "../../member/with-stores";
import { kasikorn, normalWords, siam, ownLimit as spentLimit, stakeFirst, waiting } from "../deposit";

const reported: Deposit = { ...waiting, channel: "normal", prepareIndex: 0, prepareTotal: satang(500_25) };
const own: UserBank = {
  ...kasikorn,
  bankId: 9,
  accountNumber: "555-1-23456-7",
  name: "Somchai",
  status: "approved",
};

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.parse("2026-11-23T10:03:00+07:00"), shouldAdvanceTime: true });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Shown {
  answer?: Answer;
  bound?: UserBank[];
  rows?: Deposit[] | null;
  isOpen?: boolean;
  known?: KnownTransfer | null;
  ownLimit?: OwnDeposit | null;
}

function show({
  answer = () => reported,
  bound = [own],
  rows = [],
  isOpen = true,
  known = null,
  ownLimit = null,
}: Shown = {}) {
  return renderWithStores(
    <BankTransferDeposit
      offer={isOpen ? { accounts: [kasikorn, siam], min: satang(100_00), max: satang(200_000_00) } : null}
      closed={{ title: "Normal deposit is closed right now", text: "Open 08:00–20:00", others: "Other ways" }}
      words={normalWords}
      banks={words.bank}
      bound={bound}
      known={known}
      rows={rows}
      stakeFirst={stakeFirst}
      ownLimit={ownLimit}
    />,
    answer,
  );
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Report the transfer" }));
const fillIn = () => {
  type("Amount you transferred (baht)", "500.25");
  type("Day of the transfer", "23/11/2026");
  type("Time of the transfer", "09:58");
};
const slip = (bytes = 4) => new File([new Uint8Array(bytes)], "slip.png", { type: "image/png" });

test("a transfer that the site has seen starts with its account, amount and time", () => {
  show({ known: { bankId: siam.bankId, amount: satang(300_00), at: "2026-11-23T09:41:00+07:00" } });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Siam Commercial/ }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("Amount you transferred (baht)").value).toBe("300.00");
  expect(screen.getByLabelText<HTMLInputElement>("Time of the transfer").value).toBe("09:41");
});

test("a transfer is reported whole, from a bound account, and stands in the list with its state", async () => {
  const { sent } = show();
  fireEvent.click(screen.getByRole("radio", { name: /Siam Commercial/ }));
  fireEvent.click(screen.getByRole("radio", { name: "ATM" }));
  fillIn();
  type("Note to staff (optional)", "rent money");
  send();
  const list = await screen.findByRole("region", { name: "Your reports" });
  await within(list).findByText("Staff are checking");
  within(list).getByText("฿500.25");
  screen.getByText(/Our staff have your report/);
  expect(sent).toEqual([
    {
      name: "deposits.normal.create",
      body: {
        bankId: 2,
        channel: "atm",
        channelName: "ATM",
        bankCode: "KBANK",
        bankAccountNumber: "555-1-23456-7",
        bankAccountName: "Somchai",
        amount: 500_25,
        depositAt: "2026-11-23T09:58:00+07:00",
        note: "rent money",
      },
    },
  ]);
});

test("a used up limit of the member's own bars no report, and that is said", async () => {
  const { sent } = show({ ownLimit: spentLimit });
  screen.getByText("Report it");
  screen.getByText(/From ฿100\.00 to ฿200,000\.00/);
  fillIn();
  send();
  await waitFor(() => expect(sent).toMatchObject([{ body: { amount: 500_25 } }]));
});

test("without a bound account the member says which one, and what is wrong with it is said at its box", async () => {
  const { sent } = show({ bound: [] });
  fillIn();
  send();
  const bank = screen.getByLabelText<HTMLSelectElement>("Bank");
  await waitFor(() => expect([bank.value, bank.getAttribute("aria-invalid")]).toEqual(["", "true"]));
  await waitFor(() => expect(document.activeElement).toBe(bank));
  screen.getByText("Enter 4 to 24 digits");
  screen.getByText("Enter the name on the account");
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText("Bank"), { target: { value: "SCB" } });
  type("Account number", "๑๒๓ 456 7890");
  type("Account name", "Somchai");
  send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    bankCode: "SCB",
    bankAccountNumber: "1234567890",
    bankAccountName: "Somchai",
  });
});

test("a reload keeps what was typed, also into the boxes of another account, until it is sent", async () => {
  show();
  fireEvent.click(screen.getByRole("radio", { name: /Siam Commercial/ }));
  fireEvent.click(screen.getByRole("radio", { name: "ATM" }));
  fireEvent.click(screen.getByRole("radio", { name: normalWords.normal.ownOther }));
  fillIn();
  fireEvent.change(screen.getByLabelText("Bank"), { target: { value: "SCB" } });
  type("Account number", "123 456 7890");
  type("Account name", "Somchai");
  cleanup();
  show();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Account name").value).toBe("Somchai"));
  send();
  await screen.findByText(/Our staff have your report/);
  expect(Object.keys(sessionStorage)).toEqual([]);
  cleanup();
  show();
  expect(screen.getByLabelText<HTMLInputElement>("Amount you transferred (baht)").value).toBe("");
});

test("another member of the same tab finds nothing of it", () => {
  show({ bound: [] });
  type("Account name", "Somchai");
  cleanup();
  const hint = JSON.stringify({ uuid: "another", status: 1, exp: 4_000_000_000 });
  document.cookie = `session-hint=${encodeURIComponent(hint)}; path=/`;
  show({ bound: [] });
  document.cookie = "session-hint=; max-age=0; path=/";
  expect(screen.getByLabelText<HTMLInputElement>("Account name").value).toBe("");
});

test("an amount that is no currency is reported with the spec's message", async () => {
  const { sent } = show();
  fillIn();
  type("Amount you transferred (baht)", "5oo");
  send();
  await screen.findByText("currency is not a right format.");
  expect(sent).toEqual([]);
});

test("a wrong day and a wrong time are each said below the box that is wrong, and stay as they were typed", async () => {
  const { sent } = show();
  const [day, time] = ["Day of the transfer", "Time of the transfer"].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  );
  const below = (box?: HTMLInputElement) => {
    const [id] = box?.getAttribute("aria-describedby")?.split(" ") ?? [];
    return document.getElementById(id ?? "")?.textContent;
  };
  fillIn();
  type("Day of the transfer", "3/11");
  type("Time of the transfer", "99:99");
  send();
  await waitFor(() =>
    expect([below(day), below(time)]).toEqual([
      "Enter the day as on the slip, such as 16/11/2026",
      "Enter the time as on the slip, such as 14:05",
    ]),
  );
  expect([day?.value, time?.value]).toEqual(["3/11", "99:99"]);
  type("Day of the transfer", "22/11/2026");
  send();
  await waitFor(() => expect(day?.getAttribute("aria-invalid")).toBeNull());
  expect(time?.getAttribute("aria-invalid")).toBe("true");
  expect(sent).toEqual([]);
});

test("a picture is shown and uploaded when it is chosen, and goes with the report", async () => {
  const { sent } = show({
    answer: (name) => (name === "files.create" ? { id: "f1", url: "/f1" } : reported),
  });
  fillIn();
  fireEvent.change(screen.getByLabelText("Choose a picture"), { target: { files: [slip()] } });
  await screen.findByText("The picture is uploaded");
  screen.getByRole("img", { name: "The slip you chose" });
  send();
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ fileId: "f1" }));
  expect(sent[0]).toMatchObject({ name: "files.create", body: { purpose: "transfer-slip" } });
});

test("a picture that is taken back does not go with the report", async () => {
  const { sent } = show({
    answer: (name) => (name === "files.create" ? { id: "f1", url: "/f1" } : reported),
  });
  fillIn();
  fireEvent.change(screen.getByLabelText("Choose a picture"), { target: { files: [slip()] } });
  await screen.findByText("The picture is uploaded");
  fireEvent.click(screen.getByRole("button", { name: "Remove the picture" }));
  expect(screen.queryByRole("img", { name: "The slip you chose" })).toBeNull();
  send();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).not.toHaveProperty("fileId");
});

test("a picture that is too large is not sent, and one that can't be read is reported", async () => {
  expect(MOST_SLIP_BYTES).toBe(MOST_FILE_BYTES);
  const { sent } = show({
    answer: () => {
      throw new Fault("file-unreadable");
    },
  });
  fireEvent.change(screen.getByLabelText("Choose a picture"), {
    target: { files: [slip(MOST_SLIP_BYTES + 1)] },
  });
  screen.getByText("The picture is larger than 5 MB");
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText("Choose a picture"), { target: { files: [slip()] } });
  await screen.findByText(th["file-unreadable"]);
  expect(screen.queryByRole("img", { name: "The slip you chose" })).toBeNull();
});

test("a refused report says why and keeps what was typed", async () => {
  show({
    answer: () => {
      throw new Fault("deposit-live-already", { id: reported.id });
    },
  });
  fillIn();
  send();
  await screen.findByText(th["deposit-live-already"]);
  expect(screen.getByLabelText<HTMLInputElement>("Amount you transferred (baht)").value).toBe("500.25");
});

test("the list says what staff made of each report, with their reason", () => {
  show({
    rows: [
      { ...reported, status: "rejected", reason: "no such row" },
      {
        ...reported,
        id: "0b6b0c83-6a0a-4b5e-9a67-0f6de3d3a002",
        status: "credited",
        creditedAmount: satang(450_00),
      },
    ],
  });
  screen.getByText("Not approved");
  screen.getByText("Reason: no such row");
  screen.getByText("Credited");
  screen.getByText("฿450.00");
});

test("an empty list, a lost one and a closed channel each say so", () => {
  show();
  screen.getByText("No report yet");
  cleanup();
  show({ rows: null });
  screen.getByText(/can't be shown right now/);
  cleanup();
  show({ isOpen: false, rows: [reported] });
  screen.getByText("Normal deposit is closed right now");
  screen.getByText("Staff are checking");
});
