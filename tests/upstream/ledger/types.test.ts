import { describe, expect, test } from "vitest";
import { createFastDeposit } from "@/lib/contract/deposits";
import { abortPoy } from "@/lib/contract/poys";
import { pageOfTransactions, type TransactionRow } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money";
import { defaultRates } from "@/lib/domain/rates";
import { type TransactionType, transactionTypes } from "@/lib/domain/transactions";
import { newKey } from "../../support/calls";
import { databases } from "../../support/database";
import { TODAY } from "../../support/facts";
import { brokenLaws } from "../../support/ledger";
import { newcomer, type Person, payIn } from "../../support/people";
import { addRound, bet, line, settle } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { takeSets } from "../../support/sets";
import { useService } from "../../support/use-service";
import { fillUp, finish, openShotsRound, shootAs } from "../../support/yeekee";

/** Nothing produces these yet. A step takes names off this list and adds none. */
const notYet: readonly TransactionType[] = [
  "ACHIVEMENT_ADDMONEY",
  "ADMIN_MOVE_INCREASE",
  "MOVE_AF_TO_MONEY",
  "WITHDRAW",
  "ADMIN_DECREASE",
  "ADMIN_MOVE_DECREASE",
  "BET_GAME",
  "WIN_GAME",
  "ABORT_GAME",
  "REFUND_GAME",
  "GAME_ADD",
  "GAME_DEDUCT",
  "CREATE_GAME",
  "DRAW_GAME",
  "BONUS_GAME",
];

const everyDigit = Array.from({ length: 10 }, (_, digit) => String(digit));

describe.each(databases)("the types of the spec on $kind", (kind) => {
  const open = useService(kind);

  test("each that this upstream can produce stands in a member's statement, with what caused it", async () => {
    const service = open();
    const member = await newcomer(service, 50_000);
    const known = await live(service, member);
    const { token } = member;
    const { items, totals } = await service.call(pageOfTransactions, {
      body: { startedDate: TODAY, endedDate: TODAY, limit: 100 },
      token,
    });
    const types = new Set(items.map(({ transactionType }) => transactionType));
    expect(transactionTypes.filter((type) => !types.has(type)).sort()).toEqual([...notYet].sort());
    const refs = Object.fromEntries(items.map(({ transactionType, ref }) => [transactionType, ref]));
    for (const [type, cause] of Object.entries(known)) expect(refs[type], type).toEqual(cause);
    for (const row of items) if (row.ref?.kind === "poy") expect(row.poy?.poyNo).toBeGreaterThan(0);
    const posted = items.filter(({ transactionType }) => transactionType !== "PREDEPOSIT");
    expect(totals).toEqual({
      in: sum(posted.filter(({ amount }) => amount > 0)),
      out: -sum(posted.filter(({ amount }) => amount < 0)),
      count: posted.length,
    });
    expect(posted[0]?.balance).toBe(sum(posted));
    expect(await brokenLaws(service.db)).toEqual([]);
  });
});

const sum = (rows: readonly TransactionRow[]) => rows.reduce((total, { amount }) => total + amount, 0);

/** A member's day in which everything happens; what each type must lead back to. */
async function live(service: TestService, member: Person) {
  await payIn(service, member, 300);
  const { id: taken } = await cancelled(service, member);
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

async function cancelled(service: TestService, member: Person): Promise<{ id: string }> {
  const betId = await addRound(service, "th_open");
  const { poyId } = await bet(service, member, betId, [line("teng_bon_2", "11", 10)]);
  await service.call(abortPoy, { body: { poyId }, token: member.token, key: newKey() });
  return { id: poyId };
}
