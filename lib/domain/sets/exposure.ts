import { tierOf } from "../four-digit";
import { type Satang, satang } from "../money";
import { drawsThatMayWin } from "./chance";

/** Sets of a number that members hold in a round. */
export interface SoldNumber {
  readonly number: string;
  readonly sold: number;
}

/**
 * What each draw would pay for the sets sold, by the rule that pays; a draw that pays nothing is left out.
 * A number costs the house not by its own prize alone: its draw pays every number that shares digits with it.
 */
export function payoutsByDraw(sales: readonly SoldNumber[]): ReadonlyMap<string, Satang> {
  const payouts = new Map<string, Satang>();
  for (const { number, sold } of sales) {
    if (sold === 0) continue;
    for (const draw of drawsThatMayWin(number)) {
      const won = tierOf(number, draw);
      if (won) payouts.set(draw, satang((payouts.get(draw) ?? 0) + sold * won.prize));
    }
  }
  return payouts;
}
