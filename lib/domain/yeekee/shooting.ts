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

/**
 * A login name as everybody may see it: its first three characters at most, never its end nor its length. Rows that
 * were published under the older mask keep it: it is part of what their proof was hashed from.
 */
export function maskedAlias(userName: string): string {
  const characters = [...userName];
  const shown = characters.slice(0, Math.max(0, Math.min(3, characters.length - 1)));
  return `${shown.map((character) => (/[|\s]/.test(character) ? "*" : character)).join("")}***`;
}

/** The badge of the box's own shooters, 1 to 99. No member's name has capitals. */
export const demoAlias = (number: number): string => `DEMO-${String(number).padStart(2, "0")}`;

export const isDemoAlias = (alias: string): boolean => /^DEMO-\d\d$/.test(alias);
