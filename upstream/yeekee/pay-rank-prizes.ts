import { and, eq, isNull, sql } from "drizzle-orm";
import { satang } from "@/lib/domain/money/money";
import {
  PRIZE_BUDGET_PER_MILLE,
  PRIZE_PEOPLE_MIN,
  PRIZE_STAKE_MIN,
  type RankPrize,
  rankPrizes,
} from "@/lib/domain/yeekee/rank-prizes";
import { callFunction } from "../db/call-function";
import { job } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { post } from "../ledger/post";
import { findRound } from "../rounds/find-round";

const refOf = (betId: string, rank: number) => `${betId}-rank-${rank}`;

/**
 * Pays the shooters of rank 1 and 16 of a settled round what the round owes them. Demo shots have no member and win
 * nothing. Paid once however often it runs: the movement's (kind, ref) is the round and the rank.
 */
export async function payRankPrizes(tx: Tx, betId: string): Promise<void> {
  const { status } = await findRound(tx, betId);
  if (status !== "settled") return;
  const prizes = await prizesDue(tx, betId);
  const members = prizes.map(({ member }) => member);
  // Locks accounts by id, the order used everywhere, so that two rounds that pay at once cannot deadlock.
  await tx.execute(sql`
    SELECT 1 FROM account WHERE kind = 'cash' AND owner = ANY (${sql.param(members)}::uuid[]) ORDER BY id FOR UPDATE`);
  for (const { rank, member, amount } of prizes) {
    await post(tx, {
      kind: "YING_WIN",
      ref: refOf(betId, rank),
      from: { house: "house-grants" },
      to: { member, account: "cash" },
      amount,
    });
  }
}

/** The prizes of a round as its result tells them: those that were paid, and until their job has run those that are due. */
export async function prizesTold(tx: Tx, betId: string): Promise<readonly RankPrize[]> {
  const [waiting] = await tx
    .select({ id: job.id })
    .from(job)
    .where(and(eq(job.kind, "rank-prizes"), eq(job.ref, betId), isNull(job.doneAt)));
  return waiting ? prizesDue(tx, betId) : prizesPaid(tx, betId);
}

/** The prizes of a round that were paid. */
async function prizesPaid(tx: Tx, betId: string): Promise<RankPrize[]> {
  const { rows } = await tx.execute<{ ref: string; member: string; amount: number }>(sql`
    SELECT m.ref, a.owner AS member, e.amount FROM movement m
    JOIN entry e ON e.movement = m.id JOIN account a ON a.id = e.account AND a.owner IS NOT NULL
    WHERE m.kind = 'YING_WIN' AND m.ref = ANY (${sql.param(rankPrizes.map(({ rank }) => refOf(betId, rank)))}::text[])`);
  return rankPrizes.flatMap(({ rank }) => {
    const paid = rows.find(({ ref }) => ref === refOf(betId, rank));
    return paid ? [{ rank, member: paid.member, amount: satang(paid.amount) }] : [];
  });
}

/** The prizes that a settled round owes; for tests too. */
export function prizesDue(tx: Tx, betId: string): Promise<readonly RankPrize[]> {
  return callFunction(tx, "rank_prizes_due", {
    betId,
    ranks: rankPrizes.map(({ rank }) => rank),
    mosts: rankPrizes.map(({ most }) => most),
    stakeMin: PRIZE_STAKE_MIN,
    peopleMin: PRIZE_PEOPLE_MIN,
    perMille: PRIZE_BUDGET_PER_MILLE,
  });
}
