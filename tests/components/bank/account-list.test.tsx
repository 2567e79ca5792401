import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AccountList } from "@/components/bank/account-list";
import type { UserBank } from "@/lib/contract/banks";
import words from "@/locales/en/bank.json";
import credit from "@/locales/en/credit.json";
import { renderWithStores } from "../member/with-stores";
import { kasikorn, siam } from "../withdrawal/withdraw";

afterEach(cleanup);

const show = (accounts: UserBank[] | null, now: UserBank[] = accounts ?? []) =>
  renderWithStores(<AccountList first={accounts} names={credit.bank} words={words.status} />, () => now);

test("every account says how it stands; a rejected one says why", () => {
  show([
    kasikorn,
    { ...siam, status: "rejected", reason: "The name does not match" },
    { ...siam, bankId: 9, status: "waiting" },
  ]);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  screen.getByText("Approved");
  screen.getByText("Reason: The name does not match");
  screen.getByText(/Staff are checking the name/);
  screen.getByRole("link", { name: "Withdraw" });
  screen.getByRole("link", { name: "Add an account" });
  expect(document.body.textContent).not.toContain("1234567890");
});

test("a rejected one without a reason still says what to do", () => {
  show([{ ...kasikorn, status: "rejected" }]);
  screen.getByText(/Check them and add it again/);
  expect(screen.queryByRole("link", { name: "Withdraw" })).toBeNull();
});

test("none yet: where to add one", () => {
  show([]);
  expect(screen.getByRole("link", { name: "Add an account" }).getAttribute("href")).toMatch("/bank/add");
});

test("accounts that could not be read are asked for again", async () => {
  show(null, [kasikorn]);
  screen.getByText("Your bank accounts could not be loaded");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Kasikornbank");
});
