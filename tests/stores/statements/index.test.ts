import { beforeEach, describe, expect, test, vi } from "vitest";
import { Fault } from "@/lib/contract/fault";
import type { StatementPage, StatementSelection, TransactionRow } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import type { StoreDeps } from "@/stores/_core/registry";
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

interface Asked {
  body: StatementSelection & { cursor?: string; limit: number };
}

function statementsOf(answer: (asked: Asked) => unknown) {
  const call = async (_noun: unknown, _entry: unknown, asked: Asked) => answer(asked);
  return createStatements({ call: call as StoreDeps["call"] }, { session: null });
}

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());

test("a failed load is logged, clears the loading flag and leaves the rows", async () => {
  const statements = statementsOf(() => {
    throw new Fault("upstream-timeout");
  });
  statements.getState().open([old]);
  await statements.getState().load();
  expect(statements.getState()).toMatchObject({ rows: [old], isLoading: false, isStale: true });
  expect(logged).toHaveBeenCalledOnce();
});

test("a load brings the newest rows, and a page from a cache does not take them back", async () => {
  const statements = statementsOf(() => [fresh, old]);
  await statements.getState().load();
  statements.getState().open([old]);
  expect(statements.getState().rows).toEqual([fresh, old]);
});

describe("a list over a period", () => {
  const selection: StatementSelection = { startedDate: "2026-11-20", endedDate: "2026-11-24" };
  const key = "all|2026-11-20|2026-11-24";
  /** Row n happened in minute n. */
  const nth = (n: number) => row(String(n), `2026-11-23T09:${String(n).padStart(2, "0")}:00+07:00`);
  const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => nth(from - at));
  const totals = (count: number) => ({ in: satang(count * 100), out: satang(0), count });
  const page = (items: TransactionRow[], nextCursor: string | null, count: number | null): StatementPage => ({
    items,
    nextCursor,
    totals: count === null ? null : totals(count),
  });
  const idsOf = (statements: ReturnType<typeof statementsOf>) =>
    statements.getState().lists[key]?.rows.map(({ id }) => Number(id));

  test("grows by pages to its end, once at a time, and keeps the totals of the first page", async () => {
    const asked: (string | undefined)[] = [];
    const statements = statementsOf(({ body }) => {
      asked.push(body.cursor);
      return body.cursor === "7" ? page(down(6, 4), "4", null) : page(down(3, 1), null, null);
    });
    statements.getState().openList(selection, page(down(9, 7), "7", 9));
    await Promise.all([statements.getState().more(selection), statements.getState().more(selection)]);
    expect(idsOf(statements)).toEqual([9, 8, 7, 6, 5, 4]);
    await statements.getState().more(selection);
    await statements.getState().more(selection);
    expect(idsOf(statements)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(asked).toEqual(["7", "4"]);
    expect(statements.getState().lists[key]?.totals?.count).toBe(9);
  });

  test("takes what is newest in front and keeps what was read below, where the two meet", async () => {
    const statements = statementsOf(() => page(down(11, 6), "6", 11));
    statements.getState().openList(selection, page(down(9, 4), "4", 9));
    await statements.getState().refresh(selection);
    expect(idsOf(statements)).toEqual([11, 10, 9, 8, 7, 6, 5, 4]);
    expect(statements.getState().lists[key]).toMatchObject({ nextCursor: "4", totals: totals(11) });
  });

  test("begins anew where so much has happened that the two don't meet: no gap in money", async () => {
    const statements = statementsOf(() => page(down(30, 20), "20", 30));
    statements.getState().openList(selection, page(down(9, 4), "4", 9));
    await statements.getState().refresh(selection);
    expect(idsOf(statements)).toEqual(down(30, 20).map(({ id }) => Number(id)));
    expect(statements.getState().lists[key]?.nextCursor).toBe("20");
  });

  test("does not take a next page that was asked for before it began anew", async () => {
    let answerPage: (() => void) | undefined;
    const statements = statementsOf(({ body }) =>
      body.cursor
        ? new Promise((resolve) => {
            answerPage = () => resolve(page(down(3, 1), null, null));
          })
        : page(down(30, 20), "20", 30),
    );
    statements.getState().openList(selection, page(down(9, 4), "4", 9));
    const reading = statements.getState().more(selection);
    await vi.waitFor(() => expect(answerPage).toBeDefined());
    await statements.getState().refresh(selection);
    answerPage?.();
    await reading;
    expect(idsOf(statements)).toEqual(down(30, 20).map(({ id }) => Number(id)));
    expect(statements.getState().lists[key]).toMatchObject({ nextCursor: "20", state: "ready" });
  });

  test("loses a request that waited once its deposit is there", async () => {
    const waiting = { ...nth(9), id: "request", transactionType: "PREDEPOSIT" as const };
    const statements = statementsOf(() => page(down(9, 7), "7", 9));
    statements.getState().openList(selection, page([waiting, ...down(8, 7)], "7", 8));
    await statements.getState().refresh(selection);
    expect(idsOf(statements)).toEqual([9, 8, 7]);
  });

  test("come back to by an old page stays as new as it was", () => {
    const statements = statementsOf(() => undefined);
    statements.getState().openList(selection, page(down(9, 4), null, 9));
    statements.getState().openList(selection, page(down(7, 4), null, 7));
    expect(idsOf(statements)).toEqual([9, 8, 7, 6, 5, 4]);
  });

  test("that can't be read on says so, is logged, and keeps its rows; so does one that can't be refreshed", async () => {
    const statements = statementsOf(() => {
      throw new Fault("upstream-timeout");
    });
    statements.getState().openList(selection, page(down(9, 7), "7", 9));
    await statements.getState().more(selection);
    expect(statements.getState().lists[key]?.state).toBe("failed");
    await statements.getState().refresh(selection);
    expect(statements.getState().lists[key]?.isStale).toBe(true);
    expect(idsOf(statements)).toEqual([9, 8, 7]);
    expect(await statements.getState().readAll(selection)).toBeNull();
    expect(logged).toHaveBeenCalledTimes(3);
  });

  test("is read to its end before it is kept", async () => {
    const statements = statementsOf(({ body }) =>
      body.cursor === "7" ? page(down(6, 4), "4", null) : page(down(3, 1), null, null),
    );
    statements.getState().openList(selection, page(down(9, 7), "7", 9));
    expect((await statements.getState().readAll(selection))?.map(({ id }) => Number(id))).toEqual([
      9, 8, 7, 6, 5, 4, 3, 2, 1,
    ]);
  });
});
