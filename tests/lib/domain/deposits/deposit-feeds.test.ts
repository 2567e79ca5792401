import fc from "fast-check";
import { expect, test } from "vitest";
import { MINUTE_MS } from "@/lib/domain/time/time";
import { type Act, acts, at } from "../../../support/deposit-acts";
import { Books } from "../../../support/deposit-books";

const accounts = ["bank-1", "bank-2"];

test("over 10,000 random feeds each row is credited at most once, to the right member, and none is lost", () => {
  const seen = { matched: 0, unmatched: 0, resolved: 0, dismissed: 0 };
  let feeds = 0;
  fc.assert(
    fc.property(acts(40), (day) => {
      const books = new Books();
      let nowMs = 1_000_000_000;
      let refs = 0;
      const told: string[] = [];
      for (const act of day) {
        nowMs = play(books, act, nowMs, () => `ref-${++refs}`, told);
        expect(books.faults()).toEqual([]);
      }
      // Every reported row is there, once.
      expect(books.rows.map(({ ref }) => ref).sort()).toEqual([...new Set(told)].sort());
      feeds += 1;
      for (const { state } of books.rows) seen[state] += 1;
    }),
    { numRuns: 10_000 },
  );
  expect(feeds).toBe(10_000);
  // The runs covered every kind of event.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(1_000);
}, 120_000);

/** Runs one action; returns the time after it. */
function play(books: Books, act: Act, nowMs: number, newRef: () => string, told: string[]): number {
  const { requests, rows } = books;
  const request = "request" in act ? at(requests, act.request) : undefined;
  const row = "row" in act ? at(rows, act.row) : undefined;
  if (act.kind === "wait") {
    books.expire(nowMs + act.minutes * MINUTE_MS);
    return nowMs + act.minutes * MINUTE_MS;
  }
  if (act.kind === "ask") {
    books.ask(act.owner, accounts[act.account] ?? "", (100 + act.amount) * 100, nowMs);
  } else if (act.kind === "stray") {
    const amount = 100_00 + act.amount;
    take({
      accountId: accounts[act.account] ?? "",
      amount,
      atMs: nowMs + act.minutes * MINUTE_MS,
      ref: newRef(),
    });
  } else if (act.kind === "row" && request) {
    const accountId = act.elsewhere
      ? (accounts.find((one) => one !== request.accountId) ?? "")
      : request.accountId;
    take({
      accountId,
      amount: request.total + act.off,
      atMs: request.createdAtMs + act.minutes * MINUTE_MS,
      ref: newRef(),
    });
  } else if (act.kind === "repeat" && row) {
    const before = { ...row };
    take(row);
    expect(row).toEqual(before);
  } else if (act.kind === "resolve" && row && request) books.resolve(row, request);
  else if (act.kind === "dismiss" && row) books.dismiss(row);
  else if (act.kind === "cancel" && request) books.cancel(request);
  else if (act.kind === "claim" && request) books.claim(request, nowMs);
  else if (act.kind === "reject" && request) books.reject(request);
  return nowMs;

  function take(fact: Parameters<Books["book"]>[0]): void {
    told.push(fact.ref);
    books.book({ ref: fact.ref, accountId: fact.accountId, amount: fact.amount, atMs: fact.atMs });
  }
}
