/** Three dice: low, high, or exactly eleven. Three of a kind beat low and high. */
import { threeDice } from "./chance";
import type { DemoGame } from "./game";

/** Times the stake, in tenths, the stake included. */
export const hiLoPays = { low: 20, high: 20, eleven: 77 } as const;
export type HiLoPlace = keyof typeof hiLoPays;

/** The places that win with dice of 0 to 5. */
export function hiLoWinners(dice: readonly number[]): readonly HiLoPlace[] {
  const total = dice.reduce((sum, die) => sum + die + 1, 0);
  const isTriple = dice.every((die) => die === dice[0]);
  const half: HiLoPlace[] = isTriple ? [] : [total <= 10 ? "low" : "high"];
  return total === 11 ? [...half, "eleven"] : half;
}

export const hiLo: DemoGame = {
  id: "hi-lo",
  places: Object.keys(hiLoPays),
  play(bytes, stakes) {
    const shown = threeDice(bytes);
    const winners: readonly string[] = hiLoWinners(shown);
    const wins = Object.entries(stakes).map(([place, stake]) => ({
      place,
      win: winners.includes(place) ? (stake * hiLoPays[place as HiLoPlace]) / 10 : 0,
    }));
    return { shown, wins };
  },
};
