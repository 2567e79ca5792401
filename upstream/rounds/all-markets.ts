import { allMarkets, type MarketTerms } from "@/lib/contract/markets";
import { SET_QUOTA, setPrice, setTiers } from "@/lib/domain/four-digit/tiers";
import { satang } from "@/lib/domain/money/money";
import { cancelUntilMs } from "@/lib/domain/poy/cancel";
import { isPoyOption, poyOptions } from "@/lib/domain/poy/options";
import { MINUTE_MS } from "@/lib/domain/time/time";
import { optionRate } from "../db/schema/rounds";
import { defineHandler } from "../http/define-handler";
import { plannedMarkets } from "./markets";

export const marketCalls = [
  defineHandler(allMarkets, async ({ tx }) => {
    const rates = await tx.select().from(optionRate);
    return plannedMarkets.map(({ name, ...market }) => ({
      ...market,
      name: name.th,
      cancelMinutes: cancelMinutes(market.betGroup, market.betType),
      options: rates
        .filter(({ betType }) => betType === market.betType)
        .flatMap(optionOf)
        .sort((a, b) => poyOptions.indexOf(a.betOption) - poyOptions.indexOf(b.betOption)),
      ...(market.rule === "draw4" ? { sets } : {}),
    }));
  }),
];

const sets = {
  price: setPrice,
  quota: SET_QUOTA,
  prizes: setTiers.map(({ tier, prize }) => ({ tier, prize })),
};

/** A rate of 0: the market does not have the option. */
function optionOf(row: typeof optionRate.$inferSelect): MarketTerms["options"] {
  const { option, multiplyHundredths, betMin, betMax, memberMax } = row;
  if (!isPoyOption(option) || multiplyHundredths === 0) return [];
  return [
    {
      betOption: option,
      betMin: satang(betMin),
      betMax: satang(betMax),
      memberMax: satang(memberMax),
      defaultRate: multiplyHundredths / 100,
    },
  ];
}

function cancelMinutes(betGroup: string, betType: string): number | null {
  const until = cancelUntilMs(betGroup, betType, 0);
  return until === null ? null : -until / MINUTE_MS;
}
