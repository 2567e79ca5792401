import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { MOST_OPEN_ROUNDS, type OpenRound } from "@/lib/contract/operators/today";
import { roundResult } from "@/lib/contract/results";
import { setPrice } from "@/lib/domain/four-digit/tiers";
import { satang } from "@/lib/domain/money/money";
import { isPoyOption } from "@/lib/domain/poy/options";
import { worstDraw, worstOutcome } from "@/lib/domain/settlement/worst-outcome";
import { exposure, round } from "../../db/schema/rounds";
import type { Tx } from "../../db/tx";
import { quotasOf } from "../../lotteries/quotas";
import { headOf, type RoundRow, statusNow, timesOf } from "../../rounds/round-view";

/**
 * The open rounds in which something is sold, by the time they close, each with its stakes and its exact most
 * expensive result; and how many have sold nothing.
 */
export async function openRounds(tx: Tx, now: number): Promise<{ rounds: OpenRound[]; emptyRounds: number }> {
  const rows = await tx
    .select()
    .from(round)
    // The first condition is for the index, which a function of the clock could not use.
    .where(and(gt(round.closeAt, new Date(now)), eq(statusNow, "open")))
    .orderBy(asc(round.closeAt), asc(round.betId));
  const sold = await soldIn(
    tx,
    rows.map(({ betId }) => betId),
  );
  const views: OpenRound[] = [];
  for (const row of rows) {
    if (row.betGroup !== "set_4" && !sold.has(row.betId)) continue;
    const view =
      row.betGroup === "set_4" ? await viewOfSets(tx, row) : viewOf(row, sold.get(row.betId) ?? []);
    if (view.stakes > 0) views.push(view);
  }
  return { rounds: views.slice(0, MOST_OPEN_ROUNDS), emptyRounds: rows.length - views.length };
}

type Sold = typeof exposure.$inferSelect;

/** What is sold on each number of these rounds, in one statement. */
async function soldIn(tx: Tx, betIds: readonly string[]): Promise<ReadonlyMap<string, Sold[]>> {
  const sold = new Map<string, Sold[]>();
  if (betIds.length === 0) return sold;
  const rows = await tx
    .select()
    .from(exposure)
    .where(inArray(exposure.betId, [...betIds]));
  for (const row of rows) {
    const known = sold.get(row.betId);
    if (known) known.push(row);
    else sold.set(row.betId, [row]);
  }
  return sold;
}

function viewOf(row: RoundRow, sold: readonly Sold[]): OpenRound {
  const known = sold.flatMap(({ option, number, payout }) =>
    isPoyOption(option) ? [{ option, number, payout: satang(payout) }] : [],
  );
  const worst = worstOutcome(row.betGroup === "gov" ? "government" : "three-digit", known);
  return {
    ...namesOf(row),
    stakes: satang(sold.reduce((sum, { stake }) => sum + stake, 0)),
    worstCase: worst.payout,
    worstOutcome: worst.result && roundResult.parse(worst.result),
  };
}

async function viewOfSets(tx: Tx, row: RoundRow): Promise<OpenRound> {
  const quotas = await quotasOf(tx, row.betId);
  const worst = worstDraw(quotas);
  return {
    ...namesOf(row),
    stakes: satang(quotas.reduce((sum, { sold }) => sum + sold, 0) * setPrice),
    worstCase: worst.payout,
    worstOutcome: worst.result,
  };
}

function namesOf(row: RoundRow) {
  const { betId, betGroup, betType, betName, name } = headOf(row);
  return { betId, betGroup, betType, betName, name, unixTimeStamp: timesOf(row) };
}
