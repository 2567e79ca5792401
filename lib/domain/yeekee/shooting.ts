import { satang } from "../money";

/** A member's shots come at least so far apart, whatever round they are for. */
export const COOL_DOWN_MS = 10_000;
/** A beacon that is promised and does not come within this voids the round. */
export const BEACON_PATIENCE_MS = 60_000;

/**
 * A shooting was missed when nobody could reach the service for half of the time from the close to the result, or
 * for longer. One that merely ended unseen was not: its shots are drawn, however late.
 */
export const isShootingMissed = (closeMs: number, resultMs: number, awayMs: number): boolean =>
  awayMs > 0 && awayMs * 2 >= resultMs - closeMs;

/** What the shooters of these ranks win. */
export const rankPrizes = [
  { rank: 1, amount: satang(200_00) },
  { rank: 16, amount: satang(400_00) },
] as const;
/** A rank's prize is for who bet at least this in the round. */
export const PRIZE_STAKE_MIN = satang(100_00);

/** Why the machine itself voids a round of shots; what a reader sees are the locale's words for it. */
export type ShotVoidReason = "shots-too-few" | "shooting-missed" | "beacon-missing";

/** A name as every shooter may see it: characters 3 to 5, counted from 0, are starred; 40 at most. */
export function maskedAlias(userName: string): string {
  return [...userName]
    .map((character, at) => ((at >= 3 && at <= 5) || /[|\s]/.test(character) ? "*" : character))
    .join("")
    .slice(0, 40);
}

/** The badge of the box's own shooters, 1 to 99. No member's name has capitals. */
export const demoAlias = (number: number): string => `DEMO-${String(number).padStart(2, "0")}`;

export const isDemoAlias = (alias: string): boolean => /^DEMO-\d\d$/.test(alias);
