import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { claimAchievement } from "@/lib/contract/achievements";
import { moveAfCash } from "@/lib/contract/affiliate";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { adjustMoney } from "@/lib/contract/operators/members";
import { abortPoy } from "@/lib/contract/poys";
import { pageOfTransactions, type TransactionRow } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { refundTypes, type TransactionType, transactionTypes } from "@/lib/domain/money/transactions";
import { defaultRates } from "@/lib/domain/numbers/rates";
import { payRewards } from "@/upstream/settlement/pay-rewards";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import { brokenLaws } from "../../support/database/ledger";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { done } from "../../support/world/approvals";
import { withdraw, withdrawer } from "../../support/world/banks";
import { TODAY } from "../../support/world/facts";
import { everyOperation } from "../../support/world/games";
import { befriend, newcomer, operator, type Person, payIn } from "../../support/world/people";
import { addRound, bet, line, settle } from "../../support/world/rounds";
import { takeSets } from "../../support/world/sets";
import { fillUp, finish, openShotsRound, shootAs } from "../../support/world/yeekee";

const everyDigit = Array.from({ length: 10 }, (_, digit) => String(digit));

describe.each(oneDatabase)("the 28 types of the spec on $kind", (kind) => {
  const open = useService(kind);

  test("each stands in a member's statement, with what caused it", async () => {
    const service = open();
    const member = await withdrawer(service, 50_000);
    const known = await live(service, member);
    const { token } = member;
    const { items, totals } = await service.call(pageOfTransactions, {
      body: { startedDate: TODAY, endedDate: TODAY, limit: 100 },
      token,
    });
    const types = new Set(items.map(({ transactionType }) => transactionType));
    expect(transactionTypes.filter((type) => !types.has(type))).toEqual([]);
    expect(types.size).toBe(28);
    const refs = Object.fromEntries(items.map(({ transactionType, ref }) => [transactionType, ref]));
    for (const [type, cause] of Object.entries(known)) expect(refs[type], type).toEqual(cause);
    for (const row of items) if (row.ref?.kind === "game") expect(row.game?.partner).toBe("wl");
    for (const row of items) if (row.ref?.kind === "poy") expect(row.poy?.poyNo).toBeGreaterThan(0);
    const posted = items.filter(({ transactionType }) => transactionType !== "PREDEPOSIT");
    // A stake that comes back is no income.
    const isBack = ({ transactionType }: TransactionRow) => refundTypes.includes(transactionType);
    expect(totals).toEqual({
      in: sum(posted.filter((row) => (row.amount ?? 0) > 0 && !isBack(row))),
      out: -sum(posted.filter(({ amount = 0 }) => amount < 0)),
      refunded: sum(posted.filter(isBack)),
      count: posted.length,
    });
    expect(posted[0]?.balance).toBe(sum(posted));
    expect(await brokenLaws(service.db)).toEqual([]);
  });
});

const sum = (rows: readonly TransactionRow[]) => rows.reduce((total, { amount = 0 }) => total + amount, 0);

