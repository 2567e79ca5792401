import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { acceptBreak, ledgerChecks } from "@/lib/contract/operators/ledger";
import { approveWithdraw } from "@/lib/contract/operators/withdraws";
import { allWithdraws } from "@/lib/contract/withdraws";
import type { Tx } from "@/upstream/db/tx";
import { checkLedger } from "@/upstream/ledger/check-ledger";
import { findBroken } from "@/upstream/ledger/find-violations";
import { invariants } from "@/upstream/ledger/invariants";
import { dueCheck } from "@/upstream/ledger/watch-ledger";
import type { PayoutAnswer, PayoutOrder } from "@/upstream/withdrawals/payouts";
import { databases } from "../../support/database/database";
import { brokenLaws, count } from "../../support/database/ledger";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { withSecond } from "../../support/world/approvals";
import { withdraw, withdrawer } from "../../support/world/banks";
import { everyOperation } from "../../support/world/games";
import { befriend, newcomer, operator, payIn, signUp } from "../../support/world/people";
import { addRound, bet, line, settle } from "../../support/world/rounds";

/** A slip that won, one that lost, a commission, a deposit, a withdrawal that was paid, and games. */
async function someLife(service: TestService): Promise<void> {
  const [member, friend] = [await newcomer(service, 100), await newcomer(service, 50)];
  await befriend(service, friend, [member]);
  const betId = await addRound(service, "th_open");
  await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
  await bet(service, member, betId, [line("teng_bon_2", "48", 10)]);
  await settle(service, betId, { top3: "147", bottom2: "11" });
  await payIn(service, await signUp(service), 200);
  const { id } = await withdraw(service, await withdrawer(service, 1_000), 500);
  const { token } = await operator(service, "staff");
  await service.call(approveWithdraw, { body: { id, reason: "a test" }, token });
  await everyOperation(service, await newcomer(service, 100));
  await service.tick();
}

const someAccount =
  "(SELECT id FROM account WHERE owner IS NOT NULL AND kind = 'cash' AND balance > 0 LIMIT 1)";
const someEntry = `movement = (SELECT max(movement) FROM entry WHERE account = ${someAccount})`;

/** Changes that an owner of the database could make to the books, and a law that detects each. */
const crimes: readonly (readonly [string, string])[] = [
  [
    "every balance is the sum of its entries, and not below zero",
    `UPDATE account SET balance = balance + 1 WHERE id = ${someAccount}`,
  ],
  [
    "the balances after each entry form a chain",
    `UPDATE entry SET balance_after = balance_after + 1 WHERE account = ${someAccount} AND ${someEntry}`,
  ],
  [
    "all entries together are zero",
    `UPDATE entry SET amount = amount + 1 WHERE account = ${someAccount} AND ${someEntry}`,
  ],
  [
    "every movement is balanced and has two sides",
    `DELETE FROM entry WHERE account = ${someAccount} AND ${someEntry}`,
  ],
  [
    "a slip was paid for once, by its total",
    "UPDATE entry SET amount = amount * 2 WHERE movement = (SELECT max(id) FROM movement WHERE kind = 'BET_STOCK')",
  ],
  ["a slip's total is the sum of its lines", "UPDATE poy_line SET price = price + 1"],
  [
    "a stake without a slip does not exist",
    "UPDATE movement SET ref = gen_random_uuid()::text WHERE kind = 'BET_STOCK'",
  ],
  [
    "what a slip brings is paid once: its win, its stake on a refund or cancel, else nothing",
    "UPDATE poy SET win = win + 1 WHERE status = 'won'",
  ],
  [
    "an invited member's settled slip brought its referrer 0.6 % once, and no other slip brought any",
    "UPDATE member SET referrer = NULL",
  ],
  [
    "a commission without a slip does not exist",
    "UPDATE movement SET ref = gen_random_uuid()::text WHERE kind = 'AF_COMMISSION'",
  ],
  [
    "affiliate money comes from commissions and goes to credit",
    "UPDATE movement SET kind = 'ADMIN_INCREASE' WHERE kind = 'AF_COMMISSION'",
  ],
  [
    "what a member has held is what their withdrawals in progress say",
    "UPDATE withdrawal SET status = 'pending'",
  ],
  [
    "a withdrawal left the cash once, by its amount; a rejected one came back once",
    "UPDATE withdrawal SET amount = amount + 1",
  ],
  [
    "a paid withdrawal left the house once, no other did",
    "UPDATE withdrawal SET status = 'approved' WHERE status = 'paid'",
  ],
  [
    "a withdrawal's movement without a withdrawal does not exist",
    "UPDATE movement SET ref = gen_random_uuid()::text WHERE kind = 'WITHDRAW'",
  ],
  [
    "a credited deposit was posted once by what came for it, no other was",
    "UPDATE deposit SET credited_amount = credited_amount + 1 WHERE status = 'credited'",
  ],
  [
    "a deposit's posting without a deposit does not exist",
    "UPDATE movement SET ref = gen_random_uuid()::text WHERE kind = 'DEPOSIT'",
  ],
  [
    "behind a credited deposit stands one row of a feed, used for it alone, with its amount and its member",
    "UPDATE bank_feed SET amount = amount + 1",
  ],
  [
    "what a provider told moved its amount once, in its member's cash, and no game moved anything else",
    "UPDATE game_operation SET amount = amount + 1 WHERE amount > 0",
  ],
];

