import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { closeRound } from "@/lib/contract/operators/rounds";
import { satang } from "@/lib/domain/money/money";
import { isSqlError } from "@/upstream/db/connect";
import { post } from "@/upstream/ledger/post";
import { newKey } from "../../../tools/testing/calls";
import { databases } from "../../support/database";
import { brokenLaws, count } from "../../support/ledger";
import { newcomer, operator } from "../../support/people";
import { addRound, bet, line } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

describe.each(databases)("the books in the database itself on $kind", (kind) => {
  const open = useService(kind);

  const written = ["entry", "movement", "poy_line", "audit"];
  const changes = [
    ["changed", (table: string) => `UPDATE ${table} SET ${columnOf[table]} = ${columnOf[table]}`],
    ["deleted", (table: string) => `DELETE FROM ${table}`],
    ["emptied", (table: string) => `TRUNCATE ${table} CASCADE`],
  ] as const;
  const rows = written.flatMap((table) =>
    changes.map(([verb, change]) => [table, verb, change(table)] as const),
  );

  test.each(rows)("a row of %s is never %s", async (table, _, statement) => {
    const service = open();
    await someHistory(service);
    const before = await count(service.db, sql.raw(`SELECT count(*) FROM ${table}`));
    expect(before).toBeGreaterThan(0);
    // 23001: the trigger's own refusal, restrict_violation.
    expect(await refusedWith(service, statement)).toBe("23001");
    expect(await count(service.db, sql.raw(`SELECT count(*) FROM ${table}`))).toBe(before);
  });

  test("a movement whose entries do not sum to zero is refused, as one half of a movement is", async () => {
    const service = open();
    await someHistory(service);
    const houses = sql`SELECT id FROM account WHERE owner IS NULL ORDER BY id`;
    const { rows: found } = await service.db.execute<{ id: number }>(houses);
    const [a, b] = found.map(({ id }) => id);
    const begin = `WITH m AS (INSERT INTO movement (kind, ref) VALUES ('DEPOSIT', '${newKey()}') RETURNING id)
      INSERT INTO entry (movement, account, amount)`;
    expect(await refusedWith(service, `${begin} SELECT id, ${a}, 5 FROM m`)).toBe("23514");
    expect(
      await refusedWith(
        service,
        `${begin} SELECT id, u.a, u.x FROM m, (VALUES (${a}, 5), (${b}, -4)) u (a, x)`,
      ),
    ).toBe("23514");
  });

  test("a balance never goes below zero, whoever asks", async () => {
    const service = open();
    const member = await newcomer(service, 10);
    const cash = sql`owner = ${member.uuid} AND kind = 'cash'`;
    await expect(service.db.execute(sql`UPDATE account SET balance = -1 WHERE ${cash}`)).rejects.toSatisfy(
      (error) => isSqlError(error, "23514", "account_not_negative"),
    );
    const takeOut = (baht: number) =>
      service.db.transaction((tx) =>
        post(tx, {
          kind: "ADMIN_DECREASE",
          ref: newKey(),
          from: { member: member.uuid, account: "cash" },
          to: { house: "house-grants" },
          amount: satang(baht * 100),
        }),
      );
    await expect(takeOut(11)).rejects.toMatchObject({ code: "balance-too-low" });
    expect(await takeOut(10)).toBe(true);
  });

  test("a movement of one kind and ref is posted once, twenty times at once or later", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const ref = newKey();
    const postOnce = () =>
      service.db.transaction((tx) =>
        post(tx, {
          kind: "ADMIN_INCREASE",
          ref,
          from: { house: "house-grants" },
          to: { member: member.uuid, account: "cash" },
          amount: satang(7_00),
        }),
      );
    const posted = await Promise.all(Array.from({ length: 20 }, postOnce));
    expect(posted.filter(Boolean)).toHaveLength(1);
    expect(await postOnce()).toBe(false);
  });

  test("the books are sound after all that", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});

const columnOf: Record<string, string> = {
  entry: "amount",
  movement: "ref",
  poy_line: "price",
  audit: "reason",
};

/** A slip and an operator's action. */
async function someHistory(service: TestService): Promise<void> {
  const betId = await addRound(service, "th_open");
  await bet(service, await newcomer(service, 10), betId, [line("teng_bon_2", "47", 1)]);
  const { token } = await operator(service, "administrator");
  await service.call(closeRound, { body: { betId, reason: "a test" }, token });
}

/** The SQLSTATE of a statement's refusal. */
async function refusedWith(service: TestService, statement: string): Promise<string> {
  try {
    await service.db.transaction((tx) => tx.execute(sql.raw(statement)));
  } catch (error) {
    for (const code of ["23001", "23514"]) if (isSqlError(error, code)) return code;
    throw error;
  }
  return "not refused";
}
