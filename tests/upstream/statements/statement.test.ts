import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { rejectWithdraw } from "@/lib/contract/operators/withdraws";
import {
  allTransactions,
  bankTransactions,
  pageOfTransactions,
  type StatementSelection,
  type TransactionRow,
  trueWalletHistory,
} from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { latestEnd } from "@/lib/domain/money/transactions";
import { addDays, atBangkok } from "@/lib/domain/time/time";
import { accountOf } from "@/upstream/ledger/posted-within";
import { voidRound } from "@/upstream/settlement/settle-round";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { withdraw, withdrawer } from "../../support/world/banks";
import { askWallet, playMoney, report } from "../../support/world/deposits";
import { STARTS_AT, TODAY } from "../../support/world/facts";
import { newcomer, operator, type Person, payIn } from "../../support/world/people";
import { addRound, bet, line } from "../../support/world/rounds";
import { runOn, standStill } from "../../support/world/yeekee";

const today = { startedDate: TODAY, endedDate: TODAY };

describe.each(oneDatabase)("the statement on $kind", (kind) => {
  const open = useService(kind);

  test("by pages is the plain list, whatever the size of a page, and its first page alone has the totals", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    await history(service, member, 23);
    const plain = await service.call(allTransactions, { body: today, token: member.token });
    expect(plain).toHaveLength(24);
    for (const limit of [1, 7, 24, 100]) {
      const pages = await readPages(service, member, today, limit);
      expect(pages.flatMap(({ items }) => items)).toEqual(plain);
      expect(pages.slice(1).every(({ totals }) => totals === null)).toBe(true);
      expect(pages[0]?.totals).toEqual({ in: 1_000_00, out: 23_00, refunded: 0, count: 24 });
    }
  });

  test("has every amount and the balance that it left, newest first", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    await history(service, member, 3);
    const rows = await service.call(allTransactions, { body: today, token: member.token });
    expect(rows.map(({ transactionType, amount, balance }) => [transactionType, amount, balance])).toEqual([
      ["BET_STOCK", -1_00, 997_00],
      ["BET_STOCK", -1_00, 998_00],
      ["BET_STOCK", -1_00, 999_00],
      ["ADMIN_INCREASE", 1_000_00, 1_000_00],
    ]);
  });

  test("of one group holds that group's rows and totals alone; a request that waits is the deposits'", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    await history(service, member, 2);
    const request = await ask(service, member);
    const of = async (group?: StatementSelection["group"]) => {
      const body = { ...today, ...(group && { group }) };
      const { items, totals } = await service.call(pageOfTransactions, { body, token: member.token });
      return [items.map(({ transactionType }) => transactionType), totals];
    };
    expect(await of("lotto")).toEqual([
      ["BET_STOCK", "BET_STOCK"],
      { in: 0, out: 2_00, refunded: 0, count: 2 },
    ]);
    expect(await of("deposit")).toEqual([
      ["PREDEPOSIT", "ADMIN_INCREASE"],
      { in: 1_000_00, out: 0, refunded: 0, count: 1 },
    ]);
    expect(await of("withdraw")).toEqual([[], { in: 0, out: 0, refunded: 0, count: 0 }]);
    expect(await of("games")).toEqual([[], { in: 0, out: 0, refunded: 0, count: 0 }]);
    const [waiting] = await service.call(allTransactions, { body: today, token: member.token });
    expect(waiting).toMatchObject({
      amount: request.prepareTotal,
      balance: 998_00,
      ref: { kind: "deposit", id: request.id },
    });
  });

  test("counts a stake that came back apart from the income, so that all sums make the change of the balance", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const { token } = member;
    const betId = await addRound(service, "th_open");
    await bet(service, member, betId, [line("teng_bon_2", "47", 30)]);
    await service.db.transaction((tx) => voidRound(tx, betId, "a test"));
    const { totals } = await service.call(pageOfTransactions, { body: today, token });
    expect(totals).toEqual({ in: 100_00, out: 30_00, refunded: 30_00, count: 3 });
    const lotto = await service.call(pageOfTransactions, { body: { ...today, group: "deposit" }, token });
    expect(lotto.totals).toEqual({ in: 100_00, out: 0, refunded: 30_00, count: 2 });
  });

  test("keeps to its days in Bangkok, both included", async () => {
    const service = open();
    const member = await newcomer(service, 10);
    const types = async (startedDate: string, endedDate: string) =>
      (await service.call(allTransactions, { body: { startedDate, endedDate }, token: member.token })).length;
    expect(await types(TODAY, TODAY)).toBe(1);
    expect(await types(addDays(TODAY, -3), addDays(TODAY, 1))).toBe(1);
    expect(await types(addDays(TODAY, 1), addDays(TODAY, 5))).toBe(0);
    expect(await types(addDays(TODAY, -9), addDays(TODAY, -1))).toBe(0);
    expect(await types(addDays(TODAY, 1), addDays(TODAY, -1))).toBe(0);
  });

  test("a day of it is a lottery day, which runs to 04:00 of the next", async () => {
    const service = open();
    const tomorrow = addDays(TODAY, 1);
    const rowsOf = async (ms: number, day: string) => {
      await standStill(service, ms);
      const { token } = await newcomer(service, 10);
      const body = { startedDate: day, endedDate: day };
      return (await service.call(allTransactions, { body, token })).length;
    };
    try {
      const next = atBangkok(tomorrow, "04:00");
      expect(await rowsOf(next - 1, TODAY)).toBe(1);
      expect(await rowsOf(next - 1, tomorrow)).toBe(0);
      expect(await rowsOf(next, TODAY)).toBe(0);
      expect(await rowsOf(next, tomorrow)).toBe(1);
    } finally {
      await runOn(service);
    }
  });

  test("reaches over 12 months and refuses a day more", async () => {
    const service = open();
    const { token } = await newcomer(service, 10);
    const endedDate = latestEnd("2026-01-31");
    for (const entry of [allTransactions, pageOfTransactions] as const) {
      await service.call(entry, { body: { startedDate: "2026-01-31", endedDate }, token });
      const refused = await service.refusal(entry, { body: { startedDate: "2026-01-30", endedDate }, token });
      expect(refused.code).toBe("window-too-long");
    }
  });

  test("is the member's own, and a cursor of another's row shows nothing of it", async () => {
    const service = open();
    const [one, other] = [await newcomer(service, 100), await newcomer(service, 100)];
    await history(service, one, 3);
    const first = await service.call(pageOfTransactions, { body: { ...today, limit: 1 }, token: one.token });
    const body = { ...today, ...(first.nextCursor && { cursor: first.nextCursor }) };
    const { items } = await service.call(pageOfTransactions, { body, token: other.token });
    expect(items.every(({ ref }) => ref?.kind === "other")).toBe(true);
  });

  test("goes by the index of the member's own entries", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const others = await newcomer(service, 1_000);
    const [own, foreign] = await service.db.transaction(async (tx) => [
      await accountOf(tx, member.uuid, "cash"),
      await accountOf(tx, others.uuid, "cash"),
    ]);
    await fillLedger(service, foreign ?? 0, 4_000);
    await fillLedger(service, own ?? 0, 400);
    await service.db.execute(sql`ANALYZE entry`);
    await service.db.execute(sql`ANALYZE movement`);
    const { rows } = await service.db.execute<Record<"QUERY PLAN", string>>(sql`
      EXPLAIN SELECT m.kind, e.amount FROM entry e JOIN movement m ON m.id = e.movement
      WHERE e.account = ${own} AND m.created_at >= now() - interval '1 year' ORDER BY e.movement DESC LIMIT 31`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("entry_of_account");
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });
});

