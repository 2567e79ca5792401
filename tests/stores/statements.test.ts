import { expect, test } from "vitest";
import { Fault } from "@/lib/contract/fault";
import type { TransactionRow } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money";
import type { Needs } from "@/stores/shelved";
import { createStatements } from "@/stores/statements";

const row = (id: string, createdAt: string): TransactionRow => ({
  id,
  createdAt,
  transactionType: "DEPOSIT",
  amount: satang(300_07),
  balance: satang(300_07),
  ref: null,
  note: null,
});
const old = row("1", "2026-11-23T09:00:00+07:00");
const fresh = row("2", "2026-11-23T10:00:00+07:00");

function statementsOf(answer: () => unknown) {
  const call = async () => answer();
  return createStatements({ call: call as Needs["call"], tell: () => undefined }, { session: null });
}

test("a failed load clears the loading flag and leaves the rows", async () => {
  const statements = statementsOf(() => {
    throw new Fault("upstream-timeout");
  });
  statements.getState().open([old]);
  await statements.getState().load();
  expect(statements.getState()).toMatchObject({ rows: [old], isLoading: false, isStale: true });
});

test("a load brings the newest rows, and a page from a cache does not take them back", async () => {
  const statements = statementsOf(() => [fresh, old]);
  await statements.getState().load();
  statements.getState().open([old]);
  expect(statements.getState().rows).toEqual([fresh, old]);
});
