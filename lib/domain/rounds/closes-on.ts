import { bangkokDate, lotteryDay } from "../time/time";

/**
 * The date to show beside a closing time: null while the round closes on its own lottery day (`dt`), however
 * late at night, else the day on which it closes.
 */
export function closesOn(dt: string, closeMs: number): string | null {
  return lotteryDay(closeMs) === dt ? null : bangkokDate(closeMs);
}
