import { beforeAll, describe, expect, test, vi } from "vitest";
import { allLimits } from "@/lib/contract/operators/limits";
import { adjustMoney } from "@/lib/contract/operators/members";
import { todayOfOperators } from "@/lib/contract/operators/today";
import { approveWithdraw } from "@/lib/contract/operators/withdraws";
import { satang } from "@/lib/domain/money/money";
import { lotteryDay } from "@/lib/domain/time/time";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { withdraw, withdrawer } from "../../support/world/banks";
import { newcomer, operator, payIn, secondOperator } from "../../support/world/people";
import { addRound, bet, line } from "../../support/world/rounds";
import { takeSets } from "../../support/world/sets";

describe.each(oneDatabase)("the console's day on $kind", (kind) => {
  const open = useService(kind);
  let token = "";
  beforeAll(async () => {
    token = (await operator(open(), "staff")).token;
  });
  const today = () => open().call(todayOfOperators, { token });

  test("holds each open round that has stakes with its exact worst case, and counts the others", async () => {
    const service = open();
    const before = await today();
    const member = await newcomer(service, 1_000);
    const [stock, sets] = [await addRound(service, "th_open"), await addRound(service, "lao")];
    await bet(service, member, stock, [line("teng_bon_2", "47", 10), line("teng_bon_2", "48", 20)]);
    await takeSets(service, member, sets, [{ number: "1234", sets: 1 }]);
    const after = await today();
    expect(after.rounds.map(({ betId }) => betId).sort()).toEqual([sets, stock].sort());
    expect(after.emptyRounds).toBe(before.emptyRounds);
    for (const betId of [stock, sets]) {
      const { stakes, worstCase, worstOutcome } = await service.call(allLimits, { body: { betId }, token });
      expect(after.rounds.find((row) => row.betId === betId)).toMatchObject({
        stakes,
        worstCase,
        worstOutcome,
      });
      expect(worstCase).toBeGreaterThan(0);
    }
  });

  test("counts the money that came in and went out since the lottery day began", async () => {
    const service = open();
    const before = await today();
    expect(before.day).toBe(lotteryDay(await service.now()));
    await payIn(service, await newcomer(service, 0), 300);
    const member = await withdrawer(service, 500);
    const { id } = await withdraw(service, member, 100);
    await service.call(approveWithdraw, { body: { id }, token });
    const out = { count: before.moneyOut.count + 1, amount: before.moneyOut.amount + 100_00 };
    await vi.waitFor(async () => expect((await today()).moneyOut).toEqual(out), 10_000);
    const { moneyIn } = await today();
    expect(moneyIn.count).toBe(before.moneyIn.count + 1);
    // The exact amount that was asked for has satang of its own.
    expect(moneyIn.amount - before.moneyIn.amount).toBeGreaterThanOrEqual(300_00);
  });

  test("says what waits in the queues and for the caller", async () => {
    const service = open();
    const boss = await operator(service, "superAdmin");
    const second = await secondOperator(service, "superAdmin");
    const { uuid } = await newcomer(service, 0);
    const body = { uuid, type: "ADMIN_INCREASE", amount: satang(5_000_01), reason: "a gift" } as const;
    await service.call(adjustMoney, { body, token: boss.token, key: newKey() });
    expect((await today()).approvalsForMe).toBe(0);
    expect((await service.call(todayOfOperators, { token: second.token })).approvalsForMe).toBe(1);
    const { queues } = await today();
    expect(queues.map(({ queue }) => queue)).toEqual([
      "deposits",
      "feed-rows",
      "withdrawals",
      "banks",
      "tickets",
      "protection",
    ]);
  });
});