class Undo extends Error {}

describe.each(databases)("the laws of the ledger on $kind", (kind) => {
  const open = useService(kind);
  beforeAll(() => someLife(open()));

  /** The laws that detect a change; it is rolled back. */
  async function noticing(crime: string, window?: { after: number; until: number }): Promise<string[]> {
    let noticed: string[] = [];
    const tried = open().db.transaction(async (tx: Tx) => {
      // Only an owner can do this: the triggers that protect these tables are disabled.
      for (const table of ["entry", "movement", "poy_line", "poy", "withdrawal", "deposit"])
        await tx.execute(sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`));
      await tx.execute(sql.raw(crime));
      noticed = (await findBroken(tx, window)).map(({ law }) => law);
      throw new Undo();
    });
    await expect(tried).rejects.toBeInstanceOf(Undo);
    return noticed;
  }
  const newest = () => count(open().db, sql`SELECT max(id) AS count FROM movement`);

  test("hold for a life of slips, deposits, withdrawals and games, as a whole and by what moved", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
    const until = await newest();
    for (const after of [0, Math.floor(until / 2), until - 1, until])
      expect(await findBroken(open().db, { after, until })).toEqual([]);
  });

  test("each law that is narrowed to what moved has a crime here", () => {
    const narrow = invariants.filter(({ scope }) => scope).map(({ name }) => name);
    expect(crimes.map(([law]) => law).sort()).toEqual(narrow.sort());
  });

  test.each(crimes)("%s: noticed in the whole books and in what moved", async (law, crime) => {
    expect(await noticing(crime)).toContain(law);
    expect(await noticing(crime, { after: 0, until: await newest() })).toContain(law);
  });

  test("what did not move is left to the night", async () => {
    const until = await newest();
    expect(await noticing(crimes[0]?.[1] ?? "", { after: until, until })).toEqual([]);
  });
});

/** A bank that does not answer until it is opened. */
const bank = {
  isOpen: false,
  async pay({ ref }: PayoutOrder): Promise<PayoutAnswer> {
    if (!bank.isOpen) throw new Error("no connection");
    return { sent: true, bankRef: `bank-${ref}` };
  },
};

describe.each(databases)("a broken law on $kind", (kind) => {
  const open = useService(kind, {}, { payouts: bank });

  test("stops approvals and payouts, is told, and an operator's audited word lets them go on", async () => {
    const service = open();
    bank.isOpen = false;
    const [first, second] = [await withdrawer(service, 1_000), await withdrawer(service, 1_000)];
    const staff = await operator(service, "staff");
    const approve = ({ id }: { id: string }) => ({ body: { id, reason: "a test" }, token: staff.token });
    await service.call(approveWithdraw, approve(await withdraw(service, first, 100)));
    const waiting = await withdraw(service, second, 100);
    expect(await checkLedger(service.db, service.dependencies.log, "whole")).toBe(0);

    await service.db.execute(
      sql`UPDATE account SET balance = balance + 1 WHERE owner = ${second.uuid} AND kind = 'cash'`,
    );
    expect(await checkLedger(service.db, service.dependencies.log, "recent")).toBeGreaterThan(0);
    expect(await service.wire("GET", "/ready")).toMatchObject({
      status: 200,
      body: { ready: true, ledger: "broken" },
    });
    expect(await service.refusal(approveWithdraw, approve(waiting))).toMatchObject({
      code: "payouts-stopped",
    });
    bank.isOpen = true;
    await service.tick();
    expect(await statusOf(service, first.token)).toBe("approved");

    const boss = await operator(service, "superAdmin");
    const told = await service.call(ledgerChecks, { token: boss.token });
    expect(told).toMatchObject({
      isStopped: true,
      wholeAt: expect.any(String),
      recentAt: expect.any(String),
    });
    expect(told.breaks[0]).toMatchObject({
      law: "every balance is the sum of its entries, and not below zero",
      acceptedAt: null,
    });
    for (const { id } of told.breaks)
      await withSecond(service, acceptBreak, { body: { id, reason: "looked into it" }, token: boss.token });
    // Who asked for it, and what was done.
    expect(
      await count(service.db, sql`SELECT count(*) FROM audit WHERE action = 'operators.ledger.accept'`),
    ).toBe(2 * told.breaks.length);

    // The same violation is known by now: it stops nothing a second time.
    expect(await checkLedger(service.db, service.dependencies.log, "recent")).toBe(0);
    await service.call(approveWithdraw, approve(waiting));
    await service.tick();
    expect([await statusOf(service, first.token), await statusOf(service, second.token)]).toEqual([
      "paid",
      "paid",
    ]);
    expect(await service.wire("GET", "/ready")).toMatchObject({ body: { ledger: "sound" } });
  });

  test("members are refused, and so is who is no superAdmin", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    expect(await service.refusal(acceptBreak, { body: { id: "1", reason: "me too" }, token })).toMatchObject({
      code: "forbidden",
    });
  });
});

describe.each(databases)("when the ledger is looked at on $kind", (kind) => {
  const open = useService(kind);
  const began = (minutesAgo: number) => sql`
    UPDATE ledger_check SET started_at = started_at - ${minutesAgo} * interval '1 minute'`;

  test("the whole books at the first start and once a night, what moved every five minutes", async () => {
    const { db, dependencies } = open();
    expect(await dueCheck(db)).toBe("whole");
    await checkLedger(db, dependencies.log, "whole");
    expect(await dueCheck(db)).toBeNull();
    await db.execute(sql`INSERT INTO ledger_check (kind, until_movement) VALUES ('whole', 0)`);
    await db.execute(
      sql`UPDATE ledger_check SET started_at = started_at - interval '6 minutes' WHERE id = 1`,
    );
    expect(await dueCheck(db)).toBeNull();
    await db.execute(began(25 * 60));
    expect(await dueCheck(db)).toBe("whole");
  });

  test("what a look of the last minutes saw is looked at once more: its numbers may not have been committed", async () => {
    const service = open();
    await newcomer(service, 10);
    await service.db.execute(sql`DELETE FROM ledger_check`);
    await checkLedger(service.db, service.dependencies.log, "recent");
    const member = await newcomer(service, 10);
    await checkLedger(service.db, service.dependencies.log, "recent");
    const spoil = sql`UPDATE account SET balance = balance + 1 WHERE owner = ${member.uuid} AND kind = 'cash'`;
    await service.db.execute(spoil);
    expect(await checkLedger(service.db, service.dependencies.log, "recent")).toBe(1);
    await service.db.execute(began(11));
    const other = await newcomer(service, 10);
    await service.db.execute(
      sql`UPDATE account SET balance = balance + 1 WHERE owner = ${other.uuid} AND kind = 'cash'`,
    );
    expect(await checkLedger(service.db, service.dependencies.log, "recent")).toBe(1);
  });
});

async function statusOf(service: TestService, token: string): Promise<string | undefined> {
  const { items } = await service.call(allWithdraws, { token });
  return items[0]?.status;
}
