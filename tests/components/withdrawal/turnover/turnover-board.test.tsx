import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TurnoverBoard } from "@/components/withdrawal/turnover/live-turnover";
import type { Turnover } from "@/lib/contract/turnovers";
import { satang } from "@/lib/domain/money/money";
import credit from "@/locales/en/credit.json";
import words from "@/locales/en/withdraw.json";
import { met, open } from "../withdraw";

afterEach(cleanup);

const show = (turnover: Turnover) =>
  render(<TurnoverBoard turnover={turnover} words={words.turnover} types={credit.type} />);

test("required, done and left stand beside the credit that asks for it", () => {
  show(open);
  for (const amount of ["฿800.00", "฿500.00", "฿300.00"]) screen.getByText(amount);
  expect(screen.getByText("Latest credit that requires it").nextSibling?.textContent).toBe("Deposit");
  expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(62);
  expect(screen.getByRole("link", { name: "Place a bet" }).getAttribute("href")).toMatch("/lotto");
});

test("once it is reached the way leads to withdrawing", () => {
  show(met);
  screen.getByText("Reached: you can withdraw");
  expect(screen.getByRole("link", { name: "Withdraw now" }).getAttribute("href")).toMatch("/credit/withdraw");
});

test("where nothing was ever asked for the bar is full and says so", () => {
  show({ ...met, required: satang(0), done: satang(0), type: "NONE" });
  const bar = screen.getByRole<HTMLProgressElement>("progressbar");
  expect(bar.value).toBe(100);
  expect(bar.getAttribute("aria-valuetext")).toBe("No turnover needed: you can withdraw");
});

test("what each kind of credit requires is shown where the upstream states it, but for credit taken back", () => {
  const percents = [
    { kind: "DEPOSIT", percent: 80 },
    { kind: "ADMIN_DECREASE", percent: 80 },
    { kind: "ACHIVEMENT_ADDMONEY", percent: 300 },
  ];
  show({ ...open, percents });
  screen.getByText("80% of it");
  screen.getByText("300% of it");
});

test("what counts and what does not are both shown", () => {
  show(open);
  screen.getByRole("heading", { name: "What counts" });
  screen.getByRole("heading", { name: "What does not" });
  screen.getByText("Slips and game rounds cancelled or refunded");
  screen.getByText(words.turnover.countsNotList.even);
});