/** A member's day with every type of movement, and the cause of each. */
async function live(service: TestService, member: Person & { bankId: number }) {
  // Before any deposit, which would require turnover first.
  const { id: withdrawn } = await withdraw(service, member, 500);
  const moved = await befriended(service, member);
  const byHand = await adjusted(service, member);
  await payIn(service, member, 300);
  await stakeInAll(service, member);
  await service.call(claimAchievement, { body: { id: "first-deposit" }, token: member.token, key: newKey() });
  const { id: taken } = await cancelled(service, member);
  await everyOperation(service, member);
  const gov = await addRound(service, "gov");
  const stock = await addRound(service, "th_open");
  const lao = await addRound(service, "lao");
  const ofGov = await bet(service, member, gov, [
    line("teng_bon_2", "56", 10, defaultRates.government.teng_bon_2),
  ]);
  const ofStock = await bet(service, member, stock, [line("teng_bon_2", "47", 10)]);
  const ofSets = await takeSets(service, member, lao, [{ number: "1234", sets: 1 }]);
  await settle(service, gov, { first: "123456", front3: ["111", "222"], back3: ["333", "444"], back2: "77" });
  await settle(service, stock, { top3: "147", bottom2: "00" });
  await settle(service, lao, { draw4: "1234" });

  const shots = await openShotsRound(service);
  const ofShots = await bet(
    service,
    member,
    shots.betId,
    everyDigit.map((digit) => line("teng_bon_1", digit, 20, defaultRates.yeekee.teng_bon_1)),
  );
  // A rank's prize needs two others who take part.
  for (const other of [await newcomer(service, 100), await newcomer(service, 100)]) {
    await bet(service, other, shots.betId, [line("teng_bon_1", "1", 100, defaultRates.yeekee.teng_bon_1)]);
    await shootAs(service, other, shots.betId, "22222");
  }
  await fillUp(service, shots, 25);
  await shootAs(service, member, shots.betId, "11111");
  await finish(service, shots);

  const { id: waiting } = await service.call(createFastDeposit, {
    body: { bankId: 1, prepareAmount: satang(400_00) },
    token: member.token,
    key: newKey(),
  });
  const poy = ({ poyId }: { poyId: string }) => ({ kind: "poy", id: poyId });
  return {
    ...byHand,
    MOVE_AF_TO_MONEY: { kind: "af", id: moved },
    ACHIVEMENT_ADDMONEY: { kind: "achievement", id: `first-deposit-${member.uuid}` },
    WITHDRAW: { kind: "withdraw", id: withdrawn },
    PREDEPOSIT: { kind: "deposit", id: waiting },
    ABORT_POY: { kind: "poy", id: taken },
    BET_GOV: poy(ofGov),
    WIN_GOV: poy(ofGov),
    WIN_STOCK: poy(ofStock),
    BET_YEEKEE: poy(ofShots),
    WIN_YEEKEE: poy(ofShots),
    BET_SET_4: poy(ofSets),
    WIN_SET_4: poy(ofSets),
    YING_WIN: { kind: "ying", id: shots.betId },
  };
}

/** As much on a drawn slip as the smallest reward needs. */
async function stakeInAll(service: TestService, member: Person): Promise<void> {
  const betId = await addRound(service, "th_open");
  await bet(service, member, betId, [line("teng_bon_2", "11", 500)]);
  await settle(service, betId, { top3: "147", bottom2: "00" });
  await service.db.transaction((tx) => payRewards(tx, betId));
}

/** A friend's settled stake pays a commission, which the member moves to their credit; the cause of that row. */
async function befriended(service: TestService, member: Person): Promise<string> {
  const friend = await newcomer(service, 90_000);
  await befriend(service, member, [friend]);
  const betId = await addRound(service, "th_open");
  await service.db.execute(sql`UPDATE round_rate SET bet_max = 100000000000, member_max = 100000000000
    WHERE bet_id = ${betId} AND option = 'teng_bon_1'`);
  await bet(service, friend, betId, [line("teng_bon_1", "9", 84_000)]);
  await settle(service, betId, { top3: "147", bottom2: "00" });
  await service.db.transaction((tx) => payRewards(tx, betId));
  await service.call(moveAfCash, { body: { amount: satang(500_00) }, token: member.token, key: newKey() });
  const { rows } = await service.db.execute<{ ref: string }>(
    sql`SELECT ref FROM movement WHERE kind = 'MOVE_AF_TO_MONEY' ORDER BY id DESC LIMIT 1`,
  );
  return rows[0]?.ref ?? "";
}

const adjustments = ["ADMIN_DECREASE", "ADMIN_MOVE_INCREASE", "ADMIN_MOVE_DECREASE"] as const;

/** Every manual adjustment, and the causes of its rows. */
async function adjusted(service: TestService, { uuid }: Person) {
  const { token } = await operator(service, "superAdmin");
  const refs: Partial<Record<TransactionType, TransactionRow["ref"]>> = {};
  for (const type of adjustments) {
    const body = { uuid, type, amount: satang(10_00), reason: "put right by a test" };
    refs[type] = done(await service.call(adjustMoney, { body, token, key: newKey() })).ref;
  }
  return refs;
}

async function cancelled(service: TestService, member: Person): Promise<{ id: string }> {
  const betId = await addRound(service, "th_open");
  const { poyId } = await bet(service, member, betId, [line("teng_bon_2", "11", 10)]);
  await service.call(abortPoy, { body: { poyId }, token: member.token, key: newKey() });
  return { id: poyId };
}
