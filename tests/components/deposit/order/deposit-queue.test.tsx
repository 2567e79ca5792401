import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DepositQueue } from "@/components/deposit/order/deposit-queue";
import { askEveryMs } from "@/components/deposit/order/follow-deposit";
import { QrPicture } from "@/components/ui/art/qr-picture";
import type { Deposit } from "@/lib/contract/deposits";
import { PLAY_ACCOUNT_NAME } from "@/lib/domain/deposits/deposit-channels";
import { satang } from "@/lib/domain/money/money";
import words from "@/locales/en/credit.json";
import { pressEscape } from "../../../support/dom/sheets";
import { type Answer, renderWithStores } from "../../member/with-stores";
import { coins, kasikorn, queueWords, scanned, stakeFirst, toWallet, waiting } from "../deposit";

const scrolledTo = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-23T10:03:00+07:00"), shouldAdvanceTime: true });
  // The clock would ask a server; here it uses the machine's time.
  vi.stubGlobal("scrollTo", scrolledTo.mockClear());
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const picture = <QrPicture text="00020101" label="A code" />;

function show(deposit: Deposit = waiting, answer: Answer = () => deposit, hasSimulators = true) {
  return renderWithStores(
    <DepositQueue
      deposit={deposit}
      words={queueWords}
      banks={words.bank}
      hasSimulators={hasSimulators}
      picture={picture}
      stakeFirst={stakeFirst}
    />,
    answer,
  );
}

test("the amount is said whole, its satang by a sentence too, with a copy button of its own", () => {
  show();
  const amount = screen.getByRole("region", { name: "Amount to transfer" });
  within(amount).getByText("฿300.07");
  within(amount).getByText("The satang .07 must match too");
  within(amount).getByRole("button", { name: "Copy amount" });
  const account = screen.getByRole("region", { name: "Transfer to" });
  within(account).getByText("012-3-45678-9");
  within(account).getByRole("button", { name: "Copy account number" });
});

test("the holder of an account of play credit is named in the member's language, any other as they are", () => {
  show({ ...waiting, account: { ...kasikorn, name: PLAY_ACCOUNT_NAME } });
  screen.getByText(`Account name ${words.playAccount}`);
  cleanup();
  show({ ...waiting, account: { ...kasikorn, name: "Numbers Co., Ltd." } });
  screen.getByText("Account name Numbers Co., Ltd.");
});

test("the ring counts down to the request's end", async () => {
  show();
  expect((await screen.findByRole("timer")).textContent).toBe("12:00");
  act(() => void vi.advanceTimersByTime(61_000));
  expect(screen.getByRole("timer").textContent).toBe("10:59");
});

test("the address carries the request, so that a reload shows what came of it", () => {
  show();
  expect(window.location.search).toBe(`?id=${waiting.id}`);
});

test("without a push the request is asked for every ten seconds, and the page turns by itself", async () => {
  const { sent } = show(waiting, (name) =>
    name === "cashs" ? { money: 300_07 } : { ...waiting, status: "credited" },
  );
  await act(() => vi.advanceTimersByTimeAsync(askEveryMs));
  await screen.findByText("Credit received");
  // Its title would be under the bar where the page of the request was scrolled.
  expect(scrolledTo).toHaveBeenCalledWith({ top: 0 });
  screen.getByText("+฿300.07");
  screen.getByText("Before you withdraw, stake 70% of the deposit: ฿210.04");
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain("cashs"));
});

describe("what came of a request", () => {
  test.each([
    ["credited", "Credit received", words.queue.creditedText.replace("{amount}", "฿300.07")],
    ["expired", "Time is up", words.queue.expiredText],
    ["unmatched", "The transfer did not match", words.queue.unmatchedText],
    ["cancelled", "Cancelled", words.queue.cancelledText],
    ["claimed", "Staff are checking", words.queue.claimedText],
  ] as const)("%s", (status, title, text) => {
    show({ ...waiting, status }, undefined, false);
    screen.getByRole("heading", { name: title });
    screen.getByText(text);
    expect(screen.queryByRole("timer")).toBeNull();
  });
});

