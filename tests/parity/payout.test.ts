import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { onePoy } from "@/lib/contract/poys";
import type { GovernmentResult, ThreeDigitResult } from "@/lib/contract/results";
import { satang } from "@/lib/domain/money/money";
import type { PoyOption } from "@/lib/domain/poy/options";
import { winOf } from "@/lib/domain/poy/slip";
import { paysOf, wins } from "@/lib/domain/settlement/settlement";
import { round, roundRate } from "@/upstream/db/schema/rounds";
import { payoutOf } from "@/upstream/settlement/preview-result";
import { settleRound } from "@/upstream/settlement/settle-round";
import { databases } from "../support/database";
import { newcomer, type Person } from "../support/people";
import { addRound, bet, line } from "../support/rounds";
import type { TestService } from "../support/service";
import { useService } from "../support/use-service";

type Result = GovernmentResult | ThreeDigitResult;

const gov: GovernmentResult = {
  first: "491847",
  front3: ["123", "456"],
  back3: ["789", "321"],
  back2: "56",
};
const stock = { top3: "405", bottom2: "62" };
const same = { top3: "777", bottom2: "77" };

/** A line's option, number, stake (baht) and rate; the round's result; its payout (satang). */
const table: readonly (readonly [PoyOption, string, number, number, Result, number])[] = [
  ["teng_bon_3", "847", 10, 900, gov, 9_000_00],
  ["teng_bon_3", "491", 10, 900, gov, 0],
  ["tode_3", "748", 10, 150, gov, 1_500_00],
  ["tode_3", "847", 10, 150, gov, 1_500_00],
  ["teng_bon_nha_3", "456", 10, 450, gov, 4_500_00],
  ["teng_bon_nha_3", "123", 1, 450, { ...gov, front3: ["123", "123"] }, 450_00],
  ["teng_lang_3", "789", 10, 450, gov, 4_500_00],
  ["teng_bon_2", "47", 10, 90, gov, 900_00],
  ["teng_lang_2", "56", 10, 90, gov, 900_00],
  ["teng_bon_1", "8", 10, 3.2, gov, 32_00],
  ["teng_lang_1", "6", 1, 4.2, gov, 4_20],
  ["teng_bon_3", "405", 1_000, 800, stock, 800_000_00],
  ["tode_3", "045", 7, 120, stock, 840_00],
  ["tode_3", "777", 1, 120, same, 120_00],
  ["teng_bon_2", "05", 5, 45, stock, 225_00],
  ["teng_bon_2", "62", 5, 45, stock, 0],
  ["teng_lang_2", "62", 5, 42.5, stock, 212_50],
  ["teng_bon_1", "7", 1, 3.2, same, 3_20],
  ["teng_lang_1", "7", 1, 4.2, same, 4_20],
  ["teng_lang_1", "2", 3, 1.07, stock, 3_21],
  ["teng_lang_1", "6", 9_999, 0.01, stock, 99_99],
];

interface Bet {
  option: PoyOption;
  number: string;
  baht: number;
  rate: number;
  result: Result;
}

/** The preview of the result, the settlement, and the slip as its owner then reads it. */
async function inSql(service: TestService, member: Person, { option, number, baht, rate, result }: Bet) {
  const betId = await addRound(service, "first" in result ? "gov" : "th_open");
  await service.db
    .update(roundRate)
    .set({ multiplyHundredths: Math.round(rate * 100) })
    .where(and(eq(roundRate.betId, betId), eq(roundRate.option, option)));
  const { poyId } = await bet(service, member, betId, [line(option, number, baht, rate)]);
  await service.db.update(round).set({ status: "closed", result }).where(eq(round.betId, betId));
  const [previewed, paid] = await service.db.transaction(async (tx) => [
    await payoutOf(tx, betId, result),
    await settleRound(tx, betId),
  ]);
  const slip = await service.call(onePoy, { query: { id: poyId }, token: member.token });
  return { previewed, paid, won: slip.win, read: slip.poyListJson[0]?.win };
}

describe.each(databases)("what a line pays, on the pages and on $kind", (kind) => {
  const open = useService(kind);
  let member: Person;
  beforeAll(async () => {
    member = await newcomer(open(), 1_000_000);
  });

  test.each(table)("%s %s, %d baht at %d, on %j: %d", async (option, number, baht, rate, result, pays) => {
    const service = open();
    const paid = await inSql(service, member, {
      option,
      number,
      baht,
      rate,
      result,
    });
    const sold = { option, number, price: satang(baht * 100), multiply: rate };
    const judged = paysOf(sold, result);
    expect(paid).toEqual({ previewed: judged, paid: judged, won: judged, read: judged });
    // The win that the slip showed before it was submitted.
    if (wins(option, number, result)) expect(winOf(sold)).toBe(judged);
    expect(judged).toBe(pays);
  });
});
