import { sql } from "drizzle-orm";
import type { Database } from "@/upstream/db/tx";
import type { Side } from "./book";
import type { Books, Posted } from "./judge";

/**
 * Every movement in order with its entries, and every stored balance.
 * @param of the accounts of these members with their movements, and every movement after this one; all without it
 */
export async function readBooks(
  db: Database,
  of?: { after: number; members: readonly string[] },
): Promise<Books> {
  const isOwner = of ? sql`a.owner = ANY (${sql.param(of.members)}::uuid[])` : sql`a.owner IS NOT NULL`;
  const isMeant = of
    ? sql`m.id > ${of.after} OR m.id IN (SELECT e.movement FROM entry e JOIN account a ON a.id = e.account WHERE ${isOwner})`
    : sql`true`;
  const name = sql`CASE WHEN a.owner IS NULL THEN a.kind ELSE a.owner || '/' || a.kind END`;
  const { rows: movements } = await db.execute<{ id: string; kind: string; ref: string; sides: Side[] }>(sql`
    SELECT m.id::text AS id, m.kind, m.ref, jsonb_agg(jsonb_build_array(${name}, e.amount)) AS sides
    FROM movement m JOIN entry e ON e.movement = m.id JOIN account a ON a.id = e.account
    WHERE ${isMeant} GROUP BY m.id ORDER BY m.id`);
  const { rows: accounts } = await db.execute<{ name: string; balance: number; list: Posted[] }>(sql`
    SELECT ${name} AS name, a.balance, coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', e.movement::text, 'balance', e.balance_after) ORDER BY e.movement)
      FROM entry e WHERE e.account = a.id), '[]') AS list
    FROM account a WHERE ${isOwner}`);
  return {
    movements,
    balances: new Map(accounts.map(({ name: account, balance }) => [account, balance])),
    lists: new Map(accounts.map(({ name: account, list }) => [account, list])),
  };
}
