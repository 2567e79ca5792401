/** What is kept of rounds that are over: a nightly job adds it, in blocks. */
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { voidRound } from "@/lib/contract/operators/rounds";
import { atBangkok } from "@/lib/domain/time/time";
import { findBroken } from "@/upstream/ledger/find-violations";
import { planRoundSums, sumRounds } from "@/upstream/rounds/sum-rounds";
import { databases } from "../../support/database";
import { count } from "../../support/ledger";
import { newcomer, operator } from "../../support/people";
import { addRound, bet, line, settle } from "../../support/rounds";
import { useService } from "../../support/use-service";

describe.each(databases)("totals of rounds on $kind", (kind) => {
  const open = useService(kind);
  const noon = atBangkok("2026-11-26", "12:00");
  const soon = { dueAt: new Date(noon + 1_000), cursor: 0 };
  const tonight = { dueAt: new Date(atBangkok("2026-11-27", "04:15")), cursor: 0 };
  const block = (most: number) => open().db.transaction((tx) => sumRounds(tx, noon, most));
  const law = "the total of a round is what its slips say, and the round is over";
  const broken = async () => (await findBroken(open().db)).filter((one) => one.law === law);
  let [drawn, voided, running] = ["", "", ""];

  beforeAll(async () => {
    const service = open();
    // What the seed brings.
    while ((await block(1_000)).dueAt < tonight.dueAt);
    const member = await newcomer(service, 1_000);
    [drawn, voided, running] = [
      await addRound(service, "th_open"),
      await addRound(service, "th_close"),
      await addRound(service, "th_noon"),
    ];
    await bet(service, member, drawn, [line("teng_bon_2", "45", 7), line("teng_bon_2", "99", 11)]);
    for (const betId of [drawn, voided, running])
      await bet(service, member, betId, [line("teng_bon_2", "99", 13)]);
    const { token } = await operator(service, "administrator");
    await settle(service, drawn, { top3: "345", bottom2: "67" });
    await service.call(voidRound, { body: { betId: voided, reason: "a test" }, token });
  });

  test("are kept by a nightly job, in blocks with a rest after each", async () => {
    expect([await block(1), await block(1), await block(1)]).toEqual([soon, soon, tonight]);
    const { rows } = await open().db.execute(sql`
      SELECT bet_id = ${drawn} AS is_drawn, slips, stakes, won_slips, payouts > 0 AS is_paid, refunded_slips, refunded
      FROM round_total WHERE bet_id IN (${drawn}, ${voided}, ${running}) ORDER BY is_drawn`);
    expect(rows).toEqual([
      {
        ...{ is_drawn: false, slips: 1, stakes: 13_00, won_slips: 0, is_paid: false },
        ...{ refunded_slips: 1, refunded: 13_00 },
      },
      {
        ...{ is_drawn: true, slips: 2, stakes: 31_00, won_slips: 1, is_paid: true },
        ...{ refunded_slips: 0, refunded: 0 },
      },
    ]);
  });

  test("that are wrong, or of a round that is not over, break a law of the ledger", async () => {
    const { db } = open();
    expect(await broken()).toEqual([]);
    await db.execute(sql`UPDATE round_total SET payouts = payouts + 1 WHERE bet_id = ${drawn}`);
    expect(await broken()).toEqual([{ law, found: [drawn] }]);
    await db.execute(sql`UPDATE round_total SET payouts = payouts - 1 WHERE bet_id = ${drawn}`);
    await db.execute(sql`INSERT INTO round_total SELECT bet_id, slips, stakes, 0, 0, 0, 0, 0, 0
      FROM slip_totals(ARRAY[${running}])`);
    expect(await broken()).toEqual([{ law, found: [running] }]);
    await db.execute(sql`DELETE FROM round_total WHERE bet_id = ${running}`);
    expect(await broken()).toEqual([]);
  });

  test("are planned once and come back every night, after a release that has ended their job too", async () => {
    const { db, tick } = open();
    const state = (where: string) =>
      count(db, sql.raw(`SELECT count(*) FROM job WHERE kind = 'sum-rounds' AND ${where}`));
    await db.transaction(planRoundSums);
    await tick();
    await db.transaction(planRoundSums);
    expect(await state("done_at IS NULL AND due_at > app_now() AND attempts = 0")).toBe(1);
    await db.execute(sql`UPDATE job SET done_at = app_now() WHERE kind = 'sum-rounds'`);
    await db.transaction(planRoundSums);
    expect(await state("done_at IS NULL AND due_at <= app_now()")).toBe(1);
    expect(await state("true")).toBe(1);
  });
});
