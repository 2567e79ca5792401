import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { afSummary, allAfTransactions } from "@/lib/contract/affiliate";
import { afCashs, cashs, loyaltyBalance } from "@/lib/contract/credit";
import { voidRound } from "@/lib/contract/operators/rounds";
import { abortPoy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { affiliateWindow } from "@/lib/domain/money/transactions";
import { maskedAlias } from "@/lib/domain/yeekee/shooting";
import { job } from "@/upstream/db/schema/rounds";
import { payRewards } from "@/upstream/settlement/pay-rewards";
import { settleRound } from "@/upstream/settlement/settle-round";
import { newKey } from "../../../tools/testing/calls";
import { databases, type TestDatabase } from "../../support/database";
import { brokenLaws, count } from "../../support/ledger";
import { befriend, newcomer, newcomers, operator, type Person } from "../../support/people";
import { addRound, bet, close, line, settle } from "../../support/rounds";
import { openTestService, type TestService } from "../../support/service";
import { useService } from "../../support/use-service";

/** 2 top 47 wins. */
const draw = { top3: "547", bottom2: "00" };
const lost = (baht: number) => [line("teng_bon_2", "11", baht)];
const won = (baht: number) => [line("teng_bon_2", "47", baht)];

describe.each(databases)("the rewards of a settled round on $kind", (kind) => {
  const open = useService(kind);

  test("are 0.6 % of each friend's slip, won or lost, cut to the satang slip by slip", async () => {
    const service = open();
    const [referrer, friend] = [await newcomer(service, 0), await newcomer(service, 2_000)];
    await befriend(service, referrer, [friend]);
    const betId = await addRound(service, "th_open");
    for (const lines of [lost(1), lost(2), won(99), lost(123), won(1_000)]) {
      await bet(service, friend, betId, lines);
    }
    expect(await af(service, referrer)).toBe(0);
    await settle(service, betId, draw);
    expect(await af(service, referrer)).toBe(0 + 1 + 59 + 73 + 600);
    expect(await service.call(afSummary, { token: referrer.token })).toMatchObject({
      members: 1,
      stakes: 1_225_00,
      rate: 0.6,
      earned: 733,
    });
    const rows = await listOf(service, referrer);
    expect(rows.map(({ amount, balance }) => [amount, balance])).toEqual([
      [600, 733],
      [73, 133],
      [59, 60],
      [1, 1],
    ]);
    const from = maskedAlias(friend.userName);
    expect(rows.every((row) => row.transactionType === "AF_COMMISSION" && row.from === from)).toBe(true);
    expect(from).toContain("***");
    expect(await listOf(service, friend)).toEqual([]);
  });

  test("are nothing for slips that were taken back, and for a round that was voided", async () => {
    const service = open();
    const [referrer, friend] = [await newcomer(service, 0), await newcomer(service, 2_000)];
    await befriend(service, referrer, [friend]);
    const [settled, voided] = [await addRound(service, "th_open"), await addRound(service, "th_open")];
    const { poyId } = await bet(service, friend, settled, lost(500));
    await bet(service, friend, settled, lost(200));
    await bet(service, friend, voided, lost(500));
    await service.call(abortPoy, { body: { poyId }, token: friend.token, key: newKey() });
    await settle(service, settled, draw);
    const { token } = await operator(service, "administrator");
    await service.call(voidRound, { body: { betId: voided, reason: "the market was closed" }, token });
    await service.tick();
    expect(await af(service, referrer)).toBe(1_20);
    expect(await points(service, friend)).toBe(2);
  });

  test("are a point for each 100 baht, what is over kept for the next round, for whoever bet", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const pointsAfter = async (...stakes: number[]) => {
      const betId = await addRound(service, "th_open");
      for (const baht of stakes) await bet(service, member, betId, lost(baht));
      expect(await points(service, member)).toBeLessThan(10);
      await settle(service, betId, draw);
      return points(service, member);
    };
    expect(await pointsAfter(60, 39)).toBe(0);
    expect(await pointsAfter(1)).toBe(1);
    expect(await pointsAfter(250)).toBe(3);
    expect(await pointsAfter(50, 100)).toBe(5);
  });

  test("go to each referrer from each friend, and are paid once however often and concurrently they are requested", async () => {
    const service = open();
    const [first, second, alone] = await newcomers(service, 3, satang(0));
    const friends = await newcomers(service, 12, satang(1_000_00));
    if (!first || !second || !alone) throw new Error("nobody came");
    await befriend(service, first, friends.slice(0, 6));
    await befriend(service, second, friends.slice(6, 11));
    const betIds = await Promise.all([1, 2, 3].map(() => addRound(service, "th_open")));
    for (const betId of betIds) {
      await Promise.all(friends.map((friend) => bet(service, friend, betId, lost(100))));
      await close(service, betId);
      await service.db.execute(sql`UPDATE round SET result = ${draw}::jsonb WHERE bet_id = ${betId}`);
      await service.db.transaction((tx) => settleRound(tx, betId));
    }
    const asked = await Promise.all(
      [...betIds, ...betIds, ...betIds].map((betId) => service.db.transaction((tx) => payRewards(tx, betId))),
    );
    expect(asked.filter((paid) => paid).length).toBeLessThanOrEqual(3);
    await service.tick();
    expect([await af(service, first), await af(service, second), await af(service, alone)]).toEqual([
      3 * 6 * 60,
      3 * 5 * 60,
      0,
    ]);
    for (const friend of friends) expect(await points(service, friend)).toBe(3);
  });

  test("leave the cash where it is, and tell the referrer's open pages", async () => {
    const service = open();
    const [referrer, friend] = [await newcomer(service, 10), await newcomer(service, 500)];
    await befriend(service, referrer, [friend]);
    const before = await service.call(cashs, { token: referrer.token });
    const betId = await addRound(service, "th_open");
    await bet(service, friend, betId, lost(500));
    await settle(service, betId, draw);
    const after = await service.call(cashs, { token: referrer.token });
    expect(after.money).toBe(before.money);
    expect(after.version).toBeGreaterThan(before.version ?? 0);
  });

  test("make no commission of stakes so small that nothing is left, and no movement for it", async () => {
    const service = open();
    const [referrer, friend] = [await newcomer(service, 0), await newcomer(service, 10)];
    await befriend(service, referrer, [friend]);
    const betId = await addRound(service, "th_open");
    await bet(service, friend, betId, lost(1));
    await settle(service, betId, draw);
    expect(await listOf(service, referrer)).toEqual([]);
  });

  test("leave the books sound", async () => {
    const { db } = open();
    expect(await brokenLaws(db)).toEqual([]);
    expect(await count(db, sql`SELECT count(*) FROM movement WHERE kind = 'AF_COMMISSION'`)).toBeGreaterThan(
      30,
    );
    const undone = sql`SELECT count(*) FROM job WHERE kind = 'rewards' AND done_at IS NULL`;
    expect(await count(db, undone)).toBe(0);
  });
});

