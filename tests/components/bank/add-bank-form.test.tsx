import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AddBankForm } from "@/components/bank/add-bank-form";
import { Fault } from "@/lib/contract/fault";
import words from "@/locales/en/bank.json";
import credit from "@/locales/en/credit.json";
import th from "@/locales/th/fault.json";
import { type Answer, renderWithStores } from "../member/with-stores";
import { kasikorn } from "../withdrawal/withdraw";

const push = vi.fn();
vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  useRouter: () => ({ push, refresh: () => undefined }),
}));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  push.mockClear();
});

function show(answer: Answer = () => kasikorn, holder = "Somying Rakdee") {
  return renderWithStores(
    <AddBankForm
      banks={[
        { bankCode: "KBANK", name: "Kasikornbank", digits: [10, 10] },
        { bankCode: "ACLEDA", name: "ACLEDA Bank", digits: [8, 16] },
      ]}
      names={credit.bank}
      holder={holder}
      words={words.add}
      home={["th"]}
    />,
    answer,
  );
}
const choose = (name: RegExp) => fireEvent.click(screen.getByRole("radio", { name }));
const number = () => screen.getByLabelText<HTMLInputElement>("Account number");
const type = (text: string) => fireEvent.change(number(), { target: { value: text } });
const add = () => fireEvent.click(screen.getByRole("button", { name: "Add this account" }));

test("the account holder is the member and can't be changed", () => {
  show();
  screen.getByText("Somying Rakdee");
  expect(screen.queryByLabelText(/name/i)).toBeNull();
});

test("the bank says how many digits, and typing counts them", () => {
  show();
  choose(/Kasikorn/);
  screen.getByText("10 digits, no dashes needed");
  type("123-4");
  screen.getByText("4 digits so far");
  type("123-4-56789-0");
  screen.getByText("Correct length");
  choose(/ACLEDA/);
  screen.getByText("8–16 digits, no dashes needed");
});

test.each([
  ["", "Enter the account number"],
  ["12345", "An account of this bank has 10 digits"],
  ["1111111111", "An account of this bank has 10 digits"],
  ["12345abcde", "An account of this bank has 10 digits"],
])("a number %j is stopped before it is sent", async (typed, problem) => {
  const { sent } = show();
  choose(/Kasikorn/);
  if (typed) type(typed);
  add();
  await screen.findByText(problem);
  expect(sent).toEqual([]);
});

test("without a bank nothing is sent", async () => {
  const { sent } = show();
  type("1234567890");
  add();
  await screen.findByText("Choose a bank first");
  expect(sent).toEqual([]);
});

test("an empty form leads to its first wrong field", async () => {
  show();
  add();
  const banks = screen.getByRole("group", { name: words.add.bank });
  await within(banks).findByText("Choose a bank first");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("radio", { name: /Kasikorn/ })));
  choose(/Kasikorn/);
  add();
  await waitFor(() => expect(document.activeElement).toBe(number()));
});

test("the digits go out alone, and the list of accounts comes next", async () => {
  const { sent } = show();
  choose(/Kasikorn/);
  type("123-4-56789-0");
  add();
  await waitFor(() => expect(push).toHaveBeenCalledWith("/bank/status"));
  expect(sent).toEqual([
    { name: "users-banks.create", body: { bankCode: "KBANK", bankAccountNumber: "1234567890" } },
  ]);
});

test("a reload keeps the bank, the number and the name until the account is added", async () => {
  show(() => kasikorn, "");
  choose(/Kasikorn/);
  type("123-4-56789-0");
  const name = () => screen.getByLabelText<HTMLInputElement>("First and last name as on the account");
  fireEvent.change(name(), { target: { value: "Somying Rakdee" } });
  cleanup();
  show(() => kasikorn, "");
  expect([number().value, name().value]).toEqual(["123-4-56789-0", "Somying Rakdee"]);
  screen.getByText("Correct length");
  add();
  await waitFor(() => expect(push).toHaveBeenCalled());
  cleanup();
  show(() => kasikorn, "");
  expect([number().value, name().value]).toEqual(["", ""]);
});

test("a refusal shows the server's message, and the form stays as it was", async () => {
  const message = "The account's name is not the name in your profile.";
  show(() => {
    throw new Fault("bank-account-name-mismatch", undefined, message);
  });
  choose(/Kasikorn/);
  type("1234567890");
  add();
  expect((await screen.findByText(message)).closest("[role=alert]")).not.toBeNull();
  expect(number().value).toBe("1234567890");
  expect(push).not.toHaveBeenCalled();
});

test("without a server's message, the message of the code is shown", async () => {
  show((name) => {
    if (name === "users-banks.all") return [];
    throw new Fault("network-lost", undefined, "Network Error");
  });
  choose(/Kasikorn/);
  type("1234567890");
  add();
  await screen.findByText(th["network-lost"]);
  expect(screen.queryByText("Network Error")).toBeNull();
});

test("a member without a name on file is asked for it", async () => {
  const { sent } = show(() => kasikorn, "");
  choose(/Kasikorn/);
  type("1234567890");
  add();
  await screen.findByText("Enter your first and last name");
  fireEvent.change(screen.getByLabelText("First and last name as on the account"), {
    target: { value: " Somying Rakdee " },
  });
  add();
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(sent[0]).toEqual({ name: "users-infos.update", body: { name: "Somying Rakdee" } });
});

test("of a country with many banks the usual ones are shown, the others behind a line that counts them", () => {
  const codes = ["KBANK", "SCB", "BBL", "KTB", "BAY", "TTB", "GSB", "BAAC", "GHB"];
  renderWithStores(
    <AddBankForm
      banks={codes.map((bankCode) => ({ bankCode, name: bankCode, country: "th" as const }))}
      names={credit.bank}
      holder="Somying Rakdee"
      words={words.add}
      home={["th"]}
    />,
  );
  const others = screen.getByText("3 more banks").closest("details") as HTMLDetailsElement;
  expect(others.open).toBe(false);
  expect(within(others).getAllByRole("radio", { hidden: true })).toHaveLength(3);
  expect(screen.getAllByRole("radio", { hidden: true })).toHaveLength(9);
});
