/** What is summed of a turnover: only what is final, by a nightly job, and for the kinds of credit of today. */
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { atBangkok } from "@/lib/domain/time/time";
import { findBroken } from "@/upstream/ledger/find-violations";
import { planSums, sumBlock } from "@/upstream/turnovers/sum-turnovers";
import { databases } from "../../support/database";
import { count } from "../../support/ledger";
import { comparedTurnover } from "../../support/turnovers/plain-turnover";
import {
  give,
  message,
  openTurnoverWorld,
  place,
  settleRound,
  stakedOf,
  sum,
  type TurnoverWorld,
} from "../../support/turnovers/world";
import { useService } from "../../support/use-service";

describe.each(databases)("summing turnovers on $kind", (kind) => {
  const open = useService(kind);

  test("goes on from where it was left, and a stake counts for the credit before it", async () => {
    const world = await openTurnoverWorld(open());
    const [first = "", second = ""] = world.rounds;
    await give(world, "DEPOSIT", 1_000_00);
    await place(world, first, 10);
    await place(world, second, 20);
    await give(world, "DEPOSIT", 500_00);
    await place(world, second, 40);
    // The later round is settled first: what counts is the order of the ledger.
    await settleRound(world, second);
    expect(await sum(world)).toEqual({ looked: 5, summed: 1 });
    expect(await stakedOf(world)).toEqual([0]);
    await settleRound(world, first);
    expect(await sum(world, 1)).toEqual({ looked: 1, summed: 1 });
    expect(await stakedOf(world)).toEqual([10_00]);
    expect(await sum(world)).toEqual({ looked: 3, summed: 3 });
    expect(await stakedOf(world)).toEqual([30_00, 40_00]);
    expect(await sum(world)).toEqual({ looked: 0, summed: 0 });
    expect(await comparedTurnover(world)).toMatchObject({ required: 1_200_00, done: 70_00 });
  });

  test("ends before a slip without a result and before a stake in an open game, and goes on behind them", async () => {
    const world = await openTurnoverWorld(open());
    const [early = "", late = ""] = world.rounds;
    await give(world, "DEPOSIT", 1_000_00);
    await place(world, early, 1);
    await message(world, { type: "bet", transaction: `${late}-a`, round: late, amount: satang(2_00) });
    await place(world, late, 4);
    await settleRound(world, late);
    expect(await sum(world)).toEqual({ looked: 4, summed: 1 });
    await settleRound(world, early);
    expect(await sum(world)).toEqual({ looked: 3, summed: 1 });
    expect(await comparedTurnover(world)).toMatchObject({ done: 5_00 });
    await message(world, { type: "win", transaction: `${late}-b`, round: late, amount: satang(0) });
    expect(await sum(world)).toEqual({ looked: 2, summed: 2 });
    expect(await stakedOf(world)).toEqual([7_00]);
    expect(await comparedTurnover(world)).toMatchObject({ done: 7_00 });
  });

  test("counts nothing of a stake that was given back before its round was settled", async () => {
    const world = await openTurnoverWorld(open());
    const [round = ""] = world.rounds;
    await give(world, "DEPOSIT", 1_000_00);
    for (const [at, baht] of [2, 4].entries())
      await message(world, { type: "bet", transaction: `${round}-${at}`, round, amount: satang(baht * 100) });
    expect(
      await message(world, { type: "refund", transaction: `${round}-back`, round, refersTo: `${round}-1` }),
    ).toBeNull();
    await message(world, { type: "win", transaction: `${round}-win`, round, amount: satang(0) });
    await sum(world);
    expect(await stakedOf(world)).toEqual([2_00]);
    expect(await comparedTurnover(world)).toMatchObject({ done: 2_00 });
  });

  test("counts nothing that came before the first credit", async () => {
    const world = await openTurnoverWorld(open());
    const [betId = ""] = world.rounds;
    await give(world, "YING_WIN", 100_00);
    await place(world, betId, 10);
    await settleRound(world, betId);
    expect(await sum(world)).toEqual({ looked: 2, summed: 2 });
    expect(await stakedOf(world)).toEqual([]);
    await give(world, "DEPOSIT", 100_00);
    await sum(world);
    expect(await stakedOf(world)).toEqual([0]);
    expect(await comparedTurnover(world)).toMatchObject({ required: 80_00, done: 0 });
  });

  test("is done anew when other kinds are credits, until then everything is read; percentages may change", async () => {
    const world = await openTurnoverWorld(open());
    const [betId = ""] = world.rounds;
    await give(world, "DEPOSIT", 100_00);
    await give(world, "YING_WIN", 50_00);
    await place(world, betId, 10);
    await settleRound(world, betId);
    await sum(world);
    expect(await stakedOf(world)).toEqual([10_00]);
    await world.db.execute(sql`UPDATE turnover_percent SET percent = 50 WHERE kind = 'DEPOSIT'`);
    expect(await comparedTurnover(world)).toMatchObject({ required: 50_00, done: 10_00 });
    await world.db.execute(sql`INSERT INTO turnover_percent (kind, percent) VALUES ('YING_WIN', 100)`);
    expect(await comparedTurnover(world)).toMatchObject({ required: 100_00, done: 10_00, type: "YING_WIN" });
    expect(await sum(world)).toEqual({ looked: 3, summed: 3 });
    expect(await stakedOf(world)).toEqual([0, 10_00]);
    expect(await comparedTurnover(world)).toMatchObject({ required: 100_00, done: 10_00, type: "YING_WIN" });
    await world.db.execute(sql`DELETE FROM turnover_percent WHERE kind = 'YING_WIN'`);
    await world.db.execute(sql`UPDATE turnover_percent SET percent = 80 WHERE kind = 'DEPOSIT'`);
    expect(await comparedTurnover(world)).toMatchObject({ required: 80_00, done: 10_00 });
  });

  test("a sum that is wrong, or was made of what is not final, breaks a law of the ledger", async () => {
    const world = await openTurnoverWorld(open());
    const { db, member } = world;
    const [betId = "", other = ""] = world.rounds;
    await give(world, "DEPOSIT", 100_00);
    await place(world, betId, 10);
    await settleRound(world, betId);
    await sum(world);
    // Its deposits came from no bank, which breaks other laws.
    const law = "what is summed of a turnover is what its postings say, and nothing of it waits for a result";
    const broken = async () => (await findBroken(db)).map((one) => one.law).filter((one) => one === law);
    expect(await broken()).toEqual([]);
    const own = sql`WHERE member = ${member.uuid}`;
    await db.execute(sql`UPDATE staked_credit SET staked = staked + 1 ${own}`);
    expect(await broken()).toEqual([law]);
    await db.execute(sql`UPDATE staked_credit SET staked = staked - 1 ${own}`);
    await place(world, other, 10);
    const newest = sql`(SELECT max(movement) FROM entry JOIN account a ON a.id = account WHERE owner = ${member.uuid})`;
    await db.execute(sql`UPDATE turnover_sum SET up_to = ${newest} ${own}`);
    expect(await broken()).toEqual([law]);
    await db.execute(sql`DELETE FROM staked_credit ${own}`);
    expect(await broken()).toEqual([law]);
    await db.execute(sql`DELETE FROM member_day ${own}`);
    await db.execute(sql`DELETE FROM turnover_sum ${own}`);
    expect(await broken()).toEqual([]);
  });

  test("a day that is wrong, or a stake left out of it, breaks a law of the ledger", async () => {
    const world = await openTurnoverWorld(open());
    const { db, member } = world;
    const [betId = ""] = world.rounds;
    await give(world, "DEPOSIT", 100_00);
    await place(world, betId, 10);
    await message(world, { type: "bet", transaction: `${betId}-a`, round: betId, amount: satang(2_00) });
    await message(world, { type: "win", transaction: `${betId}-b`, round: betId, amount: satang(0) });
    await settleRound(world, betId);
    await sum(world);
    const ofDays = "what is summed of a member's days is what their postings say";
    const ofStakes = "a stake that is not summed is newer than those that are";
    const broken = async () =>
      (await findBroken(db)).map(({ law }) => law).filter((law) => law === ofDays || law === ofStakes);
    expect(await broken()).toEqual([]);
    const change = (table: string, assignment: string) =>
      db.execute(sql`UPDATE ${sql.raw(table)} SET ${sql.raw(assignment)} WHERE member = ${member.uuid}`);
    for (const column of ["slip_stakes", "given_back", "won", "game_stakes", "lost", "deposited"]) {
      await change("member_day", `${column} = ${column} + 1`);
      expect(await broken()).toEqual([ofDays]);
      await change("member_day", `${column} = ${column} - 1`);
    }
    for (const [wrong, right] of [
      ["slips_up_to = slips_up_to - 1", "slips_up_to = slips_up_to + 1"],
      ["plays_up_to = plays_up_to - interval '1 ms'", "plays_up_to = plays_up_to + interval '1 ms'"],
    ] as const) {
      await change("turnover_sum", wrong);
      expect(await broken()).toEqual([ofStakes]);
      await change("turnover_sum", right);
    }
    await message(world, {
      type: "bet",
      transaction: `${betId}-c`,
      round: `${betId}-c`,
      amount: satang(1_00),
    });
    expect(await broken()).toEqual([]);
    await change("turnover_sum", "plays_up_to = plays_up_to + interval '2 days'");
    expect(await broken()).toEqual([ofStakes]);
    for (const table of ["member_day", "staked_credit", "turnover_sum"].map((name) => sql.raw(name)))
      await db.execute(sql`DELETE FROM ${table} WHERE member = ${member.uuid}`);
    expect(await broken()).toEqual([]);
  });
});

