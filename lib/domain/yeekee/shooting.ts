/** Minimum time between two shots of a member, in any round. */
export const COOL_DOWN_MS = 10_000;
/** A promised beacon that does not come within this time voids the round. */
export const BEACON_WAIT_MS = 60_000;

/**
 * A shooting was missed when the service was unreachable for at least half of the time from the close to the
 * result. A shooting that only ended during an outage was not missed: its shots are drawn later.
 */
export const isShootingMissed = (closeMs: number, resultMs: number, awayMs: number): boolean =>
  awayMs > 0 && awayMs * 2 >= resultMs - closeMs;

/** Reasons for which a round of shots is voided automatically; readers see the locale's text. */
export type ShotVoidReason = "shots-too-few" | "shooting-missed" | "beacon-missing";

/**
 * A login name as the public sees it: its first three characters at most, never its end or length. Rows
 * published under the older mask keep it, because it is part of what their proof was hashed from.
 */
export function maskedAlias(userName: string): string {
  const characters = [...userName];
  const shown = characters.slice(0, Math.max(0, Math.min(3, characters.length - 1)));
  return `${shown.map((character) => (/[|\s]/.test(character) ? "*" : character)).join("")}***`;
}

/** The alias of a demo shooter, 1 to 99. Members' names have no capitals. */
export const demoAlias = (number: number): string => `DEMO-${String(number).padStart(2, "0")}`;

export const isDemoAlias = (alias: string): boolean => /^DEMO-\d\d$/.test(alias);
