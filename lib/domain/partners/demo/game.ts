/** A small game of the demo provider: stakes by place, random bytes, and the outcome that follows from them. */

/** Stakes (whole satang) by the place they are put on. */
export type Stakes = Readonly<Record<string, number>>;

export interface Outcome {
  /** What the reels or dice show: stops of the reels, or faces from 0 to 5. */
  readonly shown: readonly number[];
  /** What each staked place pays, stake included (satang). */
  readonly wins: readonly { readonly place: string; readonly win: number }[];
}

export interface DemoGame {
  readonly id: string;
  /** Places that take stakes. */
  readonly places: readonly string[];
  /** The outcome of 32 bytes; it depends on nothing else. */
  play(bytes: Uint8Array, stakes: Stakes): Outcome;
}

/** On one place, satang: 1 baht. */
const LEAST_STAKE = 100;
/** On all places together, satang: 2,000 baht. */
export const MOST_STAKE = 200_000;

export const sumOf = (stakes: Stakes): number =>
  Object.values(stakes).reduce((total, stake) => total + stake, 0);
export const winOf = ({ wins }: Outcome): number => wins.reduce((total, { win }) => total + win, 0);

/** True for whole baht within the limits, on places that the game has. */
export function areStakes({ places }: DemoGame, stakes: Stakes): boolean {
  const entries = Object.entries(stakes);
  return (
    entries.length > 0 &&
    entries.every(
      ([place, stake]) =>
        places.includes(place) && Number.isSafeInteger(stake) && stake >= LEAST_STAKE && stake % 100 === 0,
    ) &&
    sumOf(stakes) <= MOST_STAKE
  );
}
