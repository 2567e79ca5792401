import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askEveryMs, WithdrawScreen } from "@/components/withdrawal/withdraw-screen";
import type { UserBank } from "@/lib/contract/banks";
import { Fault } from "@/lib/contract/fault";
import type { Turnover } from "@/lib/contract/turnovers";
import type { Withdraw } from "@/lib/contract/withdraws";
import { satang } from "@/lib/domain/money/money";
import credit from "@/locales/en/credit.json";
import faults from "@/locales/en/fault.json";
import words from "@/locales/en/withdraw.json";
import th from "@/locales/th/fault.json";
import { createCredit } from "@/stores/credit";
import { type Answer, renderWithStores } from "../member/with-stores";
import { kasikorn, met, open, paid, pending, rejected, siam } from "./withdraw";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-23T10:01:00+07:00"), shouldAdvanceTime: true });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Shown {
  accounts?: UserBank[] | null;
  items?: Withdraw[] | null;
  turnover?: Turnover | null;
  restsUntil?: string;
  answer?: Answer;
}

/** A member with 60,000 baht; a call's answer unless the test gives another. */
function show({ accounts = [kasikorn, siam], items = [], turnover = met, restsUntil, answer }: Shown = {}) {
  const usual: Answer = (name) => {
    if (name === "cashs") return { money: satang(60_000_00) };
    if (name === "turnovers.one") return turnover ?? met;
    if (name === "withdraws.all") return { items: items ?? [], nextCursor: null, restsUntil };
    return pending;
  };
  return renderWithStores(
    <WithdrawScreen
      accounts={accounts}
      first={items && { items, nextCursor: null, restsUntil }}
      turnover={turnover}
      words={words}
      foreseen={faults}
      support={<a href="tel:02-123">Call 02-123</a>}
      banks={credit.bank}
    />,
    (name, body) => answer?.(name, body) ?? usual(name, body),
  );
}

const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: words.form.submit });
const box = () => screen.getByLabelText<HTMLInputElement>("Amount to withdraw");
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const review = () => fireEvent.click(submit());
const confirm = async () => fireEvent.click(await screen.findByRole("button", { name: "Confirm" }));
const names = (sent: { name: string }[]) => sent.map(({ name }) => name);

