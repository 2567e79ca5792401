import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DepositQueue } from "@/components/deposit/order/deposit-queue";
import type { Deposit } from "@/lib/contract/deposits";
import { satang } from "@/lib/domain/money/money";
import words from "@/locales/en/credit.json";
import { type Answer, renderWithStores } from "../member/with-stores";
import { coins, queueWords, stakeFirst, toWallet, waiting } from "./deposit";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-23T10:03:00+07:00"), shouldAdvanceTime: true });
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(
  deposit: Deposit = waiting,
  answer: Answer = () => deposit,
  hasSimulators = true,
  isInstead = false,
) {
  return renderWithStores(
    <DepositQueue
      deposit={deposit}
      isInstead={isInstead}
      words={queueWords}
      banks={words.bank}
      hasSimulators={hasSimulators}
      stakeFirst={stakeFirst}
    />,
    answer,
  );
}

test("money that came without the right satang is told with when, and how its sender reports it", async () => {
  const inexactAt = "2026-11-23T10:02:00+07:00";
  show({ ...waiting, inexactAt });
  // What invites to another transfer is folded beneath.
  const folded = screen.getByText("Not your money? Show what to transfer").closest("details");
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain("Amount to transfer");
  const told = screen.getByText("Money came, but the satang do not match").closest("section");
  expect(told?.textContent).toContain("It came at 23/11/2026 10:02:00. ฿300.07 was to be transferred");
  fireEvent.click(within(told as HTMLElement).getByRole("button", { name: "Sent, but no credit? Report" }));
  const sheet = await screen.findByRole("dialog");
  // The total of the request is not what was sent: most people leave its satang out.
  expect(within(sheet).getByLabelText<HTMLInputElement>("Amount you sent (baht)").value).toBe("300.00");
  within(sheet).getByText("฿300.07 was to be transferred. Correct this to what your slip says.");
});

test("money that did not match is told after the request is over, too", () => {
  show({ ...waiting, status: "expired", inexactAt: "2026-11-23T10:02:00+07:00" });
  screen.getByRole("heading", { name: "Time is up" });
  screen.getByText("Money came, but the satang do not match");
});

test.each(["expired", "cancelled"] as const)(
  "a request that is %s says once what came and how it is reported, and not that it still waits",
  async (status) => {
    const inexact = { inexactAt: "2026-11-23T10:02:00+07:00", inexactAmount: satang(300_00) };
    let now: Deposit = { ...waiting, ...inexact };
    show(now, (name) => (name === "simulators.transfer" ? { matched: false, why: "inexact" } : now));
    fireEvent.click(screen.getByRole("button", { name: "Wrong satang" }));
    await screen.findByText(/still waits for the exact amount/);
    now = { ...now, status };
    fireEvent.click(screen.getByRole("button", { name: "Check now" }));
    await screen.findByRole("link", { name: "Deposit again" });
    screen.getByText("฿300.00 came, but the satang do not match");
    screen.getByText(/฿300.07 was to be transferred/);
    expect(screen.getAllByRole("button", { name: "Sent, but no credit? Report" })).toHaveLength(1);
    expect(screen.queryByText(/still waits/)).toBeNull();
    expect(screen.queryByText(/Not transferred yet/)).toBeNull();
  },
);

test("money that can no longer be reported here leads to support", () => {
  vi.setSystemTime(Date.parse("2026-12-01T10:00:00+07:00"));
  show({ ...waiting, status: "expired", inexactAt: "2026-11-23T10:02:00+07:00" });
  screen.getByText(/contact support from the account menu/);
  expect(screen.queryByRole("button", { name: "Sent, but no credit? Report" })).toBeNull();
});

test("coins that the network has seen ask for nothing more, and nothing of theirs can be cancelled", () => {
  const transfer = { ...(coins.transfer as NonNullable<Deposit["transfer"]>), confirmations: 1 };
  const { container } = show({ ...coins, referTransferId: "0xabc", transfer }, undefined, false, true);
  screen.getByRole("heading", { name: "The network has seen your transfer" });
  screen.getByText("1 of 3 confirmations");
  screen.getByText(/Your Crypto deposit of ฿300.00 is being confirmed: 1 of 3 confirmations/);
  expect(container.textContent).not.toMatch(/cancel|waiting for your|Before you transfer|Time left/i);
});

test("money with other satang beside the credited total stays told, with the way to report it", () => {
  const inexactAt = "2026-11-23T10:02:00+07:00";
  show({ ...waiting, status: "credited", inexactAt, inexactAmount: satang(300_00) });
  screen.getByRole("heading", { name: "Credit received" });
  const told = screen
    .getByRole("heading", { name: "฿300.00 also came, with other satang" })
    .closest("section");
  expect(told?.textContent).toContain("It came at 23/11/2026 10:02:00, beside the ฿300.07 that was credited");
  const report = within(told as HTMLElement).getByRole("link", { name: "Report this money" });
  expect(report.getAttribute("href")).toContain(`/credit/deposit/normal?beside=${waiting.id}`);
});

test("a request that stands there instead of another way says so, as long as it waits", async () => {
  const instead = /^A Crypto request of ฿300.00 is waiting/;
  show(coins, () => ({ ...coins, status: "cancelled" }), true, true);
  screen.getByText(instead);
  fireEvent.click(screen.getByRole("button", { name: "Cancel request" }));
  fireEvent.click(screen.getByRole("button", { name: "Yes, cancel it" }));
  await screen.findByRole("heading", { name: "Cancelled" });
  expect(screen.queryByText(instead)).toBeNull();
});

test("a simulated transfer of a later date does not say that the time is up before it is", async () => {
  const answer: Answer = (name) =>
    name === "simulators.transfer" ? { matched: false, why: "late" } : waiting;
  show(waiting, answer);
  fireEvent.click(screen.getByRole("button", { name: "Pay after the time is up" }));
  await screen.findByText(/as if sent after the time is up.*Your time is not up/);
});

test("the code of a wallet is for its app, not for a bank's", () => {
  show({ ...toWallet, payload: "00020101" });
  screen.getByRole("region", { name: "Or scan it with the TrueMoney app" });
  expect(screen.queryByText(/bank's app/)).toBeNull();
});

test("money beside a wallet's total, of which no report can be made, leads to support", () => {
  const inexact = { inexactAt: "2026-11-23T10:02:00+07:00", inexactAmount: satang(300_00) };
  show({ ...toWallet, ...inexact, status: "credited" });
  screen.getByText(/contact support from the account menu/);
  expect(screen.queryByRole("link", { name: "Report this money" })).toBeNull();
});
