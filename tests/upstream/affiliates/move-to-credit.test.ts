import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { allAfTransactions, moveAfCash } from "@/lib/contract/affiliate";
import { afCashs, cashs } from "@/lib/contract/credit";
import { allTransactions } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { affiliateWindow, statementWindow } from "@/lib/domain/money/transactions";
import { session } from "@/upstream/db/schema/members";
import { payRewards } from "@/upstream/settlement/pay-rewards";
import { settleRound } from "@/upstream/settlement/settle-round";
import { newKey } from "../../../tools/testing/calls";
import { databases } from "../../support/database";
import { brokenLaws } from "../../support/ledger";
import { befriend, newcomer, type Person } from "../../support/people";
import { addRound, bet, close, line } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

describe.each(databases)("affiliate money moved to credit on $kind", (kind) => {
  const open = useService(kind);

  test("leaves the one balance for the other, with a row in both lists", async () => {
    const service = open();
    const member = await earner(service, 1_200);
    expect(await move(service, member, 500_50)).toEqual({ money: 500_50, afMoney: 699_50 });
    const now = await service.now();
    const own = await service.call(allTransactions, { body: statementWindow(now), token: member.token });
    expect(own.map(({ transactionType, amount, balance }) => [transactionType, amount, balance])).toEqual([
      ["MOVE_AF_TO_MONEY", 500_50, 500_50],
    ]);
    const rows = await service.call(allAfTransactions, { body: affiliateWindow(now), token: member.token });
    expect(rows[0]).toMatchObject({
      transactionType: "MOVE_AF_TO_MONEY",
      amount: -500_50,
      balance: 699_50,
      from: null,
    });
  });

  test.each([
    [499_99, "amount-out-of-range", { min: 500_00, max: 10_000_00 }],
    [10_000_01, "amount-out-of-range", { min: 500_00, max: 10_000_00 }],
    [600_01, "balance-too-low", { balance: 600_00, needed: 600_01 }],
  ])("of %i satang out of 600 baht is refused, and says why", async (amount, code, details) => {
    const service = open();
    const member = await earner(service, 600);
    const body = { amount: satang(amount) };
    const fault = await service.refusal(moveAfCash, { body, token: member.token, key: newKey() });
    expect([fault.code, fault.details]).toEqual([code, details]);
    expect(await balances(service, member)).toEqual([0, 600_00]);
  });

  test("fifty times at once moves exactly the money that is there", async () => {
    const service = open();
    const member = await earner(service, 7_200);
    const moves = await Promise.allSettled(Array.from({ length: 50 }, () => move(service, member, 500_00)));
    const refused = moves.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(refused).toEqual(Array(36).fill("balance-too-low"));
    expect(await balances(service, member)).toEqual([7_000_00, 200_00]);
  });

  test("ten times at once with one key is one move and one answer", async () => {
    const service = open();
    const member = await earner(service, 6_000);
    const key = newKey();
    const moves = await Promise.all(Array.from({ length: 10 }, () => move(service, member, 600_00, key)));
    expect(moves).toEqual(Array(10).fill({ money: 600_00, afMoney: 5_400_00 }));
    const other = { body: { amount: satang(700_00) }, token: member.token, key };
    expect((await service.refusal(moveAfCash, other)).code).toBe("idempotency-mismatch");
    expect(await balances(service, member)).toEqual([600_00, 5_400_00]);
  });

  test("asks for the PIN after half an hour's silence", async () => {
    const service = open();
    const member = await earner(service, 600);
    await service.db
      .update(session)
      .set({ actedAt: new Date(Date.now() - 31 * 60_000) })
      .where(eq(session.member, member.uuid));
    const act = { body: { amount: satang(500_00) }, token: member.token, key: newKey() };
    expect((await service.refusal(moveAfCash, act)).code).toBe("needs-pin");
    expect(await balances(service, member)).toEqual([0, 600_00]);
  });

  test("leaves the books sound", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});

/** A member with this many baht of commission from friends' settled stakes. */
async function earner(service: TestService, baht: number): Promise<Person> {
  const stake = (baht * 1000) / 6;
  const [member, friend] = [await newcomer(service, 0), await newcomer(service, stake)];
  await befriend(service, member, [friend]);
  const betId = await addRound(service, "th_open");
  await service.db.execute(sql`UPDATE round_rate SET bet_max = 100000000000, member_max = 100000000000
    WHERE bet_id = ${betId} AND option = 'teng_bon_1'`);
  await service.db.execute(sql`DELETE FROM sale_tier WHERE bet_type = 'th_open' AND option = 'teng_bon_1'`);
  await bet(service, friend, betId, [line("teng_bon_1", "1", stake)]);
  await close(service, betId);
  await service.db.execute(
    sql`UPDATE round SET result = '{"top3": "547", "bottom2": "00"}' WHERE bet_id = ${betId}`,
  );
  await service.db.transaction((tx) => settleRound(tx, betId));
  await service.db.transaction((tx) => payRewards(tx, betId));
  return member;
}

const move = (service: TestService, { token }: Person, amount: number, key = newKey()) =>
  service.call(moveAfCash, { body: { amount: satang(amount) }, token, key });

/** Cash and affiliate money, satang. */
const balances = async (service: TestService, { token }: Person) => [
  (await service.call(cashs, { token })).money,
  (await service.call(afCashs, { token })).afMoney,
];
