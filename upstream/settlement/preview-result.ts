import { eq, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import type { ResultPreview, WorstLine } from "@/lib/contract/operators/rounds";
import type { RoundResult } from "@/lib/contract/results";
import { setTierNames, winningTickets } from "@/lib/domain/four-digit";
import { satang } from "@/lib/domain/money";
import { isPoyOption } from "@/lib/domain/poy/options";
import type { Tx } from "../db/connect";
import { isUuid } from "../db/row-ids";
import { poy } from "../db/tables/poys";
import { resultPreview } from "../db/tables/rounds";
import { awaitsResult, fitsMarket } from "./set-result";
import { winningLines } from "./settle-round";

/** A result that pays more than this needs a second operator (satang: 1,000,000 baht). */
export const SECOND_OPERATOR_ABOVE = satang(1_000_000_00);
const MOST_LINES = 20;

/** What a result would pay, without paying it. The round is closed, so the figures cannot move any more. */
export async function previewResult(
  tx: Tx,
  betId: string,
  result: RoundResult,
  now: number,
): Promise<ResultPreview> {
  const row = await awaitsResult(tx, betId, now);
  if (!fitsMarket(row, result)) throw new Fault("result-malformed");
  const [sold] = await tx
    .select({ stakes: sql<number>`coalesce(sum(${poy.total}), 0)::bigint` })
    .from(poy)
    .where(sql`${poy.betId} = ${betId} and ${poy.status} = 'accepted'`);
  const lines = await winningLinesOf(tx, betId, result);
  const payout = lines.reduce((sum, line) => sum + line.win, 0);
  const [preview] = await tx.insert(resultPreview).values({ betId, result, payout }).returning();
  if (!preview) throw new Error("no preview row");
  return {
    previewId: preview.id,
    betId,
    result,
    winners: new Set(lines.map(({ poyNo }) => poyNo)).size,
    stakes: satang(sold?.stakes ?? 0),
    payout: satang(payout),
    worstLines: lines.slice(0, MOST_LINES),
    needsSecondOperator: payout > SECOND_OPERATOR_ABOVE,
  };
}

interface WinRow extends Record<string, unknown> {
  poyNo: number;
  userName: string;
  /** An option, or of sets a tier */
  kind: string;
  number: string;
  stake: number;
  win: number;
}

async function winningLinesOf(tx: Tx, betId: string, result: RoundResult): Promise<WorstLine[]> {
  if ("draw4" in result) return winningSetsOf(tx, betId, result.draw4);
  const winners = winningLines(result);
  const { rows } = await tx.execute<WinRow>(sql`
    SELECT p.poy_no AS "poyNo", m.user_name AS "userName", l.option AS kind, l.number, l.price AS stake,
      l.price * l.multiply_hundredths / 100 AS win
    FROM poy p
    JOIN poy_line l ON l.poy_id = p.poy_id
    JOIN unnest(${sql.param(winners.map(({ option }) => option))}::text[],
      ${sql.param(winners.map(({ number }) => number))}::text[]) AS w (option, number)
      ON w.option = l.option AND w.number = l.number
    JOIN member m ON m.uuid = p.member
    WHERE p.bet_id = ${betId} AND p.status = 'accepted'
    ORDER BY win DESC, p.poy_no`);
  return rows.flatMap(({ kind, stake, win, ...line }) =>
    isPoyOption(kind) ? [{ ...line, option: kind, stake: satang(stake), win: satang(win) }] : [],
  );
}

async function winningSetsOf(tx: Tx, betId: string, draw4: string): Promise<WorstLine[]> {
  const winners = winningTickets(draw4);
  const { rows } = await tx.execute<WinRow>(sql`
    SELECT p.poy_no AS "poyNo", m.user_name AS "userName", w.tier AS kind, l.number, l.price AS stake,
      l.sets * w.prize AS win
    FROM poy p
    JOIN set_line l ON l.poy_id = p.poy_id
    JOIN unnest(${sql.param(winners.map(({ tier }) => tier))}::text[],
      ${sql.param(winners.map(({ number }) => number))}::text[],
      ${sql.param(winners.map(({ prize }) => prize))}::bigint[]) AS w (tier, number, prize) ON w.number = l.number
    JOIN member m ON m.uuid = p.member
    WHERE p.bet_id = ${betId} AND p.status = 'accepted'
    ORDER BY win DESC, p.poy_no`);
  return rows.map(({ kind, stake, win, ...line }) => ({
    ...line,
    tier: setTierNames.find((tier) => tier === kind),
    stake: satang(stake),
    win: satang(win),
  }));
}

/** The preview behind an id, locked; `preview-stale` when there is none. */
export async function findPreview(tx: Tx, id: string) {
  const [row] = isUuid(id)
    ? await tx.select().from(resultPreview).where(eq(resultPreview.id, id)).for("update")
    : [];
  if (!row) throw new Fault("preview-stale");
  return row;
}
