import { type Satang, satang } from "../money/money";
import { drawsThatMayWin } from "./chance";
import { tierOf } from "./tiers";

/** Sets of a number that members hold in a round. */
export interface SoldNumber {
  readonly number: string;
  readonly sold: number;
}

/**
 * What each draw would pay for the sets sold, by the rule that pays; draws that pay nothing are left out.
 * A number's draw also pays every number that shares digits with it, not only the number's own prize.
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
