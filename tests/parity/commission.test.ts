import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { COMMISSION_PERCENT, commissionOf } from "@/lib/domain/rewards/affiliate";
import { round, roundRate } from "@/upstream/db/schema/rounds";
import { payRewards } from "@/upstream/settlement/pay-rewards";
import { settleRound } from "@/upstream/settlement/settle-round";
import { databases } from "../support/database";
import { befriend, newcomer } from "../support/people";
import { addRound, bet, line } from "../support/rounds";
import type { TestService } from "../support/service";
import { useService } from "../support/use-service";

/** A friend's slip (baht) and the commission of their inviter (satang). */
const table: readonly (readonly [number, number])[] = [
  [1, 0],
  [2, 1],
  [3, 1],
  [10, 6],
  [99, 59],
  [100, 60],
  [123, 73],
  [1_000, 6_00],
  [16_667, 100_00],
  [100_000, 600_00],
];

/** The slips of one friend in one round, settled; the commission of each, in the table's order. */
async function inSql(service: TestService, stakes: readonly number[]): Promise<number[]> {
  const [referrer, friend] = [await newcomer(service, 0), await newcomer(service, 1_000_000)];
  await befriend(service, referrer, [friend]);
  const betId = await addRound(service, "th_open");
  const most = satang(1_000_000_00);
  await service.db.update(roundRate).set({ betMax: most, memberMax: most }).where(eq(roundRate.betId, betId));
  const poyIds: string[] = [];
  for (const [at, baht] of stakes.entries()) {
    const number = String(at).padStart(2, "0");
    poyIds.push((await bet(service, friend, betId, [line("teng_bon_2", number, baht)])).poyId);
  }
  // Won and lost slips bring the same: number 00 wins.
  const result = { top3: "500", bottom2: "62" };
  await service.db.update(round).set({ status: "closed", result }).where(eq(round.betId, betId));
  await service.db.transaction((tx) => settleRound(tx, betId));
  await service.db.transaction((tx) => payRewards(tx, betId));
  const { rows } = await service.db.execute<{ amount: number }>(sql`
    SELECT coalesce(sum(e.amount), 0)::bigint AS amount
    FROM unnest(${sql.param(poyIds)}::text[]) WITH ORDINALITY AS given (ref, n)
    LEFT JOIN movement m ON m.ref = given.ref AND m.kind = 'AF_COMMISSION'
    LEFT JOIN account a ON a.owner = ${referrer.uuid}::uuid AND a.kind = 'af'
    LEFT JOIN entry e ON e.movement = m.id AND e.account = a.id
    GROUP BY n ORDER BY n`);
  return rows.map(({ amount }) => amount);
}

describe.each(databases)("the commission on a friend's slip on $kind", (kind) => {
  const open = useService(kind);

  test("is that of the rule, slip by slip", async () => {
    const paid = await inSql(
      open(),
      table.map(([baht]) => baht),
    );
    const rows = table.map(([baht], at) => [baht, paid[at]]);
    expect(rows).toEqual(table.map(([baht]) => [baht, commissionOf(satang(baht * 100))]));
    expect(rows).toEqual(table);
  });
});

test.each(table)(
  "of %d baht it is %d satang: the per cent that the page of friends tells, cut",
  (baht, paid) => {
    expect(Math.floor(Math.round(baht * COMMISSION_PERCENT * 10) / 10)).toBe(paid);
  },
);
