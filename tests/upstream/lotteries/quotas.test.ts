import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { lottery4dQuotas } from "@/lib/contract/lotteries";
import { allLimits, setQuota } from "@/lib/contract/operators/limits";
import { satang } from "@/lib/domain/money/money";
import { approve, done, waiting } from "../../support/approvals";
import { databases } from "../../support/database";
import { brokenLaws, count } from "../../support/ledger";
import { newcomer, newcomers, operator, secondOperator } from "../../support/people";
import { addRound } from "../../support/rounds";
import { refusalOfSets, takeSets } from "../../support/sets";
import { useService } from "../../support/use-service";

describe.each(databases)("quotas of four-digit numbers on $kind", (kind) => {
  const open = useService(kind);

  test("every number that is short is named with what is left of it, and nothing is taken", async () => {
    const service = open();
    const [early, late] = [await newcomer(service, 20_000), await newcomer(service, 20_000)];
    const betId = await addRound(service, "hanoy");
    await takeSets(service, early, betId, [
      { number: "1234", sets: 48 },
      { number: "9999", sets: 50 },
    ]);
    const fault = await refusalOfSets(service, late, betId, [
      { number: "1111", sets: 1 },
      { number: "1234", sets: 2 },
      { number: "9999", sets: 1 },
      { number: "1234", sets: 1 },
    ]);
    expect([fault.code, fault.details]).toEqual([
      "set-quota-exceeded",
      {
        number: "1234",
        left: 2,
        lines: [
          { number: "1234", left: 2 },
          { number: "9999", left: 0 },
        ],
      },
    ]);
    expect(await count(service.db, sql`SELECT count(*) FROM poy WHERE member = ${late.uuid}`)).toBe(0);
    const slip = await takeSets(service, late, betId, [{ number: "1234", sets: 2 }]);
    expect(slip.total).toBe(240_00);
    const { quota, left, price, prizes } = await service.call(lottery4dQuotas, { query: { betId } });
    expect([quota, price, prizes.map(({ prize }) => prize / 100)]).toEqual([
      50,
      120_00,
      [125_000, 41_000, 5_500, 4_100, 1_800, 1_600, 1_600],
    ]);
    expect(left).toEqual([
      { number: "1234", left: 0 },
      { number: "9999", left: 0 },
    ]);
  });

  test("of sixty who want the same number at once, fifty get it", async () => {
    const service = open();
    const crowd = await newcomers(service, 60, satang(500_00));
    const betId = await addRound(service, "lao");
    const answers = await Promise.allSettled(
      crowd.map((member) => takeSets(service, member, betId, [{ number: "7777", sets: 1 }])),
    );
    const codes = answers.map((one) => (one.status === "fulfilled" ? "taken" : one.reason.code));
    expect(codes.filter((code) => code === "taken")).toHaveLength(50);
    expect(codes.filter((code) => code === "set-quota-exceeded")).toHaveLength(10);
  });

  test("slips that meet on several numbers in opposite orders all get an answer", async () => {
    const service = open();
    const crowd = await newcomers(service, 16, satang(2_000_00));
    const betId = await addRound(service, "lao");
    const numbers = ["0001", "0002", "0003", "0004"];
    const answers = await Promise.all(
      crowd.map((member, at) => {
        const order = at % 2 ? numbers : [...numbers].reverse();
        return takeSets(
          service,
          member,
          betId,
          order.map((number) => ({ number, sets: 2 })),
        );
      }),
    );
    expect(answers).toHaveLength(16);
    const { left } = await service.call(lottery4dQuotas, { query: { betId } });
    expect(left).toEqual(numbers.map((number) => ({ number, left: 18 })));
  });

  test("an operator's quota for a number holds from then on: fewer, none, and the usual again", async () => {
    const service = open();
    const member = await newcomer(service, 20_000);
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "malay");
    const limit = (sets: number | null) =>
      service.call(setQuota, { body: { betId, number: "4321", sets, reason: "everybody wants it" }, token });
    await takeSets(service, member, betId, [{ number: "4321", sets: 3 }]);
    expect(done(await limit(5))).toEqual({ betId, number: "4321", quota: 5, sold: 3 });
    const short = await refusalOfSets(service, member, betId, [{ number: "4321", sets: 3 }]);
    expect(short.details).toMatchObject({ number: "4321", left: 2 });
    await limit(0);
    const closed = await refusalOfSets(service, member, betId, [{ number: "4321", sets: 1 }]);
    expect(closed.details).toMatchObject({ number: "4321", left: 0 });
    await approve(service, waiting(await limit(null)), await secondOperator(service, "administrator"));
    await takeSets(service, member, betId, [{ number: "4321", sets: 47 }]);
    const elsewhere = { betId: await addRound(service, "th_open"), number: "4321", sets: 1 };
    expect((await service.refusal(setQuota, { body: elsewhere, token })).code).toBe("not-found");
  });

  test("operators see the stakes of sets, what each number would cost, and the dearest draw", async () => {
    const service = open();
    const member = await newcomer(service, 20_000);
    const { token } = await operator(service, "staff");
    const betId = await addRound(service, "hanoy");
    await takeSets(service, member, betId, [
      { number: "9234", sets: 4 },
      { number: "1234", sets: 50 },
    ]);
    const limits = await service.call(allLimits, { body: { betId }, token });
    expect(limits).toEqual({
      betId,
      stakes: 54 * 120_00,
      worstCase: 50 * 125_000_00 + 4 * 41_000_00,
      worstOutcome: { draw4: "1234" },
      rates: [],
      rows: [],
      sets: [
        { number: "1234", quota: 50, sold: 50, stakes: 6_000_00, exposure: 6_250_000_00 + 164_000_00 },
        { number: "9234", quota: 50, sold: 4, stakes: 480_00, exposure: 500_000_00 + 2_050_000_00 },
      ],
    });
    const one = await service.call(allLimits, { body: { betId, number: "9234" }, token });
    expect(one.sets?.map(({ number }) => number)).toEqual(["9234"]);
  });

  test("the books are sound after all that", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});