describe.each(databases)("rewards that were interrupted on $kind", ({ create }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database?.drop());

  test("come with the next start: the settlement stood, the rewards are its job", async () => {
    const first = await openTestService(database);
    const [referrer, friend] = [await newcomer(first, 0), await newcomer(first, 1_000)];
    await befriend(first, referrer, [friend]);
    const betId = await addRound(first, "th_open");
    await bet(first, friend, betId, lost(1_000));
    await close(first, betId);
    await first.db.execute(sql`UPDATE round SET result = ${draw}::jsonb WHERE bet_id = ${betId}`);
    const later = new Date((await first.now()) + 3_600_000);
    await first.db.transaction(async (tx) => {
      await settleRound(tx, betId);
      await tx.update(job).set({ dueAt: later }).where(eq(job.ref, betId));
    });
    // The process dies while it pays rewards: none of them is stored.
    const cut = first.db.transaction(async (tx) => {
      await payRewards(tx, betId);
      throw new Error("killed");
    });
    await expect(cut).rejects.toThrow("killed");
    expect(await af(first, referrer)).toBe(0);
    await first.close();

    const second = await openTestService(database);
    await second.db
      .update(job)
      .set({ dueAt: new Date(0) })
      .where(eq(job.ref, betId));
    await second.tick();
    expect([await af(second, referrer), await points(second, friend)]).toEqual([6_00, 10]);
    expect(await brokenLaws(second.db)).toEqual([]);
    await second.close();
  });
});

const af = async (service: TestService, { token }: Person) =>
  (await service.call(afCashs, { token })).afMoney;

const points = async (service: TestService, { token }: Person) =>
  (await service.call(loyaltyBalance, { token })).balance;

const listOf = async (service: TestService, { token }: Person) =>
  service.call(allAfTransactions, { body: affiliateWindow(await service.now()), token });