test("giving up asks once before it is done, and leaves the focus on the outcome", async () => {
  const { sent } = show(waiting, () => ({ ...waiting, status: "cancelled" }));
  fireEvent.click(screen.getByRole("button", { name: "Cancel request" }));
  expect(sent).toEqual([]);
  const sheet = within(screen.getByRole("dialog"));
  sheet.getByText("฿300.07");
  sheet.getByText(/Reference/);
  fireEvent.click(screen.getByRole("button", { name: "Yes, cancel it" }));
  const outcome = await screen.findByRole("heading", { name: "Cancelled" });
  expect(document.activeElement).toBe(outcome);
  expect(sent[0]).toEqual({ name: "deposits.cancel", body: { id: waiting.id } });
});

test("the play bank is labelled, and is not there where the upstream has none", () => {
  show();
  screen.getByRole("region", { name: "Simulated bank" });
  cleanup();
  show(waiting, undefined, false);
  expect(screen.queryByRole("region", { name: "Simulated bank" })).toBeNull();
});

test("a transfer without its satang is not credited, and the play bank says where the money is", async () => {
  show(waiting, (name) => (name === "simulators.transfer" ? { matched: false, why: "inexact" } : waiting));
  fireEvent.click(screen.getByRole("button", { name: "Wrong satang" }));
  await screen.findByText(/฿300\.00 was sent, which does not match/);
  screen.getByText("฿300.07");
});

test("an exact transfer turns the page to the credit", async () => {
  show(waiting, (name) =>
    name === "simulators.transfer"
      ? { matched: true }
      : name === "cashs"
        ? { money: 300_07 }
        : { ...waiting, status: "credited" },
  );
  fireEvent.click(screen.getByRole("button", { name: "Transfer exactly" }));
  await waitFor(() => screen.getByText("Credit received"));
});

