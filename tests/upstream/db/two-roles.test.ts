import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { renewRecoveryCodes } from "@/lib/contract/operators/second-factor";
import { approveWithdraw } from "@/lib/contract/operators/withdraws";
import { abortPoy } from "@/lib/contract/poys";
import { logout } from "@/lib/contract/users";
import { MINUTE_MS } from "@/lib/domain/time/time";
import { callFunction } from "@/upstream/db/call-function";
import { connect, connectAsIs, isSqlError } from "@/upstream/db/connect";
import { migrate } from "@/upstream/db/migrate";
import { newKey } from "../../../tools/testing/calls";
import { withdraw, withdrawer } from "../../support/banks";
import { databases, serversAlone } from "../../support/database";
import { everyOperation } from "../../support/games";
import { brokenLaws, count } from "../../support/ledger";
import { operatorActs } from "../../support/operator-acts";
import { befriend, newcomer, operator, payIn, signUp } from "../../support/people";
import { addRound, bet, line, settle } from "../../support/rounds";
import { openTestService } from "../../support/service";
import { twoRoles } from "../../support/service-role";
import { takeSets } from "../../support/sets";
import { codeNow, enrolled, logIn, newOperator } from "../../support/staff";
import { useService } from "../../support/use-service";
import { fillUp, finish, openShotsRound, shootAs } from "../../support/yeekee";

const INSUFFICIENT_PRIVILEGE = "42501";

/** What an attacker who controls the service would try. */
const forbidden: readonly (readonly [string, string])[] = [
  ["switch off what keeps the log", "ALTER TABLE audit DISABLE TRIGGER ALL"],
  ["switch off what balances the books", "ALTER TABLE entry DISABLE TRIGGER entry_balanced"],
  ["switch off all triggers of a session", "SET session_replication_role = replica"],
  ["drop a trigger", "DROP TRIGGER movement_immutable ON movement"],
  [
    "rewrite a trigger's function",
    "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
  ],
  ["drop a table", "DROP TABLE audit"],
  ["make a table", "CREATE TABLE mine (id int)"],
  ["change an entry", "UPDATE entry SET amount = amount"],
  ["remove an entry", "DELETE FROM entry"],
  ["empty the ledger", "TRUNCATE movement CASCADE"],
  ["write an entry of its own", "INSERT INTO entry (movement, account, amount) SELECT 1, 1, 5"],
  ["set a balance", "UPDATE account SET balance = balance + 100 WHERE owner IS NOT NULL"],
  ["make a slip win", "UPDATE poy SET status = 'won', win = 100"],
  ["write a slip that nobody paid", "INSERT INTO poy SELECT * FROM poy"],
  ["change a line of a slip", "UPDATE poy_line SET number = '47'"],
  ["count stakes that nobody made", "UPDATE staked_credit SET staked = staked + 100"],
  ["lower what a member staked on a day", "UPDATE member_day SET slip_stakes = 0"],
  ["change what a round has paid", "UPDATE round_total SET payouts = 0"],
  ["forget what was sold", "UPDATE exposure SET stake = 0"],
  ["change the log of acts", "UPDATE audit SET reason = ''"],
  ["empty the log of acts", "TRUNCATE audit"],
  ["change the log of operators' logins", "UPDATE operator_access SET address = ''"],
  ["change the log of what operators read", "UPDATE operator_read SET search = ''"],
  ["change who made an operator", "UPDATE staff_appointment SET appointed_by = staff"],
  ["change a name that a member had", "UPDATE former_name SET name = ''"],
  ["take a shot back", "DELETE FROM ying"],
  ["remove a withdrawal", "DELETE FROM withdrawal"],
  ["remove a member", "DELETE FROM member"],
  ["remove what a feed told", "DELETE FROM bank_feed"],
  ["become the owner", "SET ROLE pg_database_owner"],
  ["touch what was migrated", "DELETE FROM drizzle.__drizzle_migrations"],
];

