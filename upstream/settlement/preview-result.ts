import { eq, type SQL, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import type { ResultPreview, WorstLine } from "@/lib/contract/operators/rounds";
import type { RoundResult } from "@/lib/contract/results";
import { setTierNames, winningTickets } from "@/lib/domain/four-digit/tiers";
import { type Satang, satang } from "@/lib/domain/money/money";
import { isPoyOption } from "@/lib/domain/poy/options";
import type { SlipResult } from "@/lib/domain/settlement/settlement";
import { isUuid } from "../db/row-ids";
import { poy } from "../db/schema/poys";
import { resultPreview } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { awaitsResult, fitsMarket } from "./set-result";
import { winningLines } from "./settle-round";

const MOST_LINES = 20;

interface Entry {
  betId: string;
  result: RoundResult;
}

/**
 * What an entered result would pay, without paying it. The round is closed, so the amounts cannot change any more.
 */
export async function previewResult(
  tx: Tx,
  { betId, result }: Entry,
  typedBy: string,
  now: number,
): Promise<Omit<ResultPreview, "needsSecondOperator">> {
  const row = await awaitsResult(tx, betId, now);
  if (!fitsMarket(row, result)) throw new Fault("result-malformed");
  const [sold] = await tx
    .select({ stakes: sql<number>`coalesce(sum(${poy.total}), 0)::bigint` })
    .from(poy)
    .where(sql`${poy.betId} = ${betId} and ${poy.status} = 'accepted'`);
  const { payout, winners, lines } = await winningsOf(tx, betId, result);
  const late = await lateSlips(tx, betId, result);
  const [preview] = await tx.insert(resultPreview).values({ betId, result, payout, typedBy }).returning();
  if (!preview) throw new Error("no preview row");
  return {
    previewId: preview.id,
    betId,
    result,
    winners,
    stakes: satang(sold?.stakes ?? 0),
    payout: satang(payout),
    late,
    worstLines: lines,
  };
}

/** The payout of a result in a round, satang. */
export async function payoutOf(tx: Tx, betId: string, result: RoundResult): Promise<Satang> {
  const { rows } = await tx.execute<{ payout: number }>(sql`
    SELECT coalesce(sum(win), 0)::bigint AS payout FROM (${wonOf(betId, result)}) won`);
  return satang(rows[0]?.payout ?? 0);
}

/** Slips that were taken after the round's planned close, and what a result would pay them. */
export async function lateSlips(tx: Tx, betId: string, result: RoundResult): Promise<ResultPreview["late"]> {
  const { rows } = await tx.execute<{ slips: number; stakes: number; payout: number }>(sql`
    SELECT count(*)::int AS slips, coalesce(sum(p.total), 0)::bigint AS stakes,
      coalesce(sum(paid.win), 0)::bigint AS payout
    FROM poy p LEFT JOIN (SELECT poy_no, sum(win) AS win FROM (${wonOf(betId, result)}) won GROUP BY poy_no) paid
      ON paid.poy_no = p.poy_no
    WHERE p.bet_id = ${betId} AND p.status = 'accepted' AND p.is_late`);
  const [sums] = rows;
  return {
    slips: sums?.slips ?? 0,
    stakes: satang(sums?.stakes ?? 0),
    payout: satang(sums?.payout ?? 0),
  };
}

const wonOf = (betId: string, result: RoundResult): SQL =>
  "draw4" in result ? wonSets(betId, result.draw4) : wonLines(betId, result);

interface WinRow extends Record<string, unknown> {
  poyNo: number;
  userName: string;
  /** An option, or a tier of sets */
  kind: string;
  number: string;
  stake: number;
  win: number;
}

interface Winnings {
  payout: number;
  winners: number;
  /** The largest payouts, at most `MOST_LINES` */
  lines: WorstLine[];
}

/** What a result pays in a round; thousands of lines may win, of which only the largest are listed. */
async function winningsOf(tx: Tx, betId: string, result: RoundResult): Promise<Winnings> {
  const won = wonOf(betId, result);
  const { rows: sums } = await tx.execute<{ payout: number; winners: number }>(sql`
    SELECT coalesce(sum(win), 0)::bigint AS payout, count(DISTINCT poy_no) AS winners FROM (${won}) won`);
  const { rows } = await tx.execute<WinRow>(sql`
    SELECT won.poy_no AS "poyNo", m.user_name AS "userName", won.kind, won.number, won.stake, won.win
    FROM (${won}) won JOIN member m ON m.uuid = won.member
    ORDER BY won.win DESC, won.poy_no LIMIT ${MOST_LINES}`);
  return { payout: sums[0]?.payout ?? 0, winners: sums[0]?.winners ?? 0, lines: rows.map(lineOf) };
}

function wonLines(betId: string, result: SlipResult): SQL {
  const winners = winningLines(result);
  return sql`
    SELECT p.poy_no, p.member, l.option AS kind, l.number, l.price AS stake,
      l.price * l.multiply_hundredths / 100 AS win
    FROM poy p
    JOIN poy_line l ON l.poy_id = p.poy_id
    JOIN unnest(${sql.param(winners.map(({ option }) => option))}::text[],
      ${sql.param(winners.map(({ number }) => number))}::text[]) AS w (option, number)
      ON w.option = l.option AND w.number = l.number
    WHERE p.bet_id = ${betId} AND p.status = 'accepted'`;
}

function wonSets(betId: string, draw4: string): SQL {
  const winners = winningTickets(draw4);
  return sql`
    SELECT p.poy_no, p.member, w.tier AS kind, l.number, l.price AS stake, l.sets * w.prize AS win
    FROM poy p
    JOIN set_line l ON l.poy_id = p.poy_id
    JOIN unnest(${sql.param(winners.map(({ tier }) => tier))}::text[],
      ${sql.param(winners.map(({ number }) => number))}::text[],
      ${sql.param(winners.map(({ prize }) => prize))}::bigint[]) AS w (tier, number, prize) ON w.number = l.number
    WHERE p.bet_id = ${betId} AND p.status = 'accepted'`;
}

function lineOf({ kind, stake, win, ...line }: WinRow): WorstLine {
  return {
    ...line,
    option: isPoyOption(kind) ? kind : undefined,
    tier: setTierNames.find((tier) => tier === kind),
    stake: satang(stake),
    win: satang(win),
  };
}

/** The preview of an id, locked; `preview-stale` when there is none. */
export async function findPreview(tx: Tx, id: string) {
  const [row] = isUuid(id)
    ? await tx.select().from(resultPreview).where(eq(resultPreview.id, id)).for("update")
    : [];
  if (!row) throw new Fault("preview-stale");
  return row;
}
