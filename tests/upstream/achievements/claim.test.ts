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
import { databases } from "../../support/database";
import { brokenLaws } from "../../support/ledger";
import { befriend, newcomer, type Person, payIn } from "../../support/people";
import { addRound, bet, line, settle } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const draw = { top3: "547", bottom2: "00" };
const small = () => [line("teng_bon_2", "11", 1)];

describe.each(databases)("a goal on $kind", (kind) => {
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
    const member = await newcomer(service, 0);
    await payIn(service, member, 100);
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
    const member = await newcomer(service, 0);
    await payIn(service, member, 100);
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

  test("that is offered no more is gone for all but those who have its reward", async () => {
    const service = open();
    const [had, late] = [await newcomer(service, 0), await newcomer(service, 0)];
    await payIn(service, had, 100);
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

async function standing(service: TestService, { token }: Person) {
  const rows = await service.call(allAchievements, { token });
  return Object.fromEntries(rows.map(({ id, done }) => [id, done]));
}

const claim = (service: TestService, { token }: Person, id: string, key = newKey()) =>
  service.call(claimAchievement, { body: { id }, token, key });
