import { bangkokDate, lotteryDay } from "../time";

/**
 * The date to write beside a closing time: null while the round closes on the lottery day it belongs to (`dt`), however
 * late in the night, else the day on which it closes.
 */
export function closesOn(dt: string, closeMs: number): string | null {
  return lotteryDay(closeMs) === dt ? null : bangkokDate(closeMs);
}
