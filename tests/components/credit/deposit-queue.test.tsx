import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askEveryMs, DepositQueue } from "@/components/credit/deposit-queue";
import type { Deposit } from "@/lib/contract/deposits";
import words from "@/locales/en/credit.json";
import { type Answer, renderOnShelf } from "../member/on-shelf";
import { waiting } from "./deposit";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-23T10:03:00+07:00"), shouldAdvanceTime: true });
  // The clock would ask a server; here it keeps the time of the machine.
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(deposit: Deposit = waiting, answer: Answer = () => deposit, hasSimulators = true) {
  return renderOnShelf(
    <DepositQueue deposit={deposit} words={words} banks={words.bank} hasSimulators={hasSimulators} />,
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
  screen.getByText("+฿300.07");
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

test("giving up asks once before it is done", async () => {
  const { sent } = show(waiting, () => ({ ...waiting, status: "cancelled" }));
  fireEvent.click(screen.getByRole("button", { name: "Cancel request" }));
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Yes, cancel it" }));
  await screen.findByRole("heading", { name: "Cancelled" });
  expect(sent[0]).toEqual({ name: "deposits.fast.cancel", body: { id: waiting.id } });
});

test("the play bank is labelled, and is not there where the upstream has none", () => {
  show();
  screen.getByRole("region", { name: "Play bank" });
  cleanup();
  show(waiting, undefined, false);
  expect(screen.queryByRole("region", { name: "Play bank" })).toBeNull();
});

test("a transfer without its satang is not credited, and the play bank says where the money is", async () => {
  show(waiting, (name) => (name === "simulators.transfer" ? { matched: false, why: "inexact" } : waiting));
  fireEvent.click(screen.getByRole("button", { name: "Wrong satang" }));
  await screen.findByText(/The play bank sent ฿300\.00, which does not match/);
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