describe.each(databases)("the nightly job of turnovers on $kind", (kind) => {
  const open = useService(kind);
  const noon = atBangkok("2026-11-26", "12:00");
  const tonight = { dueAt: new Date(atBangkok("2026-11-27", "04:10")), cursor: 0 };
  const soon = new Date(noon + 1_000);

  test("sums members with many postings, account by account, in blocks with a rest after each", async () => {
    const service = open();
    const { db } = service;
    const limits = { from: 4, most: 5, members: 2 };
    const block = (after: number) => db.transaction((tx) => sumBlock(tx, noon, after, limits));
    const accountOf = ({ member }: TurnoverWorld) =>
      count(db, sql`SELECT id AS count FROM account WHERE owner = ${member.uuid} AND kind = 'cash'`);
    const summedOf = ({ member }: TurnoverWorld) =>
      count(
        db,
        sql`SELECT coalesce(max(entries), 0) AS count FROM turnover_sum WHERE member = ${member.uuid}`,
      );
    const worlds: TurnoverWorld[] = [];
    // Few, many, too many for one block, and one whose first slip waits.
    for (const many of [3, 4, 12, 6]) {
      const world = await openTurnoverWorld(service);
      worlds.push(world);
      await give(world, "DEPOSIT", 100_00);
      if (many === 6) await place(world, world.rounds[0] ?? "", 1);
      for (let at = many === 6 ? 2 : 1; at < many; at++) await give(world, "DEPOSIT", 1_00);
    }
    const [few, many, most, waiting] = worlds;
    if (!few || !many || !most || !waiting) throw new Error("no members");
    expect(await block(0)).toEqual({ dueAt: soon, cursor: await accountOf(many) });
    expect(await Promise.all(worlds.map(summedOf))).toEqual([0, 4, 1, 0]);
    for (const summed of [6, 11]) {
      expect(await block(await accountOf(many))).toEqual({ dueAt: soon, cursor: await accountOf(many) });
      expect(await Promise.all(worlds.map(summedOf))).toEqual([0, 4, summed, 0]);
    }
    // What is left of the third is less than a member is summed for; the last waits from its second posting on.
    expect(await block(await accountOf(many))).toEqual(tonight);
    expect(await Promise.all(worlds.map(summedOf))).toEqual([0, 4, 11, 1]);
    expect(await block(await accountOf(most))).toEqual(tonight);
    expect(await Promise.all(worlds.map(summedOf))).toEqual([0, 4, 11, 1]);
    expect(await block(await accountOf(waiting))).toEqual(tonight);
    for (const world of worlds) await comparedTurnover(world);
  });

  test("sums those anew who were summed for other kinds of credit", async () => {
    const world = await openTurnoverWorld(open());
    for (let at = 0; at < 4; at++) await give(world, "YING_WIN", 1_00);
    const limits = { from: 4, most: 100, members: 100 };
    const block = () => world.db.transaction((tx) => sumBlock(tx, noon, 0, limits));
    await block();
    expect(await stakedOf(world)).toEqual([]);
    await world.db.execute(sql`INSERT INTO turnover_percent (kind, percent) VALUES ('YING_WIN', 100)`);
    expect(await block()).toEqual(tonight);
    expect(await stakedOf(world)).toEqual([0, 0, 0, 0]);
    await world.db.execute(sql`DELETE FROM turnover_percent WHERE kind = 'YING_WIN'`);
  });

  test("is planned once, comes back every night, and after a release that has ended it", async () => {
    const service = open();
    const state = (where: string) =>
      count(service.db, sql.raw(`SELECT count(*) FROM job WHERE kind = 'sum-turnovers' AND ${where}`));
    await service.db.transaction(planSums);
    await service.tick();
    await service.db.transaction(planSums);
    expect(await state("done_at IS NULL AND due_at > app_now() AND attempts = 0")).toBe(1);
    await service.db.execute(sql`UPDATE job SET done_at = app_now() WHERE kind = 'sum-turnovers'`);
    await service.db.transaction(planSums);
    expect(await state("done_at IS NULL AND due_at <= app_now()")).toBe(1);
    expect(await state("true")).toBe(1);
  });
});
