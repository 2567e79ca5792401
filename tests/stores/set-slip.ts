import type { Poy } from "@/lib/contract/poys";
import { defaultSetPrizes } from "@/lib/domain/four-digit/chance";
import type { SetTerms } from "@/lib/domain/four-digit/terms";
import { setPrice } from "@/lib/domain/four-digit/tiers";
import { createSetSlip } from "@/stores/four-digit/store";
import { type Answer, acceptedPoy, baht, needsFor, openRound } from "./bet-slip";

/** A Lao round that sells sets for another hour. */
export function openSetRound(closesInSeconds = 3600) {
  const round = openRound({ betGroup: "set_4", betType: "lao", name: "Lao set" }, closesInSeconds);
  return { ...round, betList: { ...round.betList, betId: "lao-2026-11-23", betName: "BET_LOTERRY4_LAOS" } };
}

/** The default terms; `left` sets what is left of numbers below the quota. */
export const setTerms = (left: Record<string, number> = {}): SetTerms => ({
  price: setPrice,
  prizes: defaultSetPrizes,
  quota: 50,
  left,
});

/** The slip in the upstream's answer. */
export function acceptedSets(lines: [number: string, sets: number][] = [["1234", 1]]): Poy {
  const sets = lines.reduce((sum, [, count]) => sum + count, 0);
  return {
    ...acceptedPoy(baht(120 * sets)),
    betId: "lao-2026-11-23",
    betGroup: "set_4",
    betType: "lao",
    betName: "BET_LOTERRY4_LAOS",
    roundName: "Lao set",
    setListJson: lines.map(([number, count]) => ({
      number,
      sets: count,
      price: baht(120 * count),
      outcome: "pending",
      win: baht(0),
    })),
  };
}

/** A member's store of sets, with the calls it made. */
export function setSlip(
  answer: Answer = () => ({}),
  opening: Partial<Parameters<typeof createSetSlip>[1]> = {},
) {
  const needs = needsFor(answer);
  const store = createSetSlip(needs, {
    owner: "owner-mark",
    round: openSetRound(),
    terms: setTerms(),
    ...opening,
  });
  const slip = () => store.getState();
  const type = (keys: string) => {
    for (const key of keys) slip().press(key);
  };
  return { store, needs, sent: needs.sent, slip, type };
}
