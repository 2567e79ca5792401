import { type Satang, satang } from "../money/money";
import { drawsThatMayWin, type SetPrizes } from "./chance";
import type { SetRow } from "./slip";
import { tierOf } from "./tiers";

/** The most that sets win together in one draw: a draw pays every number that shares digits with it. */
export function setsWinAtMost(rows: readonly SetRow[], prizes: SetPrizes): Satang {
  const prizeOf = new Map(prizes.map(({ tier, prize }) => [tier, prize]));
  const byDraw = new Map<string, number>();
  for (const { number, sets } of rows) {
    for (const draw of drawsThatMayWin(number)) {
      const won = tierOf(number, draw);
      const prize = won && prizeOf.get(won.tier);
      if (prize) byDraw.set(draw, (byDraw.get(draw) ?? 0) + sets * prize);
    }
  }
  let most = 0;
  for (const paid of byDraw.values()) most = Math.max(most, paid);
  return satang(most);
}
