import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { allAchievements, claimAchievement } from "@/lib/contract/achievements";
import { cashs } from "@/lib/contract/credit";
import { abortPoy } from "@/lib/contract/poys";
import { allTransactions } from "@/lib/contract/transactions";
import { statementWindow } from "@/lib/domain/money/transactions";
import { firstGoals } from "@/lib/domain/rewards/achievements";
import { achievement } from "@/upstream/db/schema/achievements";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import { brokenLaws } from "../../support/database/ledger";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { befriend, newcomer, type Person, payIn } from "../../support/world/people";
import { addRound, bet, line, settle } from "../../support/world/rounds";

const draw = { top3: "547", bottom2: "00" };
const small = () => [line("teng_bon_2", "11", 1)];

describe.each(oneDatabase)("a goal on $kind", (kind) => {
  const open = useService(kind);

  test("stands at nothing for a newcomer, in the order in which they are offered", async () => {
    const service = open();
    const rows = await service.call(allAchievements, { token: (await newcomer(service, 0)).token });
    expect(rows).toEqual(
      firstGoals.map(({ id, needed, reward }) => ({
        id,
        title: id,
        done: 0,
        needed,
        reward,
        // Fifty times the reward.
        stakeLeft: reward * 50,
        claimedAt: null,
      })),
    );
  });

  test("is reached by deposits, by settled slips and their lotteries, by a friend who bets, by points", async () => {
    const service = open();
    const [member, friend] = [await newcomer(service, 500), await newcomer(service, 10)];
    await payIn(service, member, 100);
    await befriend(service, member, [friend]);
    const betIds = await Promise.all(
      ["th_open", "th_noon", "th_close"].map((betType) => addRound(service, betType)),
    );
    for (const betId of betIds) await bet(service, member, betId, small());
    const [first = ""] = betIds;
    await bet(service, member, first, [line("teng_bon_2", "11", 300)]);
    const { poyId } = await bet(service, member, first, small());
    await service.call(abortPoy, { body: { poyId }, token: member.token, key: newKey() });
    await bet(service, friend, first, small());
    expect(await standing(service, member)).toMatchObject({
      "first-deposit": 1,
      "first-slip": 0,
      "first-friend": 0,
    });
    for (const betId of betIds) await settle(service, betId, draw);
    expect(await standing(service, member)).toEqual({
      "first-deposit": 1,
      "first-slip": 1,
      "ten-slips": 4,
      "five-lotteries": 3,
      "first-friend": 1,
      "hundred-slips": 4,
      "thousand-points": 3,
    });
  });

  test("that is reached pays once, whatever is asked at once; the row says when", async () => {
    const service = open();
    const member = await newcomer(service, 500);
    await payIn(service, member, 100);
    await stakeInAll(service, member, 500);
    const before = (await service.call(cashs, { token: member.token })).money;
    const claims = await Promise.allSettled(
      Array.from({ length: 8 }, () => claim(service, member, "first-deposit")),
    );
    const refused = claims.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(refused).toEqual(Array(7).fill("achievement-claimed-already"));
    expect((await service.call(cashs, { token: member.token })).money - before).toBe(10_00);
    const rows = await service.call(allAchievements, { token: member.token });
    expect(rows[0]).toMatchObject({ id: "first-deposit", done: 1 });
    expect(rows[0]?.claimedAt).toMatch(/\+07:00$/);
    const body = statementWindow(await service.now());
    const [newest] = await service.call(allTransactions, { body, token: member.token });
    expect(newest).toMatchObject({ transactionType: "ACHIVEMENT_ADDMONEY", amount: 10_00 });
  });

  test("that is asked for twice with one key answers the same twice and pays once", async () => {
    const service = open();
    const member = await newcomer(service, 500);
    await payIn(service, member, 100);
    await stakeInAll(service, member, 500);
    const before = (await service.call(cashs, { token: member.token })).money;
    const key = newKey();
    const first = await claim(service, member, "first-deposit", key);
    expect(await claim(service, member, "first-deposit", key)).toEqual(first);
    expect((await service.call(cashs, { token: member.token })).money - before).toBe(10_00);
  });

  test("that is not reached, or that there is not, pays nothing", async () => {
    const service = open();
    const member = await newcomer(service, 50);
    const refusal = async (id: string) =>
      (await service.refusal(claimAchievement, { body: { id }, token: member.token, key: newKey() })).code;
    expect(await refusal("first-deposit")).toBe("achievement-not-earned");
    expect(await refusal("no-such-goal")).toBe("not-found");
    expect((await service.call(cashs, { token: member.token })).money).toBe(50_00);
  });

  test("is paid out of a fiftieth of what was staked on drawn slips: a new account earns nothing by goals", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    await payIn(service, member, 100);
    const before = (await service.call(cashs, { token: member.token })).money;
    const refusal = async (id: string) =>
      service.refusal(claimAchievement, { body: { id }, token: member.token, key: newKey() });
    expect(await refusal("first-deposit")).toMatchObject({
      code: "achievement-stake-first",
      details: { left: 500_00 },
    });
    await stakeInAll(service, member, 499);
    expect(await refusal("first-deposit")).toMatchObject({ details: { left: 1_00 } });
    await stakeInAll(service, member, 1);
    // Both are reached, and both at once would be more than the stakes allow.
    const ends = await Promise.allSettled(
      ["first-deposit", "first-slip"].map((id) => claim(service, member, id)),
    );
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await stakeInAll(service, member, 250);
    await Promise.allSettled(["first-deposit", "first-slip"].map((id) => claim(service, member, id)));
    const rows = await service.call(allAchievements, { token: member.token });
    expect(rows.slice(0, 2).map(({ claimedAt }) => claimedAt !== null)).toEqual([true, true]);
    expect((await service.call(cashs, { token: member.token })).money).toBe(before - 750_00 + 15_00);
  });

  test("that is offered no more is gone for all but those who have its reward", async () => {
    const service = open();
    const [had, late] = [await newcomer(service, 500), await newcomer(service, 0)];
    await payIn(service, had, 100);
    await stakeInAll(service, had, 500);
    await payIn(service, late, 100);
    await claim(service, had, "first-deposit");
    const offer = (isOffered: boolean) =>
      service.db.update(achievement).set({ isOffered }).where(eq(achievement.id, "first-deposit"));
    await offer(false);
    expect(await standing(service, had)).toHaveProperty("first-deposit");
    expect(await standing(service, late)).not.toHaveProperty("first-deposit");
    const body = { id: "first-deposit" };
    expect((await service.refusal(claimAchievement, { body, token: late.token, key: newKey() })).code).toBe(
      "not-found",
    );
    await offer(true);
  });

  test("leaves the books sound", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});

/** Stakes on slips that lose, with what follows a settlement done. */
async function stakeInAll(service: TestService, member: Person, baht: number): Promise<void> {
  const betId = await addRound(service, "th_open");
  await bet(service, member, betId, [line("teng_bon_2", "11", baht)]);
  await settle(service, betId, draw);
  await service.tick();
}

async function standing(service: TestService, { token }: Person) {
  const rows = await service.call(allAchievements, { token });
  return Object.fromEntries(rows.map(({ id, done }) => [id, done]));
}

const claim = (service: TestService, { token }: Person, id: string, key = newKey()) =>
  service.call(claimAchievement, { body: { id }, token, key });