describe.each(oneDatabase)("the lists of requests on $kind", (kind) => {
  const open = useService(kind);
  const listsOf = (service: TestService, { token }: Person) => service.call(bankTransactions, { token });

  test("hold a member's own deposits, newest first, what staff match apart from what matches itself", async () => {
    const service = open();
    const [member, other] = [await newcomer(service, 0), await newcomer(service, 0)];
    await payIn(service, member, 200);
    await ask(service, other);
    const reported = await report(service, member, 750);
    const request = await ask(service, member);
    const { depositFast, depositNormal } = await listsOf(service, member);
    expect(depositFast.map(({ id, status }) => [id === request.id, status])).toEqual([
      [true, "waiting"],
      [false, "credited"],
    ]);
    expect(depositNormal.map(({ id }) => id)).toEqual([reported.id]);
    const { items } = await service.call(pageOfTransactions, {
      body: { ...today, group: "deposit" },
      token: member.token,
    });
    expect(items.map(({ transactionType, channel }) => [transactionType, channel])).toEqual([
      ["PREDEPOSIT", "fast"],
      ["PREDEPOSIT", "normal"],
      ["DEPOSIT", "fast"],
    ]);
  });

  test("tell of the wallet's transfers by Bangkok's clock ended in Z, read as +07:00", async () => {
    const service = open();
    await service.setClock(STARTS_AT);
    const member = await newcomer(service, 0);
    const request = await askWallet(service, member, 300);
    await playMoney(service, member, request);
    const { body } = await service.wire(
      "POST",
      "/poy-api/true.wallet.history",
      {},
      {
        authorization: `Bearer ${member.token}`,
      },
    );
    const { transferTime } = (body as { data: { transferTime: string }[] }).data[0] ?? {};
    expect(transferTime).toMatch(/^2026-11-26T08:\d\d:\d\d(\.\d+)?Z$/);
    const [row] = await service.call(trueWalletHistory, { token: member.token });
    expect(row).toMatchObject({ id: request.id, amount: request.prepareTotal, status: "credited" });
    expect(row?.transferTime).toBe(transferTime?.replace("Z", "+07:00"));
    expect((await listsOf(service, member)).depositFast).toEqual([]);
  });

  test("tell how far a withdrawal is, as its row in the statement does; a rejected one came back", async () => {
    const service = open();
    const member = await withdrawer(service, 2_000);
    const { id } = await withdraw(service, member, 500);
    const rows = async () =>
      (await service.call(allTransactions, { body: today, token: member.token }))
        .filter(({ transactionType }) => transactionType === "WITHDRAW")
        .map(({ amount, status, ref, note }) => [amount, status, ref?.id, note]);
    expect(await rows()).toEqual([[-500_00, "pending", id, null]]);
    const { token } = await operator(service, "staff");
    await service.call(rejectWithdraw, { body: { id, reason: "the name differs" }, token });
    expect(await rows()).toEqual([
      [500_00, "rejected", id, "withdraw-rejected"],
      [-500_00, "rejected", id, null],
    ]);
    expect((await listsOf(service, member)).userWithdraw).toMatchObject([
      { id, status: "rejected", reason: "the name differs" },
    ]);
  });
});

