import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { confirmResult, previewResult, voidRound } from "@/lib/contract/operators/rounds";
import { abortPoy, onePoy, type PoyLine } from "@/lib/contract/poys";
import { allTransactions } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { defaultRates } from "@/lib/domain/numbers/rates";
import type { PoyOption } from "@/lib/domain/poy/options";
import { nowMs } from "@/upstream/clock/now";
import draws from "@/upstream/seed/government-draws.json";
import { awaitsResult, setResult } from "@/upstream/settlement/set-result";
import { voidRound as refundRound, settleRound } from "@/upstream/settlement/settle-round";
import { newKey } from "../../../tools/testing/calls";
import { databases } from "../../support/database/database";
import { brokenLaws, count } from "../../support/database/ledger";
import { slowPayOfLines } from "../../support/models/slow-settlement";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { TODAY } from "../../support/world/facts";
import { newcomer, newcomers, operator, secondOperator } from "../../support/world/people";
import { addRound, bet, close, line, settle } from "../../support/world/rounds";

/** Past draws of the archive, spread over its years. */
const pastDraws = [0, 41, 97, 133, 171, 199]
  .flatMap((at) => draws[at] ?? [])
  .map(({ date, first, front3, back3, back2 }) => ({
    date,
    result: { first, front3: pair(front3), back3: pair(back3), back2 },
  }));

