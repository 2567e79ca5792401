import type { DayReport } from "@/lib/contract/operators/reports";
import { addSatang, type Satang } from "@/lib/domain/money/money";

/** One draw day over all market groups. */
export interface DaySums {
  day: string;
  stakes: Satang;
  payouts: Satang;
  /** Negative where the house lost. */
  profit: Satang;
}

/** The sums of each day, oldest first; the report has the newest on top. */
export function daySums(days: readonly DayReport[]): DaySums[] {
  return days
    .map(({ day, groups }) => ({
      day,
      stakes: addSatang(...groups.map(({ stakes }) => stakes.amount)),
      payouts: addSatang(...groups.map(({ payouts }) => payouts.amount)),
      profit: addSatang(...groups.map(({ profit }) => profit)),
    }))
    .toReversed();
}
