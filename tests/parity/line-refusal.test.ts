import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { isFault, type PoyLineRefusal } from "@/lib/contract/fault";
import { rateNow } from "@/lib/contract/numbers";
import { createPoy, type NewPoyLine } from "@/lib/contract/poys";
import { betListMinMaxes, oneBetList } from "@/lib/contract/rounds";
import { satang } from "@/lib/domain/money/money";
import { offersOf, refusedByTerms, termsIn } from "@/lib/domain/poy/offers";
import type { PoyOption } from "@/lib/domain/poy/options";
import { exposure, numberLimit, roundRate } from "@/upstream/db/schema/rounds";
import { newKey } from "../../tools/testing/calls";
import { databases } from "../support/database";
import { newcomer, type Person } from "../support/people";
import { addRound, line } from "../support/rounds";
import type { TestService } from "../support/service";
import { useService } from "../support/use-service";

/** Conditions of the round for 2 top 47 and 3 top 847; otherwise the market's own figures. Baht. */
interface Terms {
  betMin?: number;
  memberMax?: number;
  /** An operator's limit on the number. */
  entry?: number;
  sold?: number;
}
type Refusal = Omit<PoyLineRefusal, "ref"> | null;
type Lines = readonly (readonly [NewPoyLine, Refusal])[];

const two = (baht: number, multiply = 90) => line("teng_bon_2", "47", baht, multiply);
const three = (baht: number) => line("teng_bon_3", "847", baht);
const price = (min: number, max: number) =>
  ({ reason: "price-out-of-range", min: satang(min * 100), max: satang(max * 100) }) as const;
const cap = (baht: number) =>
  ({ reason: "member-cap", max: satang(baht * 100), left: satang(baht * 100) }) as const;
const rate = (from: number, to: number) => ({ reason: "rate-changed", from, to }) as const;
const closed = { reason: "number-closed" } as const;
const soldOut = { reason: "sale-limit", left: satang(0) } as const;

/** Slips of a member who has none in the round yet, and the upstream's refusals of each line. */
const table: readonly (readonly [string, Terms, Lines])[] = [
  ["a plain line passes", {}, [[two(10), null]]],
  ["the least stake passes", {}, [[two(1), null]]],
  ["the largest stake passes", {}, [[two(5_000), null]]],
  ["over the largest stake", {}, [[two(5_001), price(1, 5_000)]]],
  ["under a raised least stake", { betMin: 20 }, [[two(19), price(20, 5_000)]]],
  ["at a raised least stake", { betMin: 20 }, [[two(20), null]]],
  [
    "an option that the market lacks",
    {},
    [[line("teng_lang_3", "847", 5, 450), { reason: "option-unknown" }]],
  ],
  ["a number of the wrong length", {}, [[line("teng_bon_2", "847", 5), { reason: "number-malformed" }]]],
  [
    "a number of the wrong length on an option that the market lacks",
    {},
    [[line("teng_lang_3", "47", 5, 450), { reason: "number-malformed" }]],
  ],
  ["a rate seen better than it is", {}, [[two(5, 95), rate(95, 90)]]],
  ["a rate seen worse than it is is taken silently", {}, [[two(5, 85), null]]],
  ["an operator's limit below the rate", { entry: 60 }, [[two(5), rate(90, 60)]]],
  ["an operator's limit above the rate", { entry: 95 }, [[two(5), null]]],
  ["closed by an operator", { entry: 0 }, [[two(5), closed]]],
  ["half sold", { sold: 50_000 }, [[two(5), rate(90, 45)]]],
  ["half sold, seen so", { sold: 50_000 }, [[two(5, 45), null]]],
  ["sold out", { sold: 100_000 }, [[two(5), soldOut]]],
  ["sold out and closed by an operator", { entry: 0, sold: 100_000 }, [[two(5), closed]]],
  [
    "lines that reach the cap together",
    { memberMax: 6_000 },
    [
      [two(5_000), null],
      [two(1_000), null],
    ],
  ],
  [
    "lines that pass the cap together",
    { memberMax: 6_000 },
    [
      [two(5_000), cap(6_000)],
      [two(1_001), cap(6_000)],
    ],
  ],
  [
    "another number, and the number on another option, count apart",
    { memberMax: 6_000 },
    [
      [two(5_000), null],
      [line("teng_bon_2", "48", 5_000), null],
      [line("teng_lang_2", "47", 5_000), null],
    ],
  ],
  ["a price comes before a closed number", { entry: 0 }, [[two(5_001), price(1, 5_000)]]],
  ["a price comes before the cap", { memberMax: 5_000 }, [[two(5_001), price(1, 5_000)]]],
  ["a closed number comes before the cap", { entry: 0, memberMax: 4_000 }, [[two(5_000), closed]]],
  ["the cap comes before the rate", { entry: 60, memberMax: 4_000 }, [[two(5_000), cap(4_000)]]],
  [
    "a line out of range counts against the cap of the others",
    { memberMax: 6_000 },
    [
      [two(5_500), price(1, 5_000)],
      [two(1_000), cap(6_000)],
    ],
  ],
  [
    "each line by its own reason, in the slip's order",
    { entry: 60 },
    [
      [three(1_001), price(1, 1_000)],
      [two(5), rate(90, 60)],
      [line("teng_bon_2", "11", 5), null],
      [line("teng_lang_3", "847", 5, 450), { reason: "option-unknown" }],
      [two(5, 60), null],
    ],
  ],
];

