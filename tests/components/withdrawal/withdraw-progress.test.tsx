import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { WithdrawProgress } from "@/components/withdrawal/withdraw-progress";
import type { Withdraw } from "@/lib/contract/withdraws";
import credit from "@/locales/en/credit.json";
import words from "@/locales/en/withdraw.json";
import { createClock } from "@/stores/page/clock";
import { renderWithStores } from "../member/with-stores";
import { paid, pending } from "./withdraw";

afterEach(cleanup);

const show = (withdraw: Withdraw) =>
  renderWithStores(
    <WithdrawProgress
      withdraw={withdraw}
      banks={credit.bank}
      words={words}
      support={<a href="tel:02-123">Call 02-123</a>}
      isNew={false}
    />,
  );

test("before its time it says when it is expected, and names nobody to ask", () => {
  const { registry } = show(pending);
  act(() => registry.take(createClock).setState({ nowMs: Date.parse("2026-11-23T10:01:00+07:00") }));
  screen.getByText("Expected by 10:05");
  expect(screen.queryByRole("link", { name: /Call/ })).toBeNull();
});

test("past its time it says so, with the time that was promised and the ways to ask", () => {
  const { registry } = show(pending);
  act(() => registry.take(createClock).setState({ nowMs: Date.parse("2026-11-23T10:05:00+07:00") }));
  screen.getByText(/It was expected by 10:05 and is taking longer than usual/);
  expect(screen.queryByText(/^Expected by/)).toBeNull();
  screen.getByRole("link", { name: "Call 02-123" });
});

test("a promise of another day than today is told with its day", () => {
  const { registry } = show(pending);
  act(() => registry.take(createClock).setState({ nowMs: Date.parse("2026-11-24T09:00:00+07:00") }));
  screen.getByText(/It was expected by 23\/11\/2026 10:05 and is taking longer/);
  cleanup();
  const { registry: before } = show({ ...pending, expectedAt: "2026-11-24T00:10:00+07:00" });
  act(() => before.take(createClock).setState({ nowMs: Date.parse("2026-11-23T23:50:00+07:00") }));
  screen.getByText("Expected by 24/11/2026 00:10");
});

test("it is on its way once it was approved, and not before", () => {
  show(pending);
  screen.getByRole("region", { name: "Withdrawal requested, being checked" });
  cleanup();
  show({ ...pending, status: "approved", place: null });
  screen.getByRole("region", { name: "Your withdrawal is on its way" });
});

const said = () =>
  within(screen.getByRole("list", { name: "Progress" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("of a paid one each step has its own time: the approval at the check, the payment at the end", () => {
  show(paid);
  expect(said()).toEqual([
    "Requested (done)23/11/2026 10:00:00",
    "Checking (done)23/11/2026 10:04:00",
    "Transferring (done)",
    "Success (done)23/11/2026 10:31:00",
  ]);
});

test("of an upstream that does not tell when it paid, no other time stands there", () => {
  const { paidAt: _paidAt, ...untold } = paid;
  show(untold);
  expect(said().at(-1)).toBe("Success (done)");
});
