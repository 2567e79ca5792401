import type { Satang } from "../money/money";
import { permutations } from "../poy/helpers";
import { type SetTier, setTiers, tierOf } from "./tiers";

/** All possible draws, equally likely. */
export const DRAWS = 10_000;

/** What one set of each tier pays, highest first. */
export type SetPrizes = readonly { readonly tier: SetTier; readonly prize: Satang }[];

export const defaultSetPrizes: SetPrizes = setTiers.map(({ tier, prize }) => ({ tier, prize }));

/**
 * How many of the 10,000 draws win each tier for a ticket, by the rule that pays: one prize a draw, the highest.
 */
export function setChances(ticket: string): Readonly<Record<SetTier, number>> {
  const wins = Object.fromEntries(setTiers.map(({ tier }) => [tier, 0])) as Record<SetTier, number>;
  for (const draw of drawsThatMayWin(ticket)) {
    const won = tierOf(ticket, draw);
    if (won) wins[won.tier] += 1;
  }
  return wins;
}

/** The part of the price returned on average: 0.922 for a ticket of four different digits at the default prizes. */
export function setReturn(ticket: string, price: Satang, prizes: SetPrizes): number {
  const wins = setChances(ticket);
  const paid = prizes.reduce((sum, { tier, prize }) => sum + wins[tier] * prize, 0);
  return paid / (DRAWS * price);
}

const tens = Array.from({ length: 10 }, (_, digit) => String(digit));
const hundred = tens.flatMap((one) => tens.map((other) => one + other));

/** Every draw in which any tier could pay: about three hundred instead of ten thousand. */
export function drawsThatMayWin(ticket: string): ReadonlySet<string> {
  return new Set([
    ...permutations(ticket),
    ...permutations(ticket.slice(1)).flatMap((last) => tens.map((first) => first + last)),
    ...hundred.map((last) => ticket.slice(0, 2) + last),
    ...hundred.map((first) => first + ticket.slice(2)),
  ]);
}
