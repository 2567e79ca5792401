import { and, eq } from "drizzle-orm";
import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { type MarketOption, setMarketRates } from "@/lib/contract/operators/tiers";
import { toBaht } from "@/lib/domain/money/money";
import type { Act } from "../approvals/act";
import { causeOfLaw, detailsOfLaw, judgeUsual } from "../approvals/market-law";
import { propose } from "../approvals/propose";
import { writeAudit } from "../audit/audit";
import { optionRate } from "../db/schema/rounds";
import { defineHandler } from "../http/define-handler";
import { markets } from "../rounds/markets";
import { optionOf } from "./tiers";

type NewTerms = BodyOf<typeof setMarketRates>;
type Terms = Pick<MarketOption, "multiply" | "betMin" | "betMax" | "memberMax">;

/**
 * What an option's rounds begin with. Every rise needs two people, however small: the default is what later rises
 * in single rounds are measured by. Rounds that exist keep the terms that they were planned with.
 */
export const setMarketRatesAction: Act<NewTerms, MarketOption> = {
  entry: setMarketRates,
  payload: setMarketRates.body,

  async look(tx, body) {
    const { betType, option } = body;
    const before = termsOf(await optionOf(tx, betType, option, true));
    const after = termsOf(body);
    const betGroup = markets.find((market) => market.betType === betType)?.betGroup ?? "";
    const multiply = Math.round(after.multiply * 100);
    const law = await judgeUsual(tx, { betType, betGroup }, { option, multiply });
    const isSure = causeOfLaw(law, { before: before.multiply, after: after.multiply });
    return {
      target: `${betType} ${option}`,
      basis: { before },
      details: { betType, option, before: inBaht(before), after: inBaht(after), ...detailsOfLaw(law) },
      rank: "administrator",
      cause: isSure ?? (raises(before, after) ? "raises-payout" : null),
    };
  },

  async execute(tx, body, { maker }) {
    const { betType, option, reason } = body;
    const before = termsOf(await optionOf(tx, betType, option, true));
    const { multiply, ...limits } = termsOf(body);
    await tx
      .update(optionRate)
      .set({ multiplyHundredths: Math.round(multiply * 100), ...limits })
      .where(and(eq(optionRate.betType, betType), eq(optionRate.option, option)));
    await writeAudit(tx, maker, {
      action: callName(setMarketRates),
      target: `${betType} ${option}`,
      before: inBaht(before),
      after: inBaht(termsOf(body)),
      reason,
    });
    return optionOf(tx, betType, option);
  },
};

export const marketRateCall = defineHandler(setMarketRates, (context, { body }) =>
  propose(context, setMarketRatesAction, body, body.reason),
);

const termsOf = ({ multiply, betMin, betMax, memberMax }: Terms): Terms => ({
  multiply,
  betMin,
  betMax,
  memberMax,
});

const inBaht = ({ multiply, betMin, betMax, memberMax }: Terms) => ({
  multiply,
  betMin: toBaht(betMin),
  betMax: toBaht(betMax),
  memberMax: toBaht(memberMax),
});

/** Whether more could be paid: by a higher rate, or because more can be staked. */
const raises = (before: Terms, after: Terms): boolean =>
  after.multiply > before.multiply || after.betMax > before.betMax || after.memberMax > before.memberMax;