async function history(service: TestService, member: Person, slips: number): Promise<void> {
  const betId = await addRound(service, "th_open");
  for (let at = 0; at < slips; at++) await bet(service, member, betId, [line("teng_bon_2", "11", 1)]);
}

const ask = (service: TestService, { token }: Person) =>
  service.call(createFastDeposit, {
    body: { bankId: 1, prepareAmount: satang(300_00) },
    token,
    key: newKey(),
  });

async function readPages(service: TestService, { token }: Person, window: typeof today, limit: number) {
  const pages: { items: TransactionRow[]; totals: unknown }[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const body = { ...window, limit, ...(cursor && { cursor }) };
    const page = await service.call(pageOfTransactions, { body, token });
    pages.push(page);
    cursor = page.nextCursor;
  }
  return pages;
}

/** This many movements of one baht between an account and the site, bypassing every rule but the ledger's. */
async function fillLedger(service: TestService, cash: number, movements: number): Promise<void> {
  const mark = newKey();
  await service.db.execute(sql`
    WITH m AS (
      INSERT INTO movement (kind, ref) SELECT 'ADMIN_INCREASE', ${mark} || n FROM generate_series(1, ${movements}::int) n
      RETURNING id)
    INSERT INTO entry (movement, account, amount, balance_after)
      SELECT m.id, a.id, CASE WHEN a.owner IS NULL THEN -1 ELSE 1 END, CASE WHEN a.owner IS NULL THEN NULL ELSE 0 END
      FROM m, account a WHERE a.id = ${cash} OR (a.owner IS NULL AND a.kind = 'house-grants')`);
}
