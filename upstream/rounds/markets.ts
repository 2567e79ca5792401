import { rateKindOf } from "@/lib/domain/rates";
import type { Market } from "@/lib/domain/rounds/market";
import data from "./markets.json";

/** Every market of the box, as an operator may edit them. */
export const markets = data as readonly Market[];

/** The markets whose rounds this service deals: sets, and those that have three-digit rates. */
export const dealtMarkets = markets.filter(
  ({ betGroup, betType, rule }) => rule === "draw4" || rateKindOf(betGroup, betType) !== null,
);
