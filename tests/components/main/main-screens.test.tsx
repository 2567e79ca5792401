import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { BalanceCard } from "@/components/main/balance-card";
import { ClosingSoon } from "@/components/main/closing-soon";
import type { Round, RoundStatus } from "@/lib/contract/rounds";
import type { TransactionRow } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { epochMs } from "@/lib/domain/time/time";
import credit from "@/locales/en/credit.json";
import words from "@/locales/en/main.json";
import { useStoreInstance } from "@/stores/_core/registry";
import { createAppDefault } from "@/stores/app-default";
import { renderWithStores } from "../member/with-stores";

vi.mock("next/navigation", () => ({
  useParams: () => ({ locale: "th" }),
  useRouter: () => ({ refresh: () => undefined }),
}));
afterEach(cleanup);
function Hide() {
  const app = useStoreInstance(createAppDefault);
  useEffect(() => app.getState().hideBalance(true), [app]);
  return null;
}

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

describe("the strip of rounds that close soon", () => {
  test("a card carries the market's name and leads to its bet page", () => {
    renderWithStores(
      <ClosingSoon words={words.soon} names={{ korea: "Korea" }} rounds={[round("korea", 90)]} />,
    );
    const card = screen.getByRole("link", { name: /Korea/ });
    expect(card.getAttribute("href")).toBe("/lotto/stock/korea-2026-11-23");
    within(card).getByRole("timer");
  });

  test("a round that opens later says when", () => {
    renderWithStores(
      <ClosingSoon words={words.soon} names={{ korea: "Korea" }} rounds={[round("korea", 90, "upcoming")]} />,
    );
    expect(screen.getByRole("link", { name: /Korea/ }).textContent).toBe("KoreaOpens 11:29");
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
    screen.getByText("23/11/2026");
  });

  test("of several deposits that wait the others are counted, as the list of requests has them", () => {
    const waiting = (id: string) => ({ ...row("PREDEPOSIT", 300_00), id });
    show([waiting("1"), { ...waiting("2"), isReported: true }, row("DEPOSIT", 100_00)]);
    const more = screen.getByRole("link", { name: "and 1 more deposit waiting" });
    expect(more.getAttribute("href")).toBe("/credit/status");
  });

  test("is hidden with the balance", () => {
    const { container } = renderWithStores(
      <>
        <Hide />
        <BalanceCard words={words.balance} types={credit.type} first={[row("DEPOSIT", 300_07)]} />
      </>,
    );
    expect(container.textContent).not.toMatch(/\d\.\d\d/);
  });

  test("none, and not readable, are two things", () => {
    show([]);
    screen.getByText("Nothing in the last 3 days");
    cleanup();
    show(null);
    screen.getByText(words.balance.lastUnknown);
  });
});
