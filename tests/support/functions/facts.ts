/** Rounds, slips, deposits and stakes at games as cases of SQL functions need them, written straight into the tables. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Tx } from "@/upstream/db/tx";
import { value } from "./case";

/** A round without rates, open from an hour ago for an hour. */
export async function addBareRound(
  tx: Tx,
  status = "open",
  betGroup = "stock",
  betType = "th_open",
): Promise<string> {
  const betId = `case-${randomUUID()}`;
  await tx.execute(sql`INSERT INTO round (bet_id, bet_group, bet_type, bet_name, name, service_date, open_at, close_at, result_at, status)
    VALUES (${betId}, ${betGroup}, ${betType}, 'a name', 'a name', '2026-11-26', app_now() - interval '1 hour', app_now() + interval '1 hour',
      app_now() + interval '2 hours', ${status})`);
  return betId;
}

interface PoyFacts {
  readonly betId: string;
  readonly member: string;
  readonly total: number;
  readonly status?: string;
  /** ISO; the service's clock by default. */
  readonly at?: string;
  readonly win?: number;
}

/** A slip without lines; its id. */
export const addPoy = (
  tx: Tx,
  { betId, member, total, status = "accepted", at, win = 0 }: PoyFacts,
): Promise<string> =>
  value(
    tx,
    sql`INSERT INTO poy (member, bet_id, key, body_hash, total, win, status, created_at, receipt)
    VALUES (${member}, ${betId}, ${randomUUID()}, 'hash', ${total}, ${win}, ${status}, ${at ? sql`${at}::timestamptz` : sql`app_now()`}, 'receipt')
    RETURNING poy_id AS value`,
  );

/** A line of a slip: an option, a number, a price in satang and a multiplier in hundredths. */
export async function addLine(
  tx: Tx,
  poyId: string,
  seq: number,
  option: string,
  number: string,
  price: number,
  multiply: number,
): Promise<void> {
  await tx.execute(sql`INSERT INTO poy_line (poy_id, seq, ref, add, option, number, price, min, max, multiply_hundredths)
    VALUES (${poyId}, ${seq}, ${`l${seq}`}, 1, ${option}, ${number}, ${price}, 1, 1000000, ${multiply})`);
}

/** A message of a provider about a stake or a win; its id. */
export const addGameOperation = (
  tx: Tx,
  {
    member,
    amount,
    at,
    operation,
    isUndone = false,
  }: { member: string; amount: number; at: string; operation: string; isUndone?: boolean },
): Promise<string> =>
  value(
    tx,
    sql`INSERT INTO game_operation (partner, transaction_id, member, operation, amount, body_hash, is_undone, balance, created_at)
    VALUES ('case', ${randomUUID()}, ${member}, ${operation}, ${amount}, 'hash', ${isUndone}, 0, ${at}::timestamptz)
    RETURNING id AS value`,
  );

/** A request for a deposit by a member's report; its id. */
export const addDeposit = (
  tx: Tx,
  { member, status, amount, index }: { member: string; status: string; amount: number; index: number },
): Promise<string> =>
  value(
    tx,
    sql`INSERT INTO deposit (member, channel, bank_id, prepare_amount, prepare_index, prepare_total, status, created_at)
    VALUES (${member}, 'normal', (SELECT min(bank_id) FROM site_account), ${amount}, ${index}, ${amount + index}, ${status}, app_now())
    RETURNING id AS value`,
  );

/** A line of a four-digit slip: a number in some sets. */
export async function addSetLine(
  tx: Tx,
  poyId: string,
  seq: number,
  number: string,
  sets: number,
): Promise<void> {
  await tx.execute(
    sql`INSERT INTO set_line (poy_id, seq, number, sets, price) VALUES (${poyId}, ${seq}, ${number}, ${sets}, ${sets * 100})`,
  );
}
