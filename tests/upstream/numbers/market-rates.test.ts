import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { marketRates, setMarketRates } from "@/lib/contract/operators/tiers";
import type { PoyOption } from "@/lib/domain/poy/options";
import { DAY_MS } from "@/lib/domain/time/time";
import { round, roundRate } from "@/upstream/db/schema/rounds";
import { planRounds } from "@/upstream/rounds/plan-rounds";
import { approve, done, waiting } from "../../support/approvals";
import { oneDatabase } from "../../support/database";
import { operator, secondOperator } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const reason = { code: "risk", note: "the market moves too much" } as const;

/** The option's terms in its market. */
async function termsOf(service: TestService, token: string, betType: string, option: PoyOption) {
  const { options } = await service.call(marketRates, { body: { betType }, token });
  const found = options.find((one) => one.option === option);
  if (!found) throw new Error(`no ${option} in ${betType}`);
  const { multiply, betMin, betMax, memberMax } = found;
  return { multiply, betMin, betMax, memberMax };
}

/** The option's rate and limits in each round of a market, by its id. */
async function planned(service: TestService, betType: string, option: PoyOption) {
  const rows = await service.db
    .select({ betId: round.betId, multiply: roundRate.multiplyHundredths, betMax: roundRate.betMax })
    .from(round)
    .innerJoin(roundRate, and(eq(roundRate.betId, round.betId), eq(roundRate.option, option)))
    .where(eq(round.betType, betType));
  return new Map(rows.map(({ betId, multiply, betMax }) => [betId, { multiply: multiply / 100, betMax }]));
}

describe.each(oneDatabase)("a market's default terms on $kind", (kind) => {
  const open = useService(kind);

  test("are lowered by one administrator, for rounds planned from then on", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const [betType, option] = ["korea", "teng_bon_2"] as const;
    const before = await termsOf(service, token, betType, option);
    const rounds = await planned(service, betType, option);
    expect(rounds.size).toBeGreaterThan(0);
    const after = { ...before, multiply: before.multiply - 5, betMax: before.betMin };
    const body = { betType, option, ...after, reason };
    expect(done(await service.call(setMarketRates, { body, token }))).toMatchObject(after);
    expect(await termsOf(service, token, betType, option)).toEqual(after);

    const nextWeek = (await service.now()) + 7 * DAY_MS;
    await service.db.transaction((tx) => planRounds(tx, nextWeek, false));
    const later = await planned(service, betType, option);
    expect(later.size).toBeGreaterThan(rounds.size);
    for (const [betId, terms] of later)
      expect([betId, terms]).toEqual([
        betId,
        rounds.get(betId) ?? { multiply: after.multiply, betMax: after.betMax },
      ]);
  });

  test.each([
    ["a higher rate", { multiply: 0.5 }],
    ["a higher stake", { betMax: 1_00 }],
    ["a higher cap of one member", { memberMax: 1_00 }],
  ])("wait for a second person with %s", async (_, raised) => {
    const service = open();
    const [one, other] = [
      await operator(service, "administrator"),
      await secondOperator(service, "administrator"),
    ];
    const [betType, option] = ["taiwan", "tode_3"] as const;
    const before = await termsOf(service, one.token, betType, option);
    const by = { multiply: 0, betMax: 0, memberMax: 1_00, ...raised };
    const after = {
      multiply: before.multiply + by.multiply,
      betMin: before.betMin,
      betMax: before.betMax + by.betMax,
      memberMax: before.memberMax + by.memberMax,
    } as typeof before;
    const body = { betType, option, ...after, reason };
    const id = waiting(await service.call(setMarketRates, { body, token: one.token }));
    expect(await termsOf(service, one.token, betType, option)).toEqual(before);
    expect(await approve(service, id, other)).toMatchObject({ state: "approved", why: "raises-payout" });
    expect(await termsOf(service, one.token, betType, option)).toEqual(after);
  });

  test("that somebody changed meanwhile make a waiting rise stale", async () => {
    const service = open();
    const [one, other] = [
      await operator(service, "administrator"),
      await secondOperator(service, "administrator"),
    ];
    const [betType, option] = ["india", "teng_bon_3"] as const;
    const before = await termsOf(service, one.token, betType, option);
    const ask = (multiply: number) =>
      service.call(setMarketRates, {
        body: { betType, option, ...before, multiply, reason },
        token: one.token,
      });
    const id = waiting(await ask(before.multiply + 1));
    done(await ask(before.multiply - 1));
    expect(await approve(service, id, other).catch((fault) => fault.code)).toBe("approval-stale");
    expect((await termsOf(service, one.token, betType, option)).multiply).toBe(before.multiply - 1);
  });

  test("are of an option that the market has, with limits in order", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const ask = async (changes: object) => {
      const limits = { multiply: 1, betMin: 1, betMax: 10, memberMax: 100 };
      const body = { betType: "th_open", option: "teng_bon_2", ...limits, reason, ...changes };
      const headers = { authorization: `Bearer ${token}` };
      return (await service.wire("POST", `/api${setMarketRates.path}`, body, headers)).status;
    };
    expect(await ask({ betType: "no-market" })).toBe(404);
    expect(await ask({ betMin: 11 })).toBe(422);
    expect(await ask({ memberMax: 9 })).toBe(422);
  });
});
