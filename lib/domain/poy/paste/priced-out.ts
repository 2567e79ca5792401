import type { ImportedLines } from "../import-lines";
import type { Answers } from "./ambiguities";
import type { Pasted } from "./paste";

type PastedBet = Pasted["bets"][number];

/** A pasted bet whose price the round does not take, with the one that it takes. */
export type PricedOut = ImportedLines<PastedBet>["repriced"][number];

/** The key of what is said to it: the same number at the same price has the same. */
export const limitKey = ({ option, number, asked, price }: PricedOut): string =>
  `limit ${option} ${number} ${asked} ${price}`;

/** The bets of a paste without those whose price would change unsaid. */
export function agreedBets(bets: readonly PastedBet[], pricedOut: readonly PricedOut[], answers: Answers) {
  const others = new Set(
    pricedOut.filter((one) => answers[limitKey(one)] !== "take").map(({ from }) => from),
  );
  return others.size === 0 ? bets : bets.filter((bet) => !others.has(bet));
}