describe.each(databases)("settling on $kind", (kind) => {
  const open = useService(kind);

  test.each(pastDraws)(
    "the draw of $date pays every option exactly, won and lost lines apart",
    async ({ result }) => {
      const service = open();
      const member = await newcomer(service, 10_000);
      const betId = await addRound(service, "gov");
      const top3 = result.first.slice(3);
      const turned = `${top3[2]}${top3[0]}${top3[1]}`;
      const winning: [PoyOption, string][] = [
        ["teng_bon_3", top3],
        ["tode_3", turned],
        ["teng_bon_nha_3", result.front3[1]],
        ["teng_lang_3", result.back3[0]],
        ["teng_bon_2", top3.slice(1)],
        ["teng_lang_2", result.back2],
        ["teng_bon_1", top3[0] ?? ""],
        ["teng_lang_1", result.back2[1] ?? ""],
      ];
      const gov = defaultRates.government;
      const lines = winning.flatMap(([option, number], at) => [
        line(option, number, at + 1, gov[option]),
        line(option, plusOne(number), 3, gov[option]),
      ]);
      const slip = await bet(service, member, betId, lines);
      await settle(service, betId, result);

      const settled = await service.call(onePoy, { query: { id: slip.poyId }, token: member.token });
      const expected = slowPayOfLines(slip.poyListJson, result);
      expect(expected).toBeGreaterThan(0);
      expect([settled.status, settled.win, settled.result]).toEqual(["won", expected, result]);
      for (const each of settled.poyListJson) {
        const win = slowPayOfLines([each], result);
        expect([each.outcome, each.win]).toEqual([win > 0 ? "won" : "lost", win]);
      }
      expect(await cash(service, member.token)).toBe(10_000_00 - slip.total + expected);
    },
  );

  test("a run digit that occurs twice pays once, and a slip without a winning line is lost", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const betId = await addRound(service, "th_open");
    const won = await bet(service, member, betId, [line("teng_bon_1", "7", 10)]);
    const lost = await bet(service, member, betId, [line("teng_bon_1", "8", 10)]);
    await settle(service, betId, { top3: "747", bottom2: "00" });
    expect(await statusOf(service, member.token, won.poyId)).toEqual(["won", 32_00]);
    expect(await statusOf(service, member.token, lost.poyId)).toEqual(["lost", 0]);
    expect(await cash(service, member.token)).toBe(80_00 + 32_00);
  });

  test("run again, one after the other or eight at once, it pays nothing more", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const betId = await addRound(service, "th_open");
    await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    await close(service, betId);
    const result = { top3: "547", bottom2: "00" };
    await service.db.transaction(async (tx) => {
      const now = await nowMs(tx);
      await setResult(tx, await awaitsResult(tx, betId, now), result, "operator", now);
    });
    const paid = await Promise.all(
      Array.from({ length: 8 }, () => service.db.transaction((tx) => settleRound(tx, betId))),
    );
    await service.tick();
    expect(paid.filter((one) => one !== null).length).toBeLessThanOrEqual(1);
    expect(await service.db.transaction((tx) => settleRound(tx, betId))).toBeNull();
    expect(await cash(service, member.token)).toBe(90_00 + 900_00);
  });

  test("a confirmation repeated, or of another preview of the round, is refused and changes nothing", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "th_open");
    await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    await close(service, betId);
    const preview = (top3: string) =>
      service.call(previewResult, { body: { betId, result: { top3, bottom2: "00" } }, token });
    const [mistyped, right] = [await preview("574"), await preview("547")];
    const second = await secondOperator(service, "administrator");
    const confirmations = await Promise.allSettled(
      [right, right, right, mistyped].map(({ previewId }) =>
        service.call(confirmResult, { body: { previewId }, token: second.token }),
      ),
    );
    const codes = confirmations.map((one) => (one.status === "fulfilled" ? "set" : one.reason.code));
    expect(codes.filter((code) => code === "set")).toHaveLength(1);
    expect(codes.filter((code) => code === "round-settled-already")).toHaveLength(3);
    expect((await service.refusal(confirmResult, { body: { previewId: "no-such" }, token })).code).toBe(
      "preview-stale",
    );
  });

  test("a void gives every stake back with its reason and shows it on the slip and in the statement", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "th_open");
    const slip = await bet(service, member, betId, [line("teng_bon_2", "47", 10), line("tode_3", "123", 5)]);
    const body = { betId, reason: "ตลาดหยุดทำการ" };
    await service.call(voidRound, { body, token });
    expect((await service.refusal(voidRound, { body, token })).code).toBe("round-void");
    const refunded = await service.call(onePoy, { query: { id: slip.poyId }, token: member.token });
    expect([refunded.status, refunded.reason]).toEqual(["refunded", body.reason]);
    expect(refunded.poyListJson.map(({ outcome }: PoyLine) => outcome)).toEqual(["refunded", "refunded"]);
    expect(await cash(service, member.token)).toBe(100_00);
    const [row] = await service.call(allTransactions, {
      body: { startedDate: TODAY, endedDate: TODAY },
      token: member.token,
    });
    expect(row).toMatchObject({
      transactionType: "ABORT_POY",
      amount: 15_00,
      balance: 100_00,
      note: body.reason,
    });
    expect(row?.ref).toEqual({ kind: "poy", id: slip.poyId });
  });

  test("a void leaves slips alone that were cancelled before: their stake is back already", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "th_open");
    const { poyId } = await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    await service.call(abortPoy, { body: { poyId }, token: member.token, key: newKey() });
    await service.call(voidRound, { body: { betId, reason: "holiday" }, token });
    const { status } = await service.call(onePoy, { query: { id: poyId }, token: member.token });
    expect([status, await cash(service, member.token)]).toEqual(["cancelled", 100_00]);
  });

  test("a settled round is never voided, a void one never settled", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const [settled, voided] = [await addRound(service, "th_open"), await addRound(service, "th_open")];
    await settle(service, settled, { top3: "000", bottom2: "00" });
    const late = { betId: settled, reason: "too late" };
    expect((await service.refusal(voidRound, { body: late, token })).code).toBe("round-settled-already");
    await service.call(voidRound, { body: { betId: voided, reason: "holiday" }, token });
    const body = { betId: voided, result: { top3: "000", bottom2: "00" } };
    expect((await service.refusal(previewResult, { body, token })).code).toBe("round-void");
  });

  test("from its result on a round is never voided, paid or not: its winners are owed their wins", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "th_open");
    await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    await close(service, betId);
    await service.db.transaction(async (tx) => {
      const now = await nowMs(tx);
      await setResult(
        tx,
        await awaitsResult(tx, betId, now),
        { top3: "547", bottom2: "00" },
        "operator",
        now,
      );
      // In the same transaction, so that no job settles the round in between.
      expect(await refundRound(tx, betId, "second thoughts")).toBeNull();
    });
    const body = { betId, reason: "second thoughts" };
    expect((await service.refusal(voidRound, { body, token })).code).toBe("round-settled-already");
    await service.tick();
    expect(await cash(service, member.token)).toBe(90_00 + 900_00);
  });

  test("more than a thousand slips of many members are settled in one go, each to the satang", async () => {
    const service = open();
    const crowd = await newcomers(service, 20, satang(1_000_00));
    const betId = await addRound(service, "th_open");
    // The statement that every slip uses, without 1,100 HTTP requests; five slips of everybody at a time end within the
    // time that a statement may take on a machine with much else to do.
    for (let from = 1; from <= 55; from += 5)
      await service.db.execute(sql`
        SELECT place_poy(who.uuid, ${betId}, 'bulk-' || n, 'hash', '', 'BET_STOCK', ARRAY['a', 'b'], ARRAY[1, 1],
          ARRAY['teng_bon_2', 'teng_bon_1'], ARRAY[lpad((n * 7 % 100)::text, 2, '0'), (n % 10)::text],
          ARRAY[300, 100]::bigint[], ARRAY[9000, 320])
        FROM unnest(${sql.param(crowd.map(({ uuid }) => uuid))}::uuid[]) WITH ORDINALITY AS who (uuid, seat),
          generate_series(${from}::int, ${from + 4}::int) AS n`);
    await settle(service, betId, { top3: "549", bottom2: "00" });
    // Of 1 … 55 the pair 49 comes once (n = 7); a last digit of 5, 4 or 9 comes 6, 6 and 5 times.
    const each = 1_000_00 - 55 * 4_00 + 270_00 + 17 * 3_20;
    for (const { token } of crowd) expect(await cash(service, token)).toBe(each);
    const left = sql`SELECT count(*) FROM poy WHERE bet_id = ${betId} AND status = 'accepted'`;
    expect(await count(service.db, left)).toBe(0);
  });

  test("the books are sound after all that", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});

async function cash(service: TestService, token: string): Promise<number> {
  return (await service.call(cashs, { token })).money;
}

async function statusOf(service: TestService, token: string, id: string) {
  const { status, win } = await service.call(onePoy, { query: { id }, token });
  return [status, win];
}

function pair([a = "", b = ""]: readonly string[]): [string, string] {
  return [a, b];
}

/** The same number with its last digit one higher. */
const plusOne = (number: string) => number.slice(0, -1) + String((Number(number.at(-1)) + 1) % 10);
