import { rateKindOf } from "@/lib/domain/numbers/rates";
import type { Market } from "@/lib/domain/rounds/market";
import data from "./markets.json";

/** Every built-in market, as operators may edit them. */
export const markets = data as readonly Market[];

/** The markets whose rounds this service plans: sets, and those with three-digit rates. */
export const plannedMarkets = markets.filter(
  ({ betGroup, betType, rule }) => rule === "draw4" || rateKindOf(betGroup, betType) !== null,
);
