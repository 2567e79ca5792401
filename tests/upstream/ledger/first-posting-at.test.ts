import { type SQL, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { DAY_MS } from "@/lib/domain/time/time";
import type { Database } from "@/upstream/db/tx";
import { post } from "@/upstream/ledger/post";
import { newKey } from "../../../tools/testing/calls";
import { members } from "../../support/books";
import { databases } from "../../support/database";
import { useDatabase } from "../../support/use-database";

const DAYS = 20;

describe.each(databases)("the first posting at an instant on $kind", (kind) => {
  const open = useDatabase(kind);

  test("is the one that a search through the whole account finds, whoever posts between", async () => {
    const db = open();
    const [one = "", other = ""] = await members(db, 2);
    for (let day = 1; day <= DAYS; day++) {
      await db.execute(sql`UPDATE clock_offset SET offset_ms = ${day * DAY_MS}`);
      for (const owner of day % 3 === 0 ? [one, other, other] : [other, one, one]) await credit(db, owner);
    }
    for (let day = -1; day <= DAYS + 1; day++) {
      const { found, searched } = await firstAt(
        db,
        one,
        sql`clock_timestamp() + ${day + 0.5} * interval '1 day'`,
      );
      expect(found, `day ${day}`).toBe(searched);
    }
  });

  test("is a posting of that very instant, and not led astray by times of other accounts", async () => {
    const db = open();
    const setClock = (day: number) => db.execute(sql`UPDATE clock_offset SET offset_ms = ${day * DAY_MS}`);
    await setClock(0);
    const [one = "", other = ""] = await members(db, 2);
    const days = [1, 1, 2, 3];
    for (const day of days) {
      await setClock(day);
      await credit(db, one);
      // Whoever posts to another account may have had another clock.
      await setClock(-9);
      await credit(db, other);
    }
    await setClock(4);
    for (let at = 0; at < 3; at++) await credit(db, one);
    const { rows } = await db.execute<{ id: number; at: string }>(sql`
      SELECT m.id, m.created_at::text AS at FROM movement m JOIN entry e ON e.movement = m.id
      JOIN account a ON a.id = e.account WHERE a.owner = ${one} AND a.kind = 'cash' ORDER BY m.id`);
    // With the money of their first day.
    expect(rows).toHaveLength(1 + days.length + 3);
    for (const { id, at } of rows)
      expect(await firstAt(db, one, sql`${at}::timestamptz`)).toEqual({ found: id, searched: id });
  });

  test("is number 0 for an account without postings", async () => {
    const db = open();
    const { rows } = await db.execute(sql`SELECT first_posting_at(0, now()) AS found`);
    expect(rows).toEqual([{ found: 0 }]);
  });
});

const credit = (db: Database, member: string) =>
  db.transaction((tx) =>
    post(tx, {
      ...{ kind: "ADMIN_INCREASE", ref: newKey(), amount: satang(100) },
      ...{ from: { house: "house-grants" }, to: { member, account: "cash" } },
    }),
  );

/** At an instant: the first of the member's movements that the function bounds, and that a search finds. */
async function firstAt(db: Database, owner: string, at: SQL) {
  const { rows } = await db.execute<{ found: number | null; searched: number | null }>(sql`
    WITH own AS (
      SELECT e.movement, m.created_at, a.id AS account FROM account a JOIN entry e ON e.account = a.id
      JOIN movement m ON m.id = e.movement WHERE a.owner = ${owner} AND a.kind = 'cash'
    ), at AS (SELECT ${at} AS at)
    SELECT (SELECT min(movement) FROM own WHERE movement >= first_posting_at((SELECT min(account) FROM own), at))
        AS found,
      (SELECT min(movement) FROM own WHERE created_at >= at) AS searched
    FROM at`);
  const [row] = rows;
  if (!row) throw new Error("no row");
  return row;
}
