import { sql } from "drizzle-orm";
import type { Market } from "@/lib/domain/rounds/market";
import { roundsAhead, type ScheduledRound } from "@/lib/domain/rounds/schedule";
import type { Tx } from "../db/connect";
import { job, round } from "../db/tables/rounds";
import { dealtMarkets } from "./markets";

/** How long after a result time without a result the box draws a labelled one of its own. */
const DEMO_DELAY_MS = 2 * 60_000;

interface Wanted {
  market: Market;
  item: ScheduledRound;
  isNext: boolean;
}

/**
 * Inserts the rounds that should exist: daily markets two days ahead, always the next two government draws.
 * Idempotent: a round that stands is left as it is, an operator may have moved it. Returns how many are new.
 */
export async function planRounds(tx: Tx, now: number, drawsDemo: boolean): Promise<number> {
  const wanted = dealtMarkets.flatMap((market) =>
    roundsAhead(market, now).map((item, at): Wanted => ({ market, item, isNext: at === 0 })),
  );
  if (wanted.length === 0) return 0;
  const added = await tx
    .insert(round)
    .values(wanted.map((one) => rowOf(one, now)))
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) return 0;
  await tx.execute(sql`
    INSERT INTO round_rate (bet_id, option, multiply_hundredths, bet_min, bet_max, member_max)
    SELECT r.bet_id, o.option, o.multiply_hundredths, o.bet_min, o.bet_max, o.member_max
    FROM round r JOIN option_rate o ON o.bet_type = r.bet_type
    WHERE r.bet_id IN (${sql.join(
      added.map(({ betId }) => sql`${betId}`),
      sql`, `,
    )})`);
  await tx
    .insert(job)
    .values(
      added.flatMap(({ betId, openAt, closeAt, resultAt }) => [
        { kind: "open", ref: betId, dueAt: openAt },
        { kind: "close", ref: betId, dueAt: closeAt },
        ...(drawsDemo
          ? [{ kind: "demo-draw", ref: betId, dueAt: new Date(resultAt.getTime() + DEMO_DELAY_MS) }]
          : []),
      ]),
    )
    .onConflictDoNothing();
  return added.length;
}

function rowOf({ market, item, isNext }: Wanted, now: number): typeof round.$inferInsert {
  // The next draw is new only on a first start: it takes bets at once, so that there is always one to bet on.
  const opensAtOnce = isNext && market.schedule.kind === "draws";
  return {
    betId: item.betId,
    betGroup: item.betGroup,
    betType: item.betType,
    betName: item.betName,
    name: market.name.th,
    serviceDate: item.dt,
    openAt: new Date(opensAtOnce ? Math.min(item.openMs, now) : item.openMs),
    closeAt: new Date(item.closeMs),
    resultAt: new Date(item.resultMs),
  };
}
