/**
 * Round numbers whose close date is the day after the service day.
 * Needed where a round comes from another upstream without its rolled date.
 */
const firstRolledRound: Readonly<Record<string, number>> = { yeekee: 73, yeekee_5: 228, pingpong: 19 };

/** True when a round closes on the calendar day after its service day; Dow Jones always does. */
export function rollsToNextDay(betType: string, roundNo: number | null): boolean {
  if (betType === "dowjones") return true;
  const first = firstRolledRound[betType];
  return first !== undefined && roundNo !== null && roundNo >= first;
}
