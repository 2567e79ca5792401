import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { addDays, atBangkok, bangkokDate, weekday } from "@/lib/domain/time/time";
import type { Database, Tx } from "@/upstream/db/tx";
import { totalsOfAll } from "@/upstream/poys/poy-totals";

/** Satang at an instant, epoch ms. */
interface Amount {
  at: number;
  amount: number;
}

const play = /^(BET|WIN)_|^(ABORT_POY|YING_WIN|(CREATE|DRAW|REFUND|ABORT)_GAME|GAME_(ADD|DEDUCT))$/;

/** What a member staked, lost and deposited in the running spans, and their slips' totals, from the rows themselves. */
async function plainSums(tx: Tx, owner: string, now: number) {
  const { rows: slips } = await tx.execute<{ at: number; total: number; win: number; status: string }>(
    sql`SELECT epoch_ms(created_at) AS at, total, win, status FROM poy WHERE member = ${owner}`,
  );
  const { rows: plays } = await tx.execute<{ at: number; amount: number }>(sql`
    SELECT epoch_ms(created_at) AS at, -amount AS amount FROM game_operation
    WHERE member = ${owner} AND operation IN ('create', 'bet') AND NOT is_undone`);
  const { rows: postings } = await tx.execute<{ at: number; amount: number; kind: string }>(sql`
    SELECT epoch_ms(m.created_at) AS at, e.amount, m.kind FROM account a
    JOIN entry e ON e.account = a.id JOIN movement m ON m.id = e.movement
    WHERE a.owner = ${owner} AND a.kind = 'cash'`);
  const isGivenBack = ({ status }: { status: string }) => status === "cancelled" || status === "refunded";
  const kept = slips.filter((slip) => !isGivenBack(slip));
  const staked = [...kept.map(({ at, total }) => ({ at, amount: total })), ...plays];
  const lost = postings
    .filter(({ kind }) => play.test(kind))
    .map(({ at, amount }) => ({ at, amount: -amount }));
  const deposited = postings.filter(({ kind }) => kind === "DEPOSIT");
  const sumOf = (list: readonly { total: number }[]) => list.reduce((sum, { total }) => sum + total, 0);
  return {
    staked: spansOf(staked, now),
    lost: spansOf(lost, now),
    deposited: spansOf(deposited, now),
    totals: {
      stake: sumOf(kept),
      refunded: sumOf(slips.filter(isGivenBack)),
      win: slips.reduce((sum, { win }) => sum + win, 0),
    },
  };
}

/** Sums of the day, week and month of an instant. */
function spansOf(amounts: readonly Amount[], now: number): number[] {
  const today = bangkokDate(now);
  const begins = [today, addDays(today, -((weekday(today) + 6) % 7)), `${today.slice(0, 7)}-01`];
  return begins.map((date) => {
    const begin = atBangkok(date, "00:00");
    return amounts.filter(({ at }) => at >= begin).reduce((sum, { amount }) => sum + amount, 0);
  });
}

/** A member's limits and totals as they are read, which are the plain ones of the same moment. */
export function comparedSums({ db, member: { uuid } }: { db: Database; member: { uuid: string } }) {
  return db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<{
        now: number;
        staked: number[];
        lost: number[];
        deposited: number[];
      }>(
        sql`SELECT epoch_ms(now) AS now, to_json(staked_within(${uuid}::uuid, now)) AS staked, to_json(lost_within(${uuid}::uuid, now)) AS lost,
          to_json(deposited_within(${uuid}::uuid, now)) AS deposited FROM (SELECT app_now() AS now) clock`,
      );
      const [read] = rows;
      if (!read) throw new Error("no sums");
      const { now, ...spans } = read;
      const totals = await totalsOfAll(tx, uuid);
      expect({ ...spans, totals }).toEqual(await plainSums(tx, uuid, now));
    },
    { isolationLevel: "repeatable read" },
  );
}
