import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { PoyLineRefusal } from "@/lib/contract/fault";
import { roundRates } from "@/lib/contract/numbers";
import { createPoy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { rateOf, type SaleTier, saleTiers } from "@/lib/domain/numbers/numbers";
import { exposure, numberLimit, roundRate, saleTier } from "@/upstream/db/schema/rounds";
import { newKey } from "../../tools/testing/calls";
import { databases } from "../support/database";
import { newcomer, type Person } from "../support/people";
import { addRound, line } from "../support/rounds";
import type { TestService } from "../support/service";
import { useService } from "../support/use-service";

const [betType, option, number] = ["th_open", "teng_bon_2", "47"] as const;
const third: readonly SaleTier[] = [
  { soldFrom: satang(0), percent: 100 },
  { soldFrom: satang(50_000_00), percent: 33 },
];

interface Case {
  defaultRate: number;
  /** An operator's own limit on the number. */
  entry?: number;
  /** Satang. */
  sold: number;
  tiers?: readonly SaleTier[];
}

/** A number's rate, or 0 where it is closed. */
const table: readonly (readonly [string, Case, number])[] = [
  ["nothing sold", { defaultRate: 90, sold: 0 }, 90],
  ["a satang under the half", { defaultRate: 90, sold: 49_999_99 }, 90],
  ["at the half", { defaultRate: 90, sold: 50_000_00 }, 45],
  ["a satang under the end", { defaultRate: 90, sold: 99_999_99 }, 45],
  ["sold out", { defaultRate: 90, sold: 100_000_00 }, 0],
  ["far beyond", { defaultRate: 90, sold: 9_000_000_00 }, 0],
  ["half of 3.2", { defaultRate: 3.2, sold: 50_000_00 }, 1.6],
  ["half of 4.2", { defaultRate: 4.2, sold: 60_000_00 }, 2.1],
  ["half of 85", { defaultRate: 85, sold: 60_000_00 }, 42.5],
  ["a half hundredth is cut", { defaultRate: 3.25, sold: 60_000_00 }, 1.62],
  ["half of a hundredth is nothing", { defaultRate: 0.01, sold: 60_000_00 }, 0],
  ["a third of 3.25", { defaultRate: 3.25, sold: 60_000_00, tiers: third }, 1.07],
  ["a third of 4.35", { defaultRate: 4.35, sold: 60_000_00, tiers: third }, 1.43],
  ["no tiers", { defaultRate: 90, sold: 9_000_000_00, tiers: [] }, 90],
  ["an operator's limit below the rate", { defaultRate: 90, entry: 60, sold: 0 }, 60],
  ["an operator's limit above the half", { defaultRate: 90, entry: 60, sold: 60_000_00 }, 45],
  ["an operator's limit below the half", { defaultRate: 90, entry: 20, sold: 60_000_00 }, 20],
  ["an operator's limit above the rate", { defaultRate: 90, entry: 95, sold: 0 }, 90],
  ["closed by an operator", { defaultRate: 90, entry: 0, sold: 0 }, 0],
  ["closed by an operator, half sold", { defaultRate: 90, entry: 0, sold: 60_000_00 }, 0],
  [
    "a rate beyond what an integer of hundredths times 100 holds",
    { defaultRate: 900_000, sold: 60_000_00 },
    450_000,
  ],
];

/** A round with the number as the case has it; the events of the round's channel while the sale reached that. */
async function prepare({ db }: TestService, { defaultRate, entry, sold, tiers = saleTiers }: Case) {
  const betId = await addRound({ db }, betType);
  const told = await db.transaction(async (tx) => {
    await tx.delete(saleTier).where(and(eq(saleTier.betType, betType), eq(saleTier.option, option)));
    if (tiers.length > 0)
      await tx.insert(saleTier).values(tiers.map((tier) => ({ betType, option, ...tier })));
    const hundredths = (rate: number) => Math.round(rate * 100);
    await tx
      .update(roundRate)
      .set({ multiplyHundredths: hundredths(defaultRate) })
      .where(and(eq(roundRate.betId, betId), eq(roundRate.option, option)));
    if (entry !== undefined)
      await tx.insert(numberLimit).values({ betId, option, number, multiplyHundredths: hundredths(entry) });
    await tx.insert(exposure).values({ betId, option, number, stake: satang(0), payout: satang(0) });
    await tx
      .update(exposure)
      .set({ stake: satang(sold) })
      .where(eq(exposure.betId, betId));
    const { rows } = await tx.execute<{ multiply: number }>(sql`
      SELECT (message ->> 'multiply')::float8 AS multiply FROM outbox
      WHERE event = 'rate-update' AND message ->> 'betId' = ${betId}`);
    return rows.map(({ multiply }) => multiply);
  });
  return { betId, told };
}

/** The rate by which a slip is checked: a slip with a much better rate is refused with it. */
async function judgedRate(service: TestService, { token }: Person, betId: string): Promise<number> {
  const body = { betId, lines: [line(option, number, 1, 1_000_000)] };
  const { details } = await service.refusal(createPoy, { body, token, key: newKey() });
  const [refusal] = (details as { lines: PoyLineRefusal[] }).lines;
  return refusal?.to ?? 0;
}

/** The rate that the bet page receives. */
async function shownRate(service: TestService, betId: string): Promise<number> {
  const rates = await service.call(roundRates, { query: { betId } });
  const own = rates.find((row) => row.option === option);
  return own?.rateNow.find((row) => row.number === number)?.multiply ?? own?.defaultRate ?? 0;
}

describe.each(databases)("the rate of a number, on the bet page and on $kind", (kind) => {
  const open = useService(kind);
  let poor: Person;
  beforeAll(async () => {
    poor = await newcomer(open(), 0);
  });

  test.each(table)("%s", async (_, one, rate) => {
    const service = open();
    const { defaultRate, entry, tiers } = one;
    const inTypeScript = (sold: number) => rateOf({ defaultRate, entry, sold: satang(sold) }, tiers);
    const { betId, told } = await prepare(service, one);
    expect(await judgedRate(service, poor, betId)).toBe(inTypeScript(one.sold));
    // A sale that changes no rate causes no event.
    expect(told).toEqual(inTypeScript(0) === inTypeScript(one.sold) ? [] : [inTypeScript(one.sold)]);
    expect(await shownRate(service, betId)).toBe(inTypeScript(one.sold));
    expect(inTypeScript(one.sold)).toBe(rate);
  });
});
