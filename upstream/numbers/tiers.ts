import { and, asc, eq } from "drizzle-orm";
import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { type MarketOption, marketRates, setTiers } from "@/lib/contract/operators/tiers";
import { satang, toBaht } from "@/lib/domain/money/money";
import { raisesShare } from "@/lib/domain/numbers/tiers";
import { isPoyOption } from "@/lib/domain/poy/options";
import type { Act } from "../approvals/act";
import { propose } from "../approvals/propose";
import { writeAudit } from "../audit/audit";
import { optionRate, saleTier } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";

type NewTiers = BodyOf<typeof setTiers>;
type Tiers = MarketOption["tiers"];

/** Tiers that keep a higher share of a rate raise what could be paid: they need two people. */
export const setTiersAction: Act<NewTiers, MarketOption> = {
  entry: setTiers,
  payload: setTiers.body,

  async look(tx, { betType, option, tiers }) {
    const { tiers: before } = await optionOf(tx, betType, option, true);
    return {
      target: `${betType} ${option}`,
      basis: { before },
      details: { betType, option, before: before.map(inBaht), after: tiers.map(inBaht) },
      rank: "administrator",
      cause: raisesShare(before, tiers) ? "raises-payout" : null,
    };
  },

  async execute(tx, { betType, option, tiers, reason }, { maker }) {
    const { tiers: before } = await optionOf(tx, betType, option, true);
    await tx.delete(saleTier).where(and(eq(saleTier.betType, betType), eq(saleTier.option, option)));
    if (tiers.length > 0)
      await tx.insert(saleTier).values(tiers.map((tier) => ({ betType, option, ...tier })));
    await writeAudit(tx, maker, {
      action: callName(setTiers),
      target: `${betType} ${option}`,
      before: { tiers: before },
      after: { tiers },
      reason,
    });
    return optionOf(tx, betType, option);
  },
};

export const tierCalls = [
  defineHandler(marketRates, async ({ tx }, { body: { betType } }) => {
    const options = await optionsOf(tx, betType);
    if (options.length === 0) throw new Fault("not-found");
    return { betType, options };
  }),
  defineHandler(setTiers, (context, { body }) => propose(context, setTiersAction, body, body.reason)),
];

const inBaht = ({ soldFrom, percent }: Tiers[number]) => ({ soldFrom: toBaht(soldFrom), percent });

/** One option of a market; `lock` locks its row, which serialises changes of its terms. Throws `not-found`. */
export async function optionOf(tx: Tx, betType: string, option: string, lock = false): Promise<MarketOption> {
  const own = and(eq(optionRate.betType, betType), eq(optionRate.option, option));
  if (lock) await tx.select().from(optionRate).where(own).for("update");
  const found = (await optionsOf(tx, betType)).find((one) => one.option === option);
  if (!found) throw new Fault("not-found");
  return found;
}

async function optionsOf(tx: Tx, betType: string): Promise<MarketOption[]> {
  const rows = await tx
    .select()
    .from(optionRate)
    .where(eq(optionRate.betType, betType))
    .orderBy(asc(optionRate.option));
  const tiers = await tx
    .select()
    .from(saleTier)
    .where(eq(saleTier.betType, betType))
    .orderBy(asc(saleTier.soldFrom));
  return rows.flatMap(({ option, multiplyHundredths, betMin, betMax, memberMax }) =>
    isPoyOption(option)
      ? {
          option,
          multiply: multiplyHundredths / 100,
          betMin: satang(betMin),
          betMax: satang(betMax),
          memberMax: satang(memberMax),
          tiers: tiers
            .filter((tier) => tier.option === option)
            .map(({ soldFrom, percent }) => ({ soldFrom: satang(soldFrom), percent })),
        }
      : [],
  );
}