describe("the form", () => {
  test("shows accounts by their last digits only, and the first is chosen", () => {
    show();
    expect(
      screen.getByRole<HTMLInputElement>("radio", { name: /Kasikornbank.*ending in 7890/ }).checked,
    ).toBe(true);
    expect(document.body.textContent).not.toContain("1234567890");
    expect(document.body.textContent).not.toContain("123456");
  });

  test.each([
    ["", "Enter the amount to withdraw"],
    ["12.345", faults["currency-malformed"]],
    ["99.99", "The minimum withdrawal is ฿100"],
    ["49000.01", faults["withdraw-amount-too-high"]],
  ])("an amount of %j is stopped before it is sent", async (amount, problem) => {
    const { sent } = show();
    if (amount) type(amount);
    review();
    await screen.findByText(problem);
    expect(box().getAttribute("aria-invalid")).toBe("true");
    expect(names(sent)).not.toContain("withdraws.create");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("the day's limits are those of the list: four of 49,000 leave 4,000", async () => {
    const items = [1, 2, 3, 4].map((at) => ({ ...paid, id: `done${at}`, amount: satang(49_000_00) }));
    show({ items });
    screen.getByText("Withdrawals left today");
    screen.getByText("1");
    screen.getByText("up to ฿4,000.00 in total");
    type("4000.01");
    review();
    await screen.findByText(faults["withdraw-day-limit-reached"]);
  });

  test("what goes out, where to, and that it can't be taken back stands on one sheet before it goes", async () => {
    const { sent } = show();
    fireEvent.click(screen.getByRole("radio", { name: /Siam Commercial/ }));
    type("1234.5");
    review();
    const sheet = await screen.findByRole("dialog", { name: "Review the withdrawal" });
    within(sheet).getByText("฿1,234.50");
    within(sheet).getByText("Siam Commercial Bank");
    within(sheet).getByText("ending in 3210");
    within(sheet).getByText(/You cannot cancel it once it is sent/);
    expect(document.activeElement).toBe(within(sheet).getByRole("button", { name: "Confirm" }));
    await confirm();
    await screen.findByRole("region", { name: words.progress.pending });
    expect(sent.find(({ name }) => name === "withdraws.create")?.body).toEqual({
      bankId: 8,
      amount: 1_234_50,
    });
    await waitFor(() => expect(document.activeElement?.textContent).toBe(words.progress.pending));
  });

  test.each([
    "withdraw-system-error",
    "withdraw-account-mismatch",
    "withdraw-pending-already",
    "withdraw-day-limit-reached",
    "withdraw-amount-too-high",
    "withdraw-count-limit-reached",
  ] as const)("a refusal %s is said in the spec's words, and the sheet stays", async (code) => {
    show({
      answer: (name) => {
        if (name === "withdraws.create") throw new Fault(code);
        return undefined;
      },
    });
    type("500");
    review();
    await confirm();
    // The query reads a no-break space as a space.
    await screen.findByText(th[code].replaceAll("\u00a0", " "));
    screen.getByRole("dialog", { name: "Review the withdrawal" });
  });

  test("a lost answer keeps the sheet closed to all but asking again", async () => {
    const answers = [new Fault("network-lost"), pending];
    show({
      answer: (name) => {
        if (name !== "withdraws.create") return undefined;
        const next = answers.shift();
        if (next instanceof Error) throw next;
        return next;
      },
    });
    type("500");
    review();
    await confirm();
    fireEvent.click(await screen.findByRole("button", { name: "Ask again now" }));
    await screen.findByRole("region", { name: words.progress.pending });
  });
});

describe("instead of the form", () => {
  test("without an account: where to add one", () => {
    show({ accounts: [] });
    expect(screen.getByRole("link", { name: "Add a bank account" }).getAttribute("href")).toMatch(
      "/bank/add",
    );
  });

  test.each([
    ["waiting", "Your account is being checked"],
    ["rejected", "The account you added was not approved"],
  ] as const)("with an account that is %s: how it stands", (status, said) => {
    show({ accounts: [{ ...kasikorn, status }] });
    screen.getByText(said);
    screen.getByRole("link", { name: "See its status" });
  });

  test.each([
    [100_00, "Stake ฿200.00 more; once those bets are settled you can withdraw."],
    [300_00, words.turnover.blockedWaits],
    [450_00, words.turnover.blockedWaits],
  ])("%i satang on slips that wait for a result need not be staked again", (running, said) => {
    show({ turnover: { ...open, running: satang(running) } });
    screen.getByText(said);
    expect(screen.queryByText(words.today.title)).toBeNull();
  });

  test("with stakes left: how much and where to bet, and asked again it gives way", async () => {
    let now = open;
    show({ turnover: open, answer: (name) => (name === "turnovers.one" ? now : undefined) });
    screen.getByText("Stake ฿300.00 more; once those bets are settled you can withdraw.");
    expect(screen.getByRole("link", { name: "Place a bet" }).getAttribute("href")).toMatch("/lotto");
    const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Turnover" });
    expect(bar.value).toBe(62);
    expect(bar.getAttribute("aria-valuetext")).toBe("฿500.00 of ฿800.00 staked");
    // Beside the state, once, stands what counts.
    for (const rule of Object.values(words.turnover.countsList)) screen.getByText(rule);
    now = met;
    fireEvent.click(screen.getByRole("button", { name: "Check again" }));
    await waitFor(() => expect(submit().disabled).toBe(false));
  });

  test("what is done and what is left stand in one list, each with the way to it", () => {
    show({ accounts: [], turnover: open });
    const [bank, turnover] = screen.getAllByRole("listitem");
    expect(submit().disabled && bank?.textContent).toContain(words.conditions.left);
    expect(turnover?.textContent).toContain("Stake ฿300.00 more");
    screen.getByRole("link", { name: "Add a bank account" });
    screen.getByRole("link", { name: "Place a bet" });
    cleanup();
    show({ turnover: open });
    const [done] = screen.getAllByRole("listitem");
    expect(done?.textContent).toMatch(/^done.*Kasikornbank/);
  });

  test("a balance below the least withdrawal is said before an amount is typed", async () => {
    const { registry } = show();
    box();
    act(() => registry.take(createCredit).setState({ cash: satang(99_99) }));
    screen.getByText("You have ฿99.99; the minimum withdrawal is ฿100");
    expect(screen.getByRole("link", { name: "Deposit" }).getAttribute("href")).toMatch("/credit/deposit");
  });

  test("a failed read does not block the form", () => {
    show({ items: null, turnover: null });
    screen.getByText(words.today.unknown);
    screen.getByText(words.turnover.unknown);
    screen.getByText(words.list.failed);
    box();
  });
});

describe("one on its way", () => {
  test("says its place, its time, its reference, and offers no way to cancel", () => {
    show({ items: [pending] });
    // A number of withdrawals that are left would promise the next one now.
    screen.getByText("A withdrawal is under way. You can make the next one once it is finished.");
    expect(screen.queryByText("Withdrawals left today")).toBeNull();
    expect(screen.queryByText(/you can withdraw/i)).toBeNull();
    screen.getByText("No. 1 in the queue");
    screen.getByText("Expected by 10:05");
    expect(screen.getAllByText("Reference 7BE4AA5B").length).toBeGreaterThan(0);
    screen.getByText(/cannot be cancelled/);
    expect(screen.queryByRole("button", { name: /cancel/i })).toBeNull();
    const steps = within(screen.getByRole("list", { name: "Progress" })).getAllByRole("listitem");
    expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null, null]);
  });

  test.each([
    ["paid", paid, "The money was transferred"],
    ["rejected", rejected, "The withdrawal was not approved"],
  ])("without a push it turns %s by itself", async (_, over, said) => {
    const items = [over];
    const { sent } = show({
      items: [pending],
      answer: (name) => (name === "withdraws.all" ? { items, nextCursor: null } : undefined),
    });
    await act(() => vi.advanceTimersByTimeAsync(askEveryMs));
    await screen.findByRole("region", { name: said });
    await waitFor(() => expect(names(sent)).toContain("cashs"));
    fireEvent.click(screen.getByRole("button", { name: "Withdraw again" }));
    box();
  });

  test("a rejected one says why and that the money is back", async () => {
    show({
      items: [pending],
      answer: (name) => (name === "withdraws.all" ? { items: [rejected], nextCursor: null } : undefined),
    });
    fireEvent.click(screen.getByRole("button", { name: "Check now" }));
    await screen.findByText("฿500.00 is back in your balance");
    expect(screen.getAllByText("Reason: The name is not readable").length).toBe(2);
  });
});

describe("while withdrawals rest", () => {
  const until = "2026-11-24T10:00:30+07:00";

  test("the page says from when on they go out again, and why, in the form's place", async () => {
    show({ restsUntil: until });
    await screen.findByRole("heading", { name: "Withdrawals are paused" });
    screen.getByText("You can withdraw again from 24/11/2026 10:00:30.");
    for (const text of [words.resting.text, "Call 02-123"]) screen.getByText(text);
    expect(screen.queryByRole("button", { name: "Review the withdrawal" })).toBeNull();
  });

  test("a form that was sent meanwhile says so with the time, and keeps what was typed until it is read", async () => {
    show({
      answer: (name) => {
        if (name === "withdraws.create") throw new Fault("withdraw-resting", { until });
        return undefined;
      },
    });
    type("500");
    review();
    await confirm();
    const again = th["again-from"].replace("{time}", "24/11/2026 10:00:30");
    await screen.findByText(`${th["withdraw-resting"]} ${again}`);
    expect(box().value).toBe("500");
  });
});
