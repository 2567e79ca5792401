import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { abortPoy } from "@/lib/contract/poys";
import { allTransactions } from "@/lib/contract/transactions";
import { oneYingResult } from "@/lib/contract/yings";
import { knownDevice } from "@/upstream/db/schema/members";
import { payRankPrizes } from "@/upstream/yeekee/pay-rank-prizes";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import { brokenLaws, count } from "../../support/database/ledger";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { TODAY } from "../../support/world/facts";
import { newcomer, type Person } from "../../support/world/people";
import { bet, line } from "../../support/world/rounds";
import { fillUp, finish, openShotsRound, shootAs } from "../../support/world/yeekee";

/** A stake on 3 top with a triple: lost unless the draw is that very number. */
const stake = (baht: number) => [line("teng_bon_3", "999", baht, 850)];

/** Others who shot and staked enough, with so much money in the round that no prize is cut (baht each). */
async function crowd(service: TestService, betId: string, baht = 6_000): Promise<Person[]> {
  const others = [await newcomer(service, baht), await newcomer(service, baht)];
  for (const other of others) {
    await betMuch(service, other, betId, baht);
    await shootAs(service, other, betId, "54321");
  }
  return others;
}

/** A stake of more than one line may hold: on further triples of the same option. */
const betMuch = async (service: TestService, person: Person, betId: string, baht: number) => {
  const lines = Array.from({ length: baht / 1_000 }, (_, at) =>
    line("teng_bon_3", String(at + 1).repeat(3), 1_000, 850),
  );
  return bet(service, person, betId, lines);
};

describe.each(oneDatabase)("the prizes of rank 1 and 16 on $kind", (kind) => {
  const open = useService(kind);

  test("200 for the newest shot and 400 for the sixteenth from it, to who bet at least 100 in the round", async () => {
    const service = open();
    const [sixteenth, newest] = [await newcomer(service, 1_000), await newcomer(service, 1_000)];
    const shots = await openShotsRound(service);
    const { betId } = shots;
    await bet(service, sixteenth, betId, stake(99));
    await bet(service, sixteenth, betId, [line("teng_lang_1", "1", 1, 4.2)]);
    await bet(service, newest, betId, stake(100));
    await crowd(service, betId);
    await fillUp(service, shots, 9);
    await shootAs(service, sixteenth, betId, "16161");
    await fillUp(service, shots, 14);
    await shootAs(service, newest, betId, "11111");
    await finish(service, shots);
    expect(await prizesOf(service, sixteenth)).toEqual([[betId, 400_00]]);
    expect(await prizesOf(service, newest)).toEqual([[betId, 200_00]]);
    const shown = async ({ token }: Person) =>
      (await service.call(oneYingResult, { body: { betId }, token }))?.prizes;
    expect(await shown(sixteenth)).toEqual([{ rank: 16, amount: 400_00 }]);
    expect(await shown(newest)).toEqual([{ rank: 1, amount: 200_00 }]);
    expect((await service.call(oneYingResult, { body: { betId } }))?.prizes).toBeUndefined();
    const before = await service.call(cashs, { token: newest.token });
    for (let time = 0; time < 3; time++) await service.db.transaction((tx) => payRankPrizes(tx, betId));
    expect(await service.call(cashs, { token: newest.token })).toEqual(before);
  });

  test("nothing for 99 baht, for a slip taken back, or for bets of another round", async () => {
    const service = open();
    const [poor, fickle] = [await newcomer(service, 1_000), await newcomer(service, 1_000)];
    const [shots, other] = [await openShotsRound(service), await openShotsRound(service)];
    await crowd(service, shots.betId);
    const third = await newcomer(service, 1_000);
    await bet(service, third, shots.betId, stake(100));
    await shootAs(service, third, shots.betId, "33333");
    await bet(service, poor, shots.betId, stake(99));
    await bet(service, poor, other.betId, stake(500));
    const slip = await bet(service, fickle, shots.betId, stake(100));
    await service.call(abortPoy, { body: { poyId: slip.poyId }, token: fickle.token, key: newKey() });
    await fillUp(service, shots, 9);
    await shootAs(service, fickle, shots.betId, "16161");
    await fillUp(service, shots, 14);
    await shootAs(service, poor, shots.betId, "11111");
    await finish(service, shots);
    expect(await prizesOf(service, poor)).toEqual([]);
    expect(await prizesOf(service, fickle)).toEqual([]);
  });

  test("who is alone in a round wins none, with one account or with several of one device", async () => {
    const service = open();
    for (const size of [1, 4]) {
      const accounts: Person[] = [];
      for (let at = 0; at < size; at++) accounts.push(await newcomer(service, 6_000));
      const own = accounts.map(({ userName }) => ({ userName, deviceId: `device of ${accounts[0]?.uuid}` }));
      await service.db.insert(knownDevice).values(own);
      const shots = await openShotsRound(service);
      for (const account of accounts) await betMuch(service, account, shots.betId, 6_000);
      await fillUp(service, shots, 9);
      await shootAs(service, accounts[0] as Person, shots.betId, "16161");
      for (const account of accounts.slice(1, -1)) await shootAs(service, account, shots.betId, "22222");
      await fillUp(service, shots, 14 - Math.max(0, size - 2));
      // The member's second shot comes when the cool-down is over.
      await service.setClock(new Date((await service.now()) + 10_000).toISOString());
      await shootAs(service, accounts.at(-1) as Person, shots.betId, "11111");
      await finish(service, shots);
      for (const account of accounts) expect(await prizesOf(service, account)).toEqual([]);
    }
  });

  test("one person wins the higher of both ranks, and only a part of what a small round staked", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const shots = await openShotsRound(service);
    await bet(service, member, shots.betId, stake(100));
    await crowd(service, shots.betId, 1_000);
    await fillUp(service, shots, 9);
    await shootAs(service, member, shots.betId, "16161");
    await fillUp(service, shots, 14);
    await service.setClock(new Date((await service.now()) + 10_000).toISOString());
    await shootAs(service, member, shots.betId, "11111");
    await finish(service, shots);
    // Of 2,100 baht 5 % are 105: two thirds of it for rank 16.
    expect(await prizesOf(service, member)).toEqual([[shots.betId, 70_00]]);
  });

  test("shots of nobody win nothing, and the books are sound after all that", async () => {
    const service = open();
    const shots = await openShotsRound(service);
    await crowd(service, shots.betId);
    const third = await newcomer(service, 1_000);
    await bet(service, third, shots.betId, stake(100));
    await shootAs(service, third, shots.betId, "33333");
    await fillUp(service, shots, 30);
    await finish(service, shots);
    const paid = sql`SELECT count(*) FROM movement WHERE kind = 'YING_WIN' AND ref LIKE ${`${shots.betId}%`}`;
    expect(await count(service.db, paid)).toBe(0);
    expect(await brokenLaws(service.db)).toEqual([]);
  });
});

async function prizesOf(service: TestService, { token }: Person) {
  const rows = await service.call(allTransactions, { body: { startedDate: TODAY, endedDate: TODAY }, token });
  return rows
    .filter(({ transactionType }) => transactionType === "YING_WIN")
    .map(({ ref, amount }) => [ref?.id, amount] as const);
}
