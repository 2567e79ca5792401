import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MethodRow } from "@/components/deposit/request/method-row";
import { satang } from "@/lib/domain/money/money";
import credit from "@/locales/en/credit.json";
import deposit from "@/locales/en/deposit.json";

afterEach(cleanup);

function show(full: string | null, open = true) {
  render(
    <ul>
      <MethodRow
        words={credit.deposit}
        deposit={deposit}
        offer={{ channel: "fast", open, min: satang(100_00), max: satang(200_000_00), accounts: [] }}
        full={full}
        mark="recommended"
        waits={null}
      />
    </ul>,
  );
}

test("a way that is open leads to its form and says how much it takes", () => {
  show(null);
  expect(screen.getByRole("link", { name: /Fast/ }).getAttribute("href")).toBe("/credit/deposit/fast");
  screen.getByText("Recommended");
  screen.getByText(/฿200,000/);
});

test("a way for which the member's own limit leaves nothing says so instead of an amount, and leads nowhere", () => {
  show("Own limit used up");
  screen.getByText("Own limit used up");
  expect([screen.queryByRole("link"), screen.queryByText(/฿/), screen.queryByText("Recommended")]).toEqual([
    null,
    null,
    null,
  ]);
});

test("a closed way is closed, whatever the limit leaves", () => {
  show("Own limit used up", false);
  screen.getByText(credit.deposit.closed);
  expect([screen.queryByRole("link"), screen.queryByText("Own limit used up")]).toEqual([null, null]);
});
