import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { BalanceCard } from "@/components/main/balance-card";
import { ClosingSoon, closingSoon } from "@/components/main/closing-soon";
import type { Round, RoundStatus } from "@/lib/contract/rounds";
import type { TransactionRow } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money";
import { epochMs } from "@/lib/domain/time";
import credit from "@/locales/en/credit.json";
import words from "@/locales/en/main.json";
import { renderWithStores } from "../member/with-stores";

afterEach(cleanup);
const now = "2026-11-23T10:00:00+07:00";

function round(betType: string, closesInMinutes: number, status: RoundStatus = "open"): Round {
  const close = epochMs(now) / 1000 + closesInMinutes * 60;
  return {
    name: betType,
    betGroup: "stock",
    betType,
    dt: "2026-11-23",
    closeDt: "2026-11-23",
    resultDt: "2026-11-23",
    closeTime: "10:10",
    resultTime: "10:40",
    serverTime: now,
    betList: {
      dt: "2026-11-23",
      betId: `${betType}-2026-11-23`,
      betName: "BET_STOCK",
      active: true,
      setResult: false,
      status,
      unixTimeStamp: {
        openTime: status === "upcoming" ? close - 60 : close - 36_000,
        realCloseTime: close,
        realResultTime: close + 1800,
      },
    },
  };
}

describe("rounds that close soon", () => {
  test("the soonest comes first; what is over or suspended is left out", () => {
    const rounds = [
      round("korea", 90),
      round("china_am", 5),
      round("gov", 600),
      round("taiwan", -1),
      round("india", 9, "suspended"),
    ];
    expect(closingSoon(rounds).map((each) => each.betType)).toEqual(["china_am", "korea", "gov"]);
  });

  test("six at most", () => {
    const many = Array.from({ length: 9 }, (_, no) => round(`m${no}`, 10 + no));
    expect(closingSoon(many)).toHaveLength(6);
  });

  test("where few are open, the next to open fill the strip", () => {
    const rounds = [
      round("korea", 900, "upcoming"),
      round("gov", 600),
      round("taiwan", 800, "upcoming"),
      round("india", 999, "upcoming"),
    ];
    expect(closingSoon(rounds).map((each) => each.betType)).toEqual(["gov", "taiwan", "korea"]);
  });

  test("a card carries the market's name and leads to its bet page", () => {
    renderWithStores(
      <ClosingSoon words={words.soon} names={{ korea: "Korea" }} rounds={[round("korea", 90)]} />,
    );
    const card = screen.getByRole("link", { name: /Korea/ });
    expect(card.getAttribute("href")).toBe("/lotto/stock/korea-2026-11-23");
    within(card).getByRole("timer");
  });

  test("no rounds is not the same as rounds that could not be read", () => {
    renderWithStores(<ClosingSoon words={words.soon} names={{}} rounds={[]} />);
    screen.getByText("No round is open right now");
    cleanup();
    renderWithStores(<ClosingSoon words={words.soon} names={{}} rounds={null} />);
    screen.getByText(words.soon.failed);
  });
});

describe("the last movement", () => {
  const row = (transactionType: TransactionRow["transactionType"], amount: number): TransactionRow => ({
    id: "1",
    createdAt: "2026-11-23T09:15:30+07:00",
    transactionType,
    amount: satang(amount),
    balance: satang(0),
    ref: null,
    note: null,
  });
  const show = (first: TransactionRow[] | null) =>
    renderWithStores(<BalanceCard words={words.balance} types={credit.type} first={first} />);

  test.each([
    ["DEPOSIT", 300_07, "Deposit", "+฿300.07"],
    ["BET_GOV", -36_00, "Government lottery bet", "−฿36.00"],
    ["PREDEPOSIT", 300_07, "Deposit waiting for transfer", "฿300.07"],
  ] as const)("%s of %d satang", async (type, amount, name, money) => {
    show([row(type, amount)]);
    const last = screen.getByText("Latest movement").parentElement;
    await waitFor(() => within(last ?? document.body).getByText(name));
    within(last ?? document.body).getByText(money);
    screen.getByText("23/11/2026 09:15:30");
  });

  test("none, and not readable, are two things", () => {
    show([]);
    screen.getByText("Nothing in the last 3 days");
    cleanup();
    show(null);
    screen.getByText(words.balance.lastUnknown);
  });
});
