/** Members, accounts and movements as cases of SQL functions need them, written straight into the tables. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Tx } from "@/upstream/db/tx";
import { openAccounts } from "@/upstream/ledger/post";
import { rows, value } from "./case";

export interface Owner {
  readonly uuid: string;
  /** Ids of accounts. */
  readonly cash: number;
  readonly af: number;
  readonly pending: number;
}

type State = { balance: number | null; version: number };

/** A member with this cash (satang), whose accounts have the versions 1, 2 and 3. */
export async function addOwner(tx: Tx, cash = 0): Promise<Owner> {
  const name = `owner${randomUUID().replaceAll("-", "").slice(0, 20)}`;
  const uuid = await value<string>(
    tx,
    sql`INSERT INTO member (user_name, password_hash) VALUES (${name}, 'none') RETURNING uuid AS value`,
  );
  await openAccounts(tx, uuid);
  await tx.execute(sql`UPDATE account SET balance = CASE kind WHEN 'cash' THEN ${cash}::bigint ELSE 0 END,
    version = CASE kind WHEN 'cash' THEN 1 WHEN 'af' THEN 2 ELSE 3 END WHERE owner = ${uuid}`);
  const found = await rows<{ kind: "cash" | "af" | "pending"; id: number }>(
    tx,
    sql`SELECT kind, id FROM account WHERE owner = ${uuid}`,
  );
  const ids = Object.fromEntries(found.map(({ kind, id }) => [kind, id]));
  return { uuid, cash: ids.cash ?? 0, af: ids.af ?? 0, pending: ids.pending ?? 0 };
}

export const houseAccount = (tx: Tx, kind: string): Promise<number> =>
  value(tx, sql`SELECT id AS value FROM account WHERE owner IS NULL AND kind = ${kind}`);

/** Every account by its id. */
export async function allAccounts(tx: Tx): Promise<Record<number, State>> {
  const found = await rows<State & { id: number }>(tx, sql`SELECT id, balance, version FROM account`);
  return Object.fromEntries(found.map(({ id, balance, version }) => [id, { balance, version }]));
}

/** The entries of all movements of a kind: account, amount and balance after it. */
export async function entriesOf(tx: Tx, kind: string): Promise<(number | null)[][]> {
  const found = await rows<{ account: number; amount: number; balance_after: number | null }>(
    tx,
    sql`SELECT e.account, e.amount, e.balance_after FROM entry e JOIN movement m ON m.id = e.movement
      WHERE m.kind = ${kind} ORDER BY m.id, e.account`,
  );
  return found.map((row) => [row.account, row.amount, row.balance_after]);
}

/** A movement between an account and the house at an instant (ISO), with entries. */
export async function moveAt(
  tx: Tx,
  {
    account,
    kind,
    amount,
    at,
    ref = randomUUID(),
  }: { account: number; kind: string; amount: number; at: string; ref?: string },
): Promise<void> {
  const house = await houseAccount(tx, "house-bank");
  await tx.execute(sql`WITH m AS (
      INSERT INTO movement (kind, ref, created_at) VALUES (${kind}, ${ref}, ${at}::timestamptz) RETURNING id)
    INSERT INTO entry (movement, account, amount, balance_after)
      SELECT m.id, e.account, e.amount, e.balance_after FROM m, (VALUES
        (${account}::bigint, ${amount}::bigint, 0::bigint), (${house}::bigint, ${-amount}::bigint, NULL)) AS e (account, amount, balance_after)`);
}

/** The number of the newest message to pages, by which `messagesSince` begins. */
export const lastMessage = (tx: Tx): Promise<number> =>
  value(tx, sql`SELECT coalesce(max(id), 0) AS value FROM outbox`);

export async function messagesSince(
  tx: Tx,
  last: number,
  event: string,
): Promise<{ channel: string; message: unknown }[]> {
  return rows(
    tx,
    sql`SELECT channel, message FROM outbox WHERE id > ${last} AND event = ${event} ORDER BY channel, id`,
  );
}

/** A kind of movement of its own for each case. */
export const newKind = () => `CASE_${randomUUID()}`;

/** The movements of a kind, oldest first. */
export const movementsOf = (tx: Tx, kind: string) =>
  rows<{ ref: string; reason: string | null }>(
    tx,
    sql`SELECT ref, reason FROM movement WHERE kind = ${kind} ORDER BY id`,
  );

export const channelOf = ({ uuid }: Owner) => `private-${uuid}`;
