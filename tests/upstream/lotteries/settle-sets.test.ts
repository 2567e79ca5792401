import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { lottery4dQuotas } from "@/lib/contract/lotteries";
import { confirmResult, previewResult, voidRound } from "@/lib/contract/operators/rounds";
import { onePoy, type SetPoyLine } from "@/lib/contract/poys";
import { betListResultHistory, oneBetList } from "@/lib/contract/rounds";
import { allTransactions } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { nowMs } from "@/upstream/clock/now";
import { awaitsResult, setResult } from "@/upstream/settlement/set-result";
import { settleRound } from "@/upstream/settlement/settle-round";
import { approve, waiting } from "../../support/approvals";
import { databases } from "../../support/database";
import { TODAY } from "../../support/facts";
import { brokenLaws } from "../../support/ledger";
import { newcomer, newcomers, operator } from "../../support/people";
import { addRound, close, enterResult, settle } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { setMarketKeys, takeSets } from "../../support/sets";
import { slowPayOfSets } from "../../support/slow-settlement";
import { useService } from "../../support/use-service";

/** One number for each tier of the draw 1234, highest first, and one that wins nothing. */
const tiersOf1234 = [
  ["1234", "straight4", 125_000],
  ["9234", "straight3", 41_000],
  ["4321", "tode4", 5_500],
  ["9432", "tode3", 4_100],
  ["1239", "front3", 1_800],
  ["1299", "front2", 1_600],
  ["9934", "back2", 1_600],
  ["5678", undefined, 0],
] as const;

/** Few digits, so that numbers match draws in every tier. */
const fewDigits = fc.string({ unit: fc.constantFrom("1", "2", "3"), minLength: 4, maxLength: 4 });

