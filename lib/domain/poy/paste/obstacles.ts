import type { Ask, Choice, Resolved } from "./ambiguities";
import type { WrittenPrice } from "./expand-bets";
import type { Why, WrittenGroup } from "./line";
import type { Obstacle } from "./verdict";

/** "12 50", and of three numbers those whose last two look like prices: "25 50 50", "123 50 20". */
export function mayBePair([number = "", first = "", second, ...more]: readonly string[]): boolean {
  if (!/^[1-9]/.test(first) || more.length > 0) return false;
  if (second === undefined || first === second) return true;
  return /^[1-9]/.test(second) && first.length !== number.length && second.length !== number.length;
}

/** "100*100": a price for two kinds as well as a number at its own price. */
export const isTwice = ({ factors: [one, other] }: WrittenPrice): boolean => one === other;

const notStock = /^(?:gov|yeekee|pingpong|lao|hanoy|malay)/;

export const keyOf = ({ about, words }: Obstacle): string => `${about} ${words}`;

/** The answer by which a line with an obstacle is read all the same. */
export const goesOn = ({ about }: Obstacle): Choice => (about === "word" ? "words" : "here");

export const asking = (obstacles: readonly Obstacle[]): Ask => {
  const [first] = obstacles as readonly [Obstacle, ...Obstacle[]];
  const same = obstacles.filter(({ about }) => about === first.about);
  return {
    about: first.about,
    keys: [...new Set(same.map(keyOf))],
    choices: [goesOn(first), "none"],
    words: same.map(({ words }) => words).join(", "),
  };
};

/** A number of orders that the numbers do not have is named as the reason. */
export const whyOf = (bets: readonly WrittenGroup[]): Why =>
  bets.some(({ orders }) => orders !== undefined) ? "orders" : "unclear";

/** Where the member answered that nothing on the line is a bet, the line is chatter. */
export const readOrNone = (results: readonly Resolved[]): { readonly mark: "read" | "ignored" } => ({
  mark: results.some(({ bets = [] }) => bets.length > 0) ? "read" : "ignored",
});

/** Whether the lottery that a text names is the round's own. */
export function isOwnMarket({ about, markets = [] }: Obstacle, betType: string | undefined): boolean {
  if (about !== "market" || betType === undefined) return false;
  return markets.some((one) => betType.startsWith(one) || (one === "stock" && !notStock.test(betType)));
}