describe("every channel says whom to pay in its own way", () => {
  test("a code follows the amount whose satang count", () => {
    show(scanned);
    const scan = screen.getByRole("region", { name: "Scan to pay" });
    within(scan).getByRole("img", { name: "A code" });
    expect(
      screen.getByText("฿300.07").compareDocumentPosition(scan) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  test("a fast deposit to an account with PromptPay has the code too, after the account", () => {
    show({ ...waiting, payload: "00020101" });
    screen.getByRole("region", { name: "Or pay the same amount by PromptPay QR" });
  });

  test("a wallet has its number to copy, and a play wallet", () => {
    show(toWallet);
    const wallet = screen.getByRole("region", { name: "Send to this wallet" });
    within(wallet).getByText("089-123-4567");
    within(wallet).getByRole("button", { name: "Copy wallet number" });
    screen.getByRole("region", { name: "Simulated wallet" });
    screen.getByText("Use only a wallet in your own name");
  });

  test("coins have their amount, address and network, each to copy", () => {
    show(coins);
    const amount = screen.getByRole("region", { name: "Amount to send" });
    within(amount).getByText(/8\.250001/);
    within(amount).getByRole("button", { name: "Copy coin amount" });
    const address = screen.getByRole("region", { name: "Send to this address" });
    within(address).getByText("TXb3address");
    within(address).getByText("TRC20");
    within(address).getByRole("button", { name: "Copy address" });
    within(address).getByText("Your transfer is not on the network yet");
    screen.getByText("Send USDT on the TRC20 network only. Anything else is lost.");
  });
});

test("confirmations are counted as they come, and what is under way can't be given up", async () => {
  const seen = { ...coins, transfer: { ...coins.transfer, confirmations: 2 } };
  show(coins, (name) =>
    name === "simulators.transfer"
      ? { matched: false, depositId: coins.id, confirmations: 2, needed: 3 }
      : seen,
  );
  fireEvent.click(screen.getByRole("button", { name: "Send the coins" }));
  await screen.findByText("2 of 3 confirmations");
  screen.getByText("Coins sent: 2 of 3 confirmations so far.");
  expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(2);
  screen.getByRole("button", { name: "One more confirmation" });
  expect(screen.queryByRole("button", { name: "Cancel request" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Sent, but no credit? Report" })).toBeNull();
});

test("coins that the network has seen and not confirmed yet are sent, and are not sent again", () => {
  show({ ...coins, referTransferId: "sim-1" });
  screen.getByText("0 of 3 confirmations");
  screen.getByRole("button", { name: "One more confirmation" });
  expect(screen.queryByRole("button", { name: "Cancel request" })).toBeNull();
});

describe("money that did not arrive by itself", () => {
  // What is typed and not sent is kept in the tab.
  afterEach(() => sessionStorage.clear());
  const open = () => fireEvent.click(screen.getByRole("button", { name: "Sent, but no credit? Report" }));

  test.each(["expired", "cancelled", "unmatched"] as const)(
    "is reported for a request that is %s",
    async (status) => {
      const { sent } = show({ ...waiting, status }, () => ({ ...waiting, status: "claimed" }), false);
      open();
      fireEvent.change(screen.getByLabelText("Amount you sent (baht)"), { target: { value: "300.50" } });
      fireEvent.change(screen.getByLabelText("Time of the transfer"), { target: { value: "09:58" } });
      fireEvent.change(screen.getByLabelText("Note to staff (optional)"), {
        target: { value: "from my app" },
      });
      fireEvent.click(screen.getByRole("button", { name: "Send to staff" }));
      await screen.findByRole("heading", { name: "Staff are checking" });
      expect(sent).toEqual([
        {
          name: "deposits.claim",
          body: {
            id: waiting.id,
            amount: 300_50,
            transferredAt: "2026-11-23T09:58:00+07:00",
            note: "from my app",
          },
        },
      ]);
      // The page receives the claim a moment before the sheet does.
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    },
  );

  test("an amount that is no currency and a time to come are stopped before they are sent", async () => {
    const { sent } = show({ ...waiting, status: "expired" }, undefined, false);
    open();
    fireEvent.change(screen.getByLabelText("Amount you sent (baht)"), { target: { value: "three hundred" } });
    fireEvent.change(screen.getByLabelText("Time of the transfer"), { target: { value: "23:59" } });
    fireEvent.click(screen.getByRole("button", { name: "Send to staff" }));
    await screen.findByText("currency is not a right format.");
    screen.getByText("This time is in the future");
    expect(sent).toEqual([]);
  });

  test("what is typed is there again after the report was closed, and Escape closes it", async () => {
    show({ ...waiting, status: "expired" }, undefined, false);
    open();
    fireEvent.change(screen.getByLabelText("Amount you sent (baht)"), { target: { value: "300.50" } });
    fireEvent.input(screen.getByLabelText("Note to staff (optional)"), { target: { value: "from my app" } });
    pressEscape();
    expect(screen.queryByRole("dialog")).toBeNull();
    open();
    expect(screen.getByLabelText<HTMLInputElement>("Amount you sent (baht)").value).toBe("300.50");
    expect(screen.getByLabelText<HTMLInputElement>("Note to staff (optional)").value).toBe("from my app");
  });

  test("an amount of nothing is asked for", async () => {
    show({ ...waiting, status: "expired" }, undefined, false);
    open();
    fireEvent.change(screen.getByLabelText("Amount you sent (baht)"), { target: { value: "0" } });
    fireEvent.click(screen.getByRole("button", { name: "Send to staff" }));
    await screen.findByText(queueWords.amount.required);
  });

  test("while the request waits, the report says that it ends it", async () => {
    const { sent } = show(waiting, (name) => ({
      ...waiting,
      status: name === "deposits.cancel" ? "cancelled" : "claimed",
    }));
    open();
    screen.getByText(/Reporting ends this request/);
    fireEvent.click(screen.getByRole("button", { name: "Send to staff" }));
    await screen.findByRole("heading", { name: "Staff are checking" });
    expect(sent.map(({ name }) => name)).toEqual(["deposits.cancel", "deposits.claim"]);
  });

  test.each(["credited", "claimed", "rejected"] as const)("is not asked for once it is %s", (status) => {
    show({ ...waiting, status }, undefined, false);
    expect(screen.queryByRole("button", { name: "Sent, but no credit? Report" })).toBeNull();
  });
});

test("a rejected report says what was reported, and why", () => {
  const report = {
    amount: satang(300_50),
    transferredAt: "2026-11-23T09:58:00+07:00",
    reportedAt: "2026-11-23T10:05:00+07:00",
  };
  show({ ...waiting, status: "rejected", reason: "no such row at the bank", report }, undefined, false);
  screen.getByText("You reported ฿300.50, sent 23/11/2026 09:58:00");
  screen.getByRole("heading", { name: "Not approved" });
  screen.getByText("Reason: no such row at the bank");
});

test("what staff credited instead of the total is what is shown", () => {
  show({ ...waiting, status: "credited", creditedAmount: satang(250_00) }, undefined, false);
  screen.getByText("+฿250.00");
});