describe.each(twoRoles)("a service that owns none of its tables, on $kind", (kind) => {
  const open = useService(kind);
  const person = (baht: number) => newcomer(open(), baht);

  test("says so where operators look", async () => {
    expect(await open().wire("GET", "/ready")).toMatchObject({ status: 200, body: { ownsTables: false } });
  });

  test.each(forbidden)("cannot %s", async (_, statement) => {
    const refused = open().db.transaction((tx) => tx.execute(sql.raw(statement)));
    await expect(refused).rejects.toSatisfy((error) => isSqlError(error, INSUFFICIENT_PRIVILEGE));
  });

  test("cannot open an account with money in it", async () => {
    const statement = sql`INSERT INTO account (owner, kind, balance)
      SELECT uuid, 'spare', 100 FROM member WHERE user_name = 'demo01'`;
    await expect(open().db.execute(statement)).rejects.toSatisfy((error) =>
      isSqlError(error, "23514", "account_begins_empty"),
    );
  });

  test("takes slips and takes them back, settles them, and pays who invited", async () => {
    const service = open();
    const [member, friend] = [await person(100), await person(0)];
    await befriend(service, friend, [member]);
    const betId = await addRound(service, "th_open");
    const first = await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    await service.call(abortPoy, { body: { poyId: first.poyId }, token: member.token, key: newKey() });
    await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    await settle(service, betId, { top3: "147", bottom2: "11" });
    await service.tick();
    expect(await count(service.db, sql`SELECT count(*) FROM poy WHERE status = 'won'`)).toBeGreaterThan(0);
    expect(await count(service.db, sql`SELECT count(*) FROM movement WHERE kind = 'AF_COMMISSION'`)).toBe(1);
  });

  test("sells sets, draws shots, and voids rounds", async () => {
    const service = open();
    const member = await person(1_000);
    await takeSets(service, member, await addRound(service, "lao"), [{ number: "1234", sets: 1 }]);
    const round = await openShotsRound(service, "yeekee", { closesInMs: 20 * MINUTE_MS });
    await bet(service, member, round.betId, [line("teng_bon_2", "47", 10)]);
    await fillUp(service, round, 25);
    await shootAs(service, member, round.betId, "12345");
    await finish(service, round);
    expect(
      await count(
        service.db,
        sql`SELECT count(*) FROM round WHERE bet_id = ${round.betId} AND status = 'settled'`,
      ),
    ).toBe(1);
  });

  test("takes deposits in and pays withdrawals out", async () => {
    const service = open();
    const newOne = await signUp(service);
    await payIn(service, newOne, 200);
    const member = await withdrawer(service, 1_000);
    const { id } = await withdraw(service, member, 500);
    const { token } = await operator(service, "staff");
    await service.call(approveWithdraw, { body: { id, reason: "a test" }, token });
    await service.tick();
    expect(await count(service.db, sql`SELECT count(*) FROM withdrawal WHERE status = 'paid'`)).toBe(1);
    await service.call(logout, { token: newOne.token });
  });

  test("answers every message of a provider of games", async () => {
    await everyOperation(open(), await person(100));
  });

  test.each(Object.entries(operatorActs))("serves %s", async (_, act) => {
    const { token } = await operator(open(), "superAdmin");
    await act(open(), token);
  });

  test("sets a second factor up, takes a recovery code for it, and makes new ones", async () => {
    const service = open();
    const who = await newOperator(service, "staff");
    const { recoveryCodes, secret } = await enrolled(service, who);
    const { token } = await logIn(service, who, recoveryCodes[0]);
    const body = { code: codeNow(secret, 1) };
    const renewed = await service.call(renewRecoveryCodes, { body, token });
    expect(renewed.recoveryCodes).toHaveLength(recoveryCodes.length);
  });

  test("forgets what is too old, by every rule", async () => {
    const service = open();
    const member = await person(100);
    await bet(service, member, await addRound(service, "th_open"), [line("teng_bon_2", "47", 10)]);
    await service.db.execute(sql`UPDATE idempotency SET created_at = created_at - interval '31 days'`);
    await service.db.execute(
      sql`UPDATE session SET started_at = started_at - interval '91 days', address = '::1'`,
    );
    await service.db.execute(sql`UPDATE job SET due_at = to_timestamp(0) WHERE kind = 'forget'`);
    await service.tick();
    expect(
      await count(service.db, sql`SELECT count(*) FROM job WHERE kind = 'forget' AND attempts > 0`),
    ).toBe(0);
    expect(await count(service.db, sql`SELECT count(*) FROM idempotency`)).toBe(0);
    expect(await count(service.db, sql`SELECT count(*) FROM session WHERE address <> ''`)).toBe(0);
  });

  test("sums what was staked since a credit, which it may not write itself", async () => {
    const { db } = open();
    const { uuid } = await person(100);
    expect(await callFunction(db, "sum_turnover", { member: uuid, most: 9 })).toEqual({
      looked: 1,
      summed: 1,
    });
    expect(await count(db, sql`SELECT count(*) FROM staked_credit WHERE member = ${uuid}`)).toBe(1);
    expect(await count(db, sql`SELECT count(*) FROM member_day WHERE member = ${uuid}`)).toBe(1);
  });

  test("and its books are sound after all that", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});

describe.each(twoRoles)("the first start with two roles on $kind", ({ createEmpty }) => {
  test("seeds and serves in tables that the owner made", async () => {
    const database = await createEmpty();
    const service = await openTestService(database);
    const member = await newcomer(service, 100);
    await bet(service, member, await addRound(service, "th_open"), [line("teng_bon_2", "47", 10)]);
    expect(await brokenLaws(service.db)).toEqual([]);
    await service.close();
    await database.drop();
  });

  test("behind its release says what is missing, and does not start", async () => {
    const database = await createEmpty();
    const owner = await connectAsIs({ databaseUrl: database.ownerUrl });
    await owner.db.execute(sql`
      DELETE FROM drizzle.__drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations)`);
    const source = { databaseUrl: database.env.DATABASE_URL ?? "" };
    await expect(connect(source)).rejects.toThrow(
      'the database is 1 migrations and 0 functions behind: run "npm run migrate"',
    );
    await owner.close();
    await database.drop();
  });
});

describe.each(serversAlone)("migrations on $kind", ({ create }) => {
  test("for a role that does not exist are refused with what is missing, and leave nothing half done", async () => {
    const database = await create();
    const owner = await connectAsIs({ databaseUrl: database.env.DATABASE_URL ?? "" });
    await expect(migrate(owner.db, "nobody")).rejects.toThrow('there is no role "nobody"');
    await owner.close();
    await database.drop();
  });
});

describe.each(databases)("a service that owns its tables on $kind", (kind) => {
  const open = useService(kind);

  test("says so where operators look", async () => {
    expect(await open().wire("GET", "/ready")).toMatchObject({ status: 200, body: { ownsTables: true } });
  });
});
