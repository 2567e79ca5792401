import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { WithdrawList } from "@/components/withdrawal/withdraw-list";
import words from "@/locales/en/withdraw.json";
import { renderWithStores } from "../member/with-stores";
import { paid, pending, rejected } from "./withdraw";

afterEach(cleanup);

test("tells when each was requested, and of a paid one when it was paid", () => {
  const items = [pending, { ...paid, id: "paid" }, { ...rejected, id: "rejected" }];
  renderWithStores(<WithdrawList list={{ items, nextCursor: null, state: "ready" }} words={words} />);
  expect(screen.getAllByText("23/11/2026 10:00:00")).toHaveLength(3);
  expect(screen.getAllByText(/^Paid \d/).map(({ textContent }) => textContent)).toEqual([
    "Paid 23/11/2026 10:31:00",
  ]);
});
