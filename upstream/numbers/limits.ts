import { and, desc, eq } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { allLimits, type LimitRow } from "@/lib/contract/operators/limits";
import { roundResult } from "@/lib/contract/results";
import { satang } from "@/lib/domain/money/money";
import { isPoyOption, type PoyOption, poyOptions } from "@/lib/domain/poy/options";
import { worstOutcome } from "@/lib/domain/settlement/worst-outcome";
import { nowMs } from "../clock/now";
import { exposure, numberLimit } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { findRound } from "../rounds/find-round";
import { type RoundRow, statusOf } from "../rounds/round-view";
import { ratesNow } from "./number-rates";
import { limitsOfSets } from "./set-limits";

export const limitCalls = [
  defineHandler(allLimits, async ({ tx }, { body }) => {
    const { betId, betGroup } = await findRound(tx, body.betId);
    if (betGroup === "set_4") return limitsOfSets(tx, betId, body.number);
    const options = body.option ? [body.option] : poyOptions;
    // One after the other: a transaction has one connection, which takes one query at a time.
    const perOption: Awaited<ReturnType<typeof rowsOf>>[] = [];
    for (const option of options) perOption.push(await rowsOf(tx, betId, option));
    const rows = perOption
      .flatMap(({ rows }) => rows)
      .filter(({ number }) => !body.number || number === body.number)
      .sort((a, b) => b.exposure - a.exposure);
    const worst = await worstOf(tx, betId, betGroup);
    return {
      betId,
      stakes: satang(rows.reduce((sum, row) => sum + row.stakes, 0)),
      worstCase: worst.payout,
      worstOutcome: worst.result && roundResult.parse(worst.result),
      rates: perOption.map(({ option, defaultRate }) => ({ option, defaultRate })),
      rows,
    };
  }),
];

/** The most expensive outcome of the whole round, whatever page of its numbers is shown. */
async function worstOf(tx: Tx, betId: string, betGroup: string) {
  const sold = await tx
    .select({ option: exposure.option, number: exposure.number, payout: exposure.payout })
    .from(exposure)
    .where(eq(exposure.betId, betId));
  const known = sold.flatMap(({ option, number, payout }) =>
    isPoyOption(option) ? [{ option, number, payout: satang(payout) }] : [],
  );
  return worstOutcome(betGroup === "gov" ? "government" : "three-digit", known);
}

/**
 * A round whose rates can still change, locked: concurrent slips are decided before or after, never in between.
 */
export async function steerable(tx: Tx, betId: string): Promise<RoundRow> {
  const row = await findRound(tx, betId, true);
  const status = statusOf(row, await nowMs(tx));
  if (status === "settled") throw new Fault("round-settled-already");
  if (status === "void") throw new Fault("round-void");
  if (status === "closed") throw new Fault("round-closed", { lateByMs: 0 });
  return row;
}

/** One number of an option as operators see it. */
export async function rowOf(tx: Tx, betId: string, option: PoyOption, number: string): Promise<LimitRow> {
  const { rows, defaultRate } = await rowsOf(tx, betId, option);
  const found = rows.find((row) => row.number === number);
  if (found) return found;
  const none = satang(0);
  return {
    ...{ option, number, multiply: defaultRate, limit: null, source: "default" },
    ...{ stakes: none, exposure: none },
  };
}

/** Numbers of an option with stakes or with a rate of their own, most expensive first. */
async function rowsOf(tx: Tx, betId: string, option: PoyOption) {
  const { defaultRate, rows: special } = await ratesNow(tx, betId, option);
  const limits = await tx
    .select()
    .from(numberLimit)
    .where(and(eq(numberLimit.betId, betId), eq(numberLimit.option, option)));
  const sold = await tx
    .select()
    .from(exposure)
    .where(and(eq(exposure.betId, betId), eq(exposure.option, option)))
    .orderBy(desc(exposure.payout));
  const limited = new Map(limits.map(({ number, multiplyHundredths }) => [number, multiplyHundredths / 100]));
  const rates = new Map(special.map(({ number, multiply }) => [number, multiply]));
  const stakes = new Map(sold.map((row) => [row.number, row]));
  const numbers = new Set([...stakes.keys(), ...limited.keys(), ...rates.keys()]);
  const rows = [...numbers].map((number): LimitRow => {
    const multiply = rates.get(number) ?? defaultRate;
    const source = limited.has(number) ? "operator" : rates.has(number) ? "tier" : "default";
    return {
      option,
      number,
      multiply,
      limit: limited.get(number) ?? null,
      source,
      stakes: satang(stakes.get(number)?.stake ?? 0),
      exposure: satang(stakes.get(number)?.payout ?? 0),
    };
  });
  return { option, defaultRate, rows };
}
