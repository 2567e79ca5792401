import { eq, inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { earnPoints } from "@/lib/domain/rewards/loyalty";
import { member } from "@/upstream/db/schema/members";
import { round } from "@/upstream/db/schema/rounds";
import { payRewards } from "@/upstream/settlement/pay-rewards";
import { settleRound } from "@/upstream/settlement/settle-round";
import { databases } from "../support/database";
import { newcomers } from "../support/people";
import { addRound, bet, line } from "../support/rounds";
import type { TestService } from "../support/service";
import { useService } from "../support/use-service";

interface Case {
  points: number;
  /** Satang carried over, below one point. */
  over: number;
  /** A round's slips, baht. */
  slips: readonly number[];
  after: { points: number; remainder: number };
}

const table: readonly (readonly [string, Case])[] = [
  ["99 baht are none yet", { points: 0, over: 0, slips: [99], after: { points: 0, remainder: 99_00 } }],
  ["100 baht are one", { points: 0, over: 0, slips: [100], after: { points: 1, remainder: 0 } }],
  ["99 and 1 are one", { points: 0, over: 99_00, slips: [1], after: { points: 1, remainder: 0 } }],
  ["what is over is kept", { points: 7, over: 50_00, slips: [260], after: { points: 10, remainder: 10_00 } }],
  ["slips add up", { points: 3, over: 1_00, slips: [60, 39, 1], after: { points: 4, remainder: 1_00 } }],
  ["a large stake", { points: 1, over: 99_99, slips: [5_000], after: { points: 51, remainder: 99_99 } }],
];

/** One round with a member for each row; what each of them has after it. */
async function inSql(service: TestService): Promise<Case["after"][]> {
  const people = await newcomers(service, table.length, satang(10_000_00));
  const betId = await addRound(service, "th_open");
  for (const [at, [, { points, over, slips }]] of table.entries()) {
    const person = people[at];
    if (!person) throw new Error("nobody came");
    const had = { loyaltyPoint: points, loyaltyRemainder: satang(over) };
    await service.db.update(member).set(had).where(eq(member.uuid, person.uuid));
    for (const baht of slips) await bet(service, person, betId, [line("teng_bon_2", "11", baht)]);
  }
  const result = { top3: "405", bottom2: "62" };
  await service.db.update(round).set({ status: "closed", result }).where(eq(round.betId, betId));
  await service.db.transaction((tx) => settleRound(tx, betId));
  await service.db.transaction((tx) => payRewards(tx, betId));
  const uuids = people.map(({ uuid }) => uuid);
  const rows = await service.db
    .select({ uuid: member.uuid, points: member.loyaltyPoint, remainder: member.loyaltyRemainder })
    .from(member)
    .where(inArray(member.uuid, uuids));
  return uuids.map((uuid) => {
    const row = rows.find((one) => one.uuid === uuid);
    return { points: row?.points ?? -1, remainder: row?.remainder ?? -1 };
  });
}

const inTypeScript = ({ points, over, slips }: Case) =>
  slips.reduce((had, baht) => earnPoints(had, satang(baht * 100)), { points, remainder: satang(over) });

describe.each(databases)("the points of settled stakes on $kind", (kind) => {
  const open = useService(kind);

  test("are those of the rule, member by member", async () => {
    const named = (rows: readonly unknown[]) => table.map(([name], at) => [name, rows[at]]);
    const earned = named(await inSql(open()));
    expect(earned).toEqual(named(table.map(([, one]) => inTypeScript(one))));
    expect(earned).toEqual(named(table.map(([, { after }]) => after)));
  });
});