async function prepare({ db }: TestService, { betMin, memberMax, entry, sold }: Terms): Promise<string> {
  const betId = await addRound({ db }, "th_open");
  const [option, number] = ["teng_bon_2", "47"];
  const figures = {
    ...(betMin && { betMin: satang(betMin * 100) }),
    ...(memberMax && { memberMax: satang(memberMax * 100) }),
  };
  if (betMin || memberMax)
    await db
      .update(roundRate)
      .set(figures)
      .where(and(eq(roundRate.betId, betId), eq(roundRate.option, option)));
  if (entry !== undefined)
    await db.insert(numberLimit).values({ betId, option, number, multiplyHundredths: entry * 100 });
  if (sold !== undefined)
    await db.insert(exposure).values({ betId, option, number, stake: satang(sold * 100), payout: satang(0) });
  return betId;
}

/** Without money a slip that has no other fault is refused for that alone. */
async function refusedInSql(
  service: TestService,
  { token }: Person,
  betId: string,
  lines: readonly NewPoyLine[],
) {
  const fault = await service.refusal(createPoy, {
    body: { betId, lines: [...lines] },
    token,
    key: newKey(),
  });
  if (isFault(fault, "poy-lines-rejected")) return fault.details?.lines ?? [];
  expect(fault.code).toBe("balance-too-low");
  return [];
}

/** What the bet page, opened now, marks on the same slip. */
async function refusedOnPage(service: TestService, betId: string, lines: readonly NewPoyLine[]) {
  const round = await service.call(oneBetList, { query: { id: betId } });
  const minMaxes = await service.call(betListMinMaxes, { query: { betId } });
  const rateOf = (option: PoyOption) => service.call(rateNow, { query: { betId, betType: option } });
  const options = [...new Set(lines.map(({ option }) => option))];
  const rates = await Promise.all(options.map(async (option) => [option, await rateOf(option)] as const));
  const offers = offersOf(round, minMaxes, Object.fromEntries(rates));
  const slip = lines.map((one) => {
    const { min, max } = termsIn(offers, one.option, one.number);
    return { ...one, min, max };
  });
  return refusedByTerms(slip, offers);
}

/** A page receives a rate of 0 without the reason: it shows a number that is sold out as closed. */
const asPageKnows = (refusal: PoyLineRefusal): PoyLineRefusal =>
  refusal.reason === "sale-limit" ? { ref: refusal.ref, reason: "number-closed" } : refusal;

describe.each(databases)("why lines are refused, on the bet page and on $kind", (kind) => {
  const open = useService(kind);
  let poor: Person;
  beforeAll(async () => {
    poor = await newcomer(open(), 0);
  });

  test.each(table)("%s", async (_, terms, rows) => {
    const service = open();
    const betId = await prepare(service, terms);
    const lines = rows.map(([one]) => one);
    const refused = await refusedInSql(service, poor, betId, lines);
    expect(await refusedOnPage(service, betId, lines)).toEqual(refused.map(asPageKnows));
    expect(refused).toEqual(rows.flatMap(([{ ref }, refusal]) => (refusal ? [{ ref, ...refusal }] : [])));
  });
});