describe.each(databases)("settling four-digit sets on $kind", (kind) => {
  const open = useService(kind);

  test("each line is paid its highest tier for each set, and the slip says which", async () => {
    const service = open();
    const member = await newcomer(service, 10_000);
    const betId = await addRound(service, "lao-super");
    const lines = tiersOf1234.map(([number], at) => ({ number, sets: at + 1 }));
    const slip = await takeSets(service, member, betId, lines);
    await settle(service, betId, { draw4: "1234" });

    const settled = await service.call(onePoy, { query: { id: slip.poyId }, token: member.token });
    expect(settled.setListJson?.map(({ number, tier, win }) => [number, tier, win])).toEqual(
      tiersOf1234.map(([number, tier, baht], at) => [number, tier, baht * 100 * (at + 1)]),
    );
    expect(settled.setListJson?.map(({ outcome }) => outcome)).toEqual([...Array(7).fill("won"), "lost"]);
    const won = tiersOf1234.reduce((sum, [, , baht], at) => sum + baht * 100 * (at + 1), 0);
    expect([settled.status, settled.win, settled.result]).toEqual(["won", won, { draw4: "1234" }]);
    expect(await cash(service, member.token)).toBe(10_000_00 - slip.total + won);
    const window = { startedDate: TODAY, endedDate: TODAY };
    const [row] = await service.call(allTransactions, { body: window, token: member.token });
    expect(row).toMatchObject({
      transactionType: "WIN_SET_4",
      amount: won,
      ref: { kind: "poy", id: slip.poyId },
    });
  });

  test("a preview says what will be paid, with the tier of each line; a second operator for the first prize", async () => {
    const service = open();
    const [a, b] = [await newcomer(service, 10_000), await newcomer(service, 10_000)];
    const betId = await addRound(service, "hanoy");
    await takeSets(service, a, betId, [{ number: "1234", sets: 8 }]);
    await takeSets(service, b, betId, [
      { number: "4321", sets: 1 },
      { number: "5678", sets: 1 },
    ]);
    await close(service, betId);
    const [admin, other] = [await operator(service, "administrator"), await operator(service, "superAdmin")];
    const body = { betId, result: { draw4: "1234" } };
    const preview = await service.call(previewResult, { body, token: admin.token });
    expect(preview).toMatchObject({
      winners: 2,
      stakes: 1_200_00,
      payout: 1_005_500_00,
      needsSecondOperator: true,
      worstLines: [
        { userName: a.userName, tier: "straight4", number: "1234", stake: 960_00, win: 1_000_000_00 },
        { userName: b.userName, tier: "tode4", number: "4321", stake: 120_00, win: 5_500_00 },
      ],
    });
    const confirm = { previewId: preview.previewId };
    const asked = await service.call(confirmResult, { body: confirm, token: admin.token });
    await approve(service, waiting(asked), other);
    expect(await cash(service, a.token)).toBe(10_000_00 - 960_00 + 1_000_000_00);
    const { betList } = await service.call(oneBetList, { query: { id: betId } });
    expect([betList.status, betList.result]).toEqual(["settled", { draw4: "1234" }]);
    const query = { betGroup: "set_4", betType: "hanoy" };
    const past = await service.call(betListResultHistory, { query });
    expect(past.map((row) => [row.betId, row.result])).toContainEqual([betId, { draw4: "1234" }]);
  });

  test("a result of three digits is malformed for sets, one of four for the others", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    for (const [market, result] of [
      ["lao", { top3: "547", bottom2: "00" }],
      ["th_open", { draw4: "1234" }],
    ] as const) {
      const betId = await addRound(service, market);
      await close(service, betId);
      const fault = await service.refusal(previewResult, { body: { betId, result }, token });
      expect([market, fault.code]).toEqual([market, "result-malformed"]);
    }
  });

  test("run again, one after the other or eight at once, it pays nothing more", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "malay");
    await takeSets(service, member, betId, [{ number: "1234", sets: 1 }]);
    await close(service, betId);
    await service.db.transaction(async (tx) => {
      const now = await nowMs(tx);
      await setResult(tx, await awaitsResult(tx, betId, now), { draw4: "4321" }, "operator", now);
    });
    const paid = await Promise.all(
      Array.from({ length: 8 }, () => service.db.transaction((tx) => settleRound(tx, betId))),
    );
    await service.tick();
    expect(paid.filter((one) => one !== null).length).toBeLessThanOrEqual(1);
    expect(await service.db.transaction((tx) => settleRound(tx, betId))).toBeNull();
    expect(await cash(service, member.token)).toBe(1_000_00 - 120_00 + 5_500_00);
  });

  test("a settlement that dies half-way has done nothing, and the next one does it whole", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "lao");
    await takeSets(service, member, betId, [{ number: "1234", sets: 1 }]);
    await close(service, betId);
    const dies = service.db.transaction(async (tx) => {
      const now = await nowMs(tx);
      await setResult(tx, await awaitsResult(tx, betId, now), { draw4: "1234" }, "operator", now);
      expect(await settleRound(tx, betId)).toBe(125_000_00);
      throw new Error("killed");
    });
    await expect(dies).rejects.toThrow("killed");
    expect(await cash(service, member.token)).toBe(880_00);
    await enterResult(service, betId, { draw4: "1234" });
    expect(await cash(service, member.token)).toBe(880_00 + 125_000_00);
  });

  test("a void gives every stake back with its reason", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "malay");
    const slip = await takeSets(service, member, betId, [{ number: "1234", sets: 3 }]);
    await service.call(voidRound, { body: { betId, reason: "no draw today" }, token });
    const refunded = await service.call(onePoy, { query: { id: slip.poyId }, token: member.token });
    expect([refunded.status, refunded.reason]).toEqual(["refunded", "no draw today"]);
    expect(refunded.setListJson?.map(({ outcome }) => outcome)).toEqual(["refunded"]);
    expect(await cash(service, member.token)).toBe(1_000_00);
  });

  test("whatever members take and whatever is drawn, settlement pays what the slow way pays", async () => {
    const service = open();
    const members = await newcomers(service, 3, satang(500_000_00));
    const rows = fc.array(fc.record({ number: fewDigits, sets: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 1,
      maxLength: 6,
    });
    const seen = { won: 0, lost: 0 };
    const slips = fc.array(fc.record({ who: fc.nat({ max: 2 }), rows }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...setMarketKeys),
        slips,
        fc.oneof({ weight: 4, arbitrary: fewDigits }, { weight: 1, arbitrary: fc.constant("9876") }),
        async (market, wanted, draw) => {
          const betId = await addRound(service, market);
          const taken = [];
          for (const { who, rows } of wanted) {
            const member = members[who];
            if (!member) continue;
            const before = await cash(service, member.token);
            const slip = await takeSets(service, member, betId, rows);
            expect(before - (await cash(service, member.token))).toBe(slip.total);
            taken.push({ member, slip });
          }
          const before = await total(service, members);
          await settle(service, betId, { draw4: draw });
          let paid = 0;
          for (const { member, slip } of taken) {
            const pays = slip.setListJson.map((line) => slowPayOfSets(line, draw));
            const win = pays.reduce((sum, pay) => sum + pay, 0);
            paid += win;
            seen[win > 0 ? "won" : "lost"] += 1;
            const settled = await service.call(onePoy, { query: { id: slip.poyId }, token: member.token });
            expect([settled.status, settled.win]).toEqual([win > 0 ? "won" : "lost", win]);
            expect(settled.setListJson?.map((line: SetPoyLine) => line.win)).toEqual(pays);
          }
          expect((await total(service, members)) - before).toBe(paid);
          expect((await service.call(lottery4dQuotas, { query: { betId } })).left.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 15, endOnFailure: true },
    );
    expect([seen.won > 0, seen.lost > 0]).toEqual([true, true]);
  });

  test("the books are sound after all that", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});

async function cash(service: TestService, token: string): Promise<number> {
  return (await service.call(cashs, { token })).money;
}

async function total(service: TestService, members: readonly { token: string }[]): Promise<number> {
  let sum = 0;
  for (const { token } of members) sum += await cash(service, token);
  return sum;
}
