import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { voidRound } from "@/lib/contract/operators/rounds";
import { abortPoy } from "@/lib/contract/poys";
import { oneTurnover } from "@/lib/contract/turnovers";
import { createWithdraw } from "@/lib/contract/withdraws";
import { satang } from "@/lib/domain/money/money";
import type { TransactionType } from "@/lib/domain/money/transactions";
import { defaultTurnoverPercents } from "@/lib/domain/money/turnover";
import { post } from "@/upstream/ledger/post";
import { newKey } from "../../../tools/testing/calls";
import { boundAccount, confirmPinOf, withdraw } from "../../support/banks";
import { databases } from "../../support/database";
import { newcomer, operator, type Person, payIn } from "../../support/people";
import { addRound, bet, line, settle } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

describe.each(databases)("turnover on $kind", (kind) => {
  const open = useService(kind);

  test("asks for 80 % of a deposit, counts stakes once their slips are settled, and then lets money out", async () => {
    const service = open();
    const member = await withAccount(service);
    expect(await turnover(service, member)).toMatchObject({ canWithdraw: true, required: 0, type: "NONE" });
    const early = await addRound(service, "th_open");
    // 1,000 baht and the satang that mark the transfer; the latter require no turnover.
    await payIn(service, member, 1_000);
    expect(await turnover(service, member)).toMatchObject({
      canWithdraw: false,
      turnOver: 800_00,
      type: "DEPOSIT",
      required: 800_00,
      done: 0,
    });
    await bet(service, member, early, [line("teng_bon_2", "11", 799)]);
    expect(await turnover(service, member)).toMatchObject({ done: 0, turnOver: 800_00, running: 799_00 });
    await settle(service, early, { top3: "599", bottom2: "00" });
    expect(await turnover(service, member)).toMatchObject({ done: 799_00, turnOver: 1_00, running: 0 });

    const refusal = await service.refusal(createWithdraw, {
      body: { bankId: member.bankId, amount: satang(100_00) },
      token: member.token,
      key: newKey(),
    });
    expect([refusal.code, refusal.details]).toEqual(["turnover-not-met", { remaining: 1_00 }]);

    const late = await addRound(service, "th_open");
    await bet(service, member, late, [line("teng_bon_2", "11", 1)]);
    await settle(service, late, { top3: "511", bottom2: "00" });
    expect(await turnover(service, member)).toMatchObject({ canWithdraw: true, done: 800_00, turnOver: 0 });
    // The member's whole balance, the win included.
    expect((await withdraw(service, member, 200 + 90)).status).toBe("pending");
    expect(await turnover(service, member)).toMatchObject({ canWithdraw: true, required: 0, type: "NONE" });

    await payIn(service, member, 100);
    expect(await turnover(service, member)).toMatchObject({ required: 80_00, done: 0, turnOver: 80_00 });
  });

  test("counts no slip that was taken back, refunded or made before the credit came", async () => {
    const service = open();
    const member = await withAccount(service);
    await give(service, member, "ADMIN_INCREASE", 10_000);
    const [settled, voided] = [await addRound(service, "th_open"), await addRound(service, "th_open")];
    await bet(service, member, settled, [line("teng_bon_2", "11", 1_000)]);
    const taken = await bet(service, member, settled, [line("teng_bon_2", "12", 1_000)]);
    await bet(service, member, voided, [line("teng_bon_2", "13", 1_000)]);
    await service.call(abortPoy, { body: { poyId: taken.poyId }, token: member.token, key: newKey() });
    await settle(service, settled, { top3: "599", bottom2: "00" });
    const { token } = await operator(service, "administrator");
    await service.call(voidRound, { body: { betId: voided, reason: "holiday" }, token });
    expect(await turnover(service, member)).toMatchObject({ required: 8_000_00, done: 1_000_00 });

    const other = await withAccount(service);
    await give(service, other, "DEPOSIT", 1_000);
    const betId = await addRound(service, "th_open");
    await bet(service, other, betId, [line("teng_bon_2", "11", 1_000)]);
    await give(service, other, "DEPOSIT", 1_000);
    await settle(service, betId, { top3: "599", bottom2: "00" });
    // The 1,000 staked counted for the first deposit; the excess was before the second.
    expect(await turnover(service, other)).toMatchObject({ required: 1_600_00, done: 800_00 });
  });

  test("is another percent for another kind of credit, and none for prizes and stakes given back", async () => {
    const service = open();
    const member = await withAccount(service);
    await give(service, member, "YING_WIN", 200);
    expect(await turnover(service, member)).toMatchObject({ canWithdraw: true, required: 0 });
    await give(service, member, "ACHIVEMENT_ADDMONEY", 100);
    await give(service, member, "MOVE_AF_TO_MONEY", 500);
    expect(await turnover(service, member)).toMatchObject({ required: 800_00, type: "MOVE_AF_TO_MONEY" });
    await service.db.execute(
      sql`UPDATE turnover_percent SET percent = 1000 WHERE kind = 'ACHIVEMENT_ADDMONEY'`,
    );
    expect(await turnover(service, member)).toMatchObject({ required: 1_500_00 });
    await service.db.execute(
      sql`UPDATE turnover_percent SET percent = 300 WHERE kind = 'ACHIVEMENT_ADDMONEY'`,
    );
  });

  test("agrees with a plain reckoning of a mixed history", async () => {
    const service = open();
    const member = await withAccount(service);
    await give(service, member, "YING_WIN", 5_000);
    const rounds = [];
    for (let at = 0; at < 3; at += 1) rounds.push(await addRound(service, "th_open"));
    // A linear congruential generator, so that a failure can be repeated.
    let seed = 20_261_126;
    const draw = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const kinds = ["DEPOSIT", "ACHIVEMENT_ADDMONEY", "MOVE_AF_TO_MONEY"] as const;
    const history: { credit?: number; stake?: number; round?: number }[] = [];
    for (let at = 0; at < 40; at += 1) {
      if (draw(4) === 0) {
        const kind = kinds[draw(3)] ?? "DEPOSIT";
        const baht = 10 + draw(90);
        await give(service, member, kind, baht);
        history.push({ credit: Math.floor(baht * (defaultTurnoverPercents[kind] ?? 0)) });
      } else {
        const [baht, round] = [1 + draw(60), draw(3)];
        await bet(service, member, rounds[round] ?? "", [line("teng_bon_2", "11", baht)]);
        history.push({ stake: baht * 100, round });
      }
    }
    const reckon = (settled: readonly number[]) =>
      history.reduce((left, { credit = 0, stake = 0, round = -1 }) => {
        return Math.max(0, left + credit - (settled.includes(round) ? stake : 0));
      }, 0);
    expect((await turnover(service, member)).turnOver).toBe(reckon([]));
    await settle(service, rounds[1] ?? "", { top3: "599", bottom2: "00" });
    expect((await turnover(service, member)).turnOver).toBe(reckon([1]));
    await settle(service, rounds[0] ?? "", { top3: "599", bottom2: "00" });
    expect((await turnover(service, member)).turnOver).toBe(reckon([0, 1]));
    const { token } = await operator(service, "administrator");
    await service.call(voidRound, { body: { betId: rounds[2] ?? "", reason: "holiday" }, token });
    expect((await turnover(service, member)).turnOver).toBe(reckon([0, 1]));
  });
});

async function withAccount(service: TestService): Promise<Person & { bankId: number }> {
  const member = await newcomer(service, 0);
  const { bankId } = await boundAccount(service, member);
  await confirmPinOf(service, member);
  return { ...member, bankId };
}

const turnover = (service: TestService, { token }: Person) => service.call(oneTurnover, { token });

/** A credit of a kind, this many baht, without its usual cause. */
const give = (service: TestService, { uuid }: Person, kind: TransactionType, baht: number) =>
  service.db.transaction((tx) =>
    post(tx, {
      kind,
      ref: newKey(),
      from: { house: "house-grants" },
      to: { member: uuid, account: "cash" },
      amount: satang(baht * 100),
    }),
  );
