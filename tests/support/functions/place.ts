/** Slips as cases of SQL functions place them: in a round of two options, `two` at 90.00 and `three` at 500.00. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Tx } from "@/upstream/db/tx";
import type { Owner } from "./books";
import { list, rows, value } from "./case";
import { addBareRound } from "./facts";

/** Option, number, price in satang, and the rate that the member saw, in hundredths. */
export type Line = readonly [option: string, number: string, price: number, seen: number];

interface Rate {
  readonly rate?: number;
  readonly min?: number;
  readonly max?: number;
  readonly most?: number;
}

/** A rate in hundredths, and the least and largest price and a member's most on a number, in satang. */
export const addRate = (
  tx: Tx,
  betId: string,
  option: string,
  { rate = 9_000, min = 100, max = 1_000, most = 5_000 }: Rate = {},
): Promise<unknown> =>
  tx.execute(sql`INSERT INTO round_rate (bet_id, option, multiply_hundredths, bet_min, bet_max, member_max)
    VALUES (${betId}, ${option}, ${rate}, ${min}, ${max}, ${most})`);

/** An open round of a type without tiers. */
export async function addRatedRound(tx: Tx, two: Rate = {}): Promise<string> {
  const betId = await addBareRound(tx, "open", "stock", "case-type");
  await addRate(tx, betId, "two", two);
  await addRate(tx, betId, "three", { rate: 50_000, min: 50 });
  return betId;
}

/** The sum sold (satang) from which numbers of `two` keep so many per cent of their rate. */
export const addTier = (tx: Tx, from: number, percent: number): Promise<unknown> =>
  tx.execute(
    sql`INSERT INTO sale_tier (bet_type, option, sold_from, percent) VALUES ('case-type', 'two', ${from}, ${percent})`,
  );

export const addSold = (
  tx: Tx,
  betId: string,
  number: string,
  stake: number,
  option = "two",
): Promise<unknown> =>
  tx.execute(
    sql`INSERT INTO exposure (bet_id, option, number, stake, payout) VALUES (${betId}, ${option}, ${number}, ${stake}, ${stake * 90})`,
  );

export const limitNumber = (
  tx: Tx,
  betId: string,
  number: string,
  rate: number,
  option = "two",
): Promise<unknown> =>
  tx.execute(
    sql`INSERT INTO number_limit (bet_id, option, number, multiply_hundredths) VALUES (${betId}, ${option}, ${number}, ${rate})`,
  );

const columns = (lines: readonly Line[]) =>
  sql`${list(
    lines.map((_, at) => `l${at + 1}`),
    "text",
  )}, ${list(
    lines.map((_, at) => at + 10),
    "int",
  )}, ${list(
    lines.map(([option]) => option),
    "text",
  )}, ${list(
    lines.map(([, number]) => number),
    "text",
  )}, ${list(
    lines.map(([, , price]) => price),
    "bigint",
  )}, ${list(
    lines.map(([, , , seen]) => seen),
    "int",
  )}`;

export interface Verdict {
  readonly poyId?: string;
  readonly fault?: string;
  readonly details?: unknown;
}

interface Slip {
  readonly key?: string;
  readonly hash?: string;
  readonly kind?: string;
}

export const place = (
  tx: Tx,
  betId: string,
  { uuid }: Owner,
  lines: readonly Line[],
  { key = randomUUID(), hash = "hash", kind = "BET_STOCK" }: Slip = {},
): Promise<Verdict> =>
  value(
    tx,
    sql`SELECT place_poy(${uuid}, ${betId}, ${key}, ${hash}, 'a note', ${kind}, ${columns(lines)}) AS value`,
  );

export const placeAll = (
  tx: Tx,
  betId: string,
  slips: readonly { readonly owner: Owner; readonly key?: string; readonly lines: readonly Line[] }[],
): Promise<Verdict[]> =>
  value(
    tx,
    sql`SELECT place_poys(${betId}, 'BET_STOCK', ${list(
      slips.map(({ owner }) => owner.uuid),
      "text",
    )}, ${list(
      slips.map(({ key }) => key ?? randomUUID()),
      "text",
    )}, ${list(
      slips.map((_, at) => `hash ${at}`),
      "text",
    )}, ${list(
      slips.map((_, at) => `note ${at}`),
      "text",
    )}, ${list(
      slips.map(({ lines }) => lines.length),
      "int",
    )}, ${columns(slips.flatMap(({ lines }) => lines))}) AS value`,
  );

/** What was sold in a round: option, number, stake and payout. */
export const soldIn = async (tx: Tx, betId: string): Promise<unknown[][]> =>
  (
    await rows<{ option: string; number: string; stake: number; payout: number }>(
      tx,
      sql`SELECT option, number, stake, payout FROM exposure WHERE bet_id = ${betId} ORDER BY option, number`,
    )
  ).map((row) => [row.option, row.number, row.stake, row.payout]);

export const poysIn = (tx: Tx, betId: string): Promise<Record<string, unknown>[]> =>
  rows(
    tx,
    sql`SELECT poy_id, member, key, body_hash, total, win, note, status, receipt, epoch_ms(created_at) AS at_ms, poy_no,
      abs(epoch_ms(created_at) - epoch_ms(app_now())) < 60000 AS now FROM poy WHERE bet_id = ${betId} ORDER BY poy_no`,
  );

export const linesOf = (tx: Tx, poyId: string): Promise<Record<string, unknown>[]> =>
  rows(
    tx,
    sql`SELECT seq, ref, add, option, number, price, min, max, multiply_hundredths AS rate
      FROM poy_line WHERE poy_id = ${poyId} ORDER BY seq`,
  );
