import { nearestDay } from "./nearest-day";
import { bangkokDate, lotteryDay } from "./time";
import { readDay } from "./time-written";

/** Why the days that are shown are not those that were asked for. Days are `YYYY-MM-DD`. */
export type DaysRemark =
  /** `asked`, as it was written, is in no calendar; the nearest day is taken. */
  | { why: "no-such-day"; asked: string; day: string }
  | { why: "unread" }
  /** `from`, as it was asked for, is after `to`; they have changed places. */
  | { why: "reversed"; from: string; to: string };

interface AskedDays {
  /** Days `YYYY-MM-DD`, in their order, as far as they were asked for. */
  from: string | undefined;
  to: string | undefined;
  remarks: readonly DaysRemark[];
}

type Bound = string | string[] | undefined;

/** The two days of an address, as people write them. What had to be changed is remarked, so that a page can say so. */
export function readAskedDays(asked: { from?: Bound; to?: Bound }): AskedDays {
  const remarks: DaysRemark[] = [];
  const dayOf = (bound: Bound): string | undefined => {
    if (bound === undefined || bound === "") return undefined;
    // A bound that is given twice is ignored.
    const written = typeof bound === "string" ? bound.trim() : "";
    const day = readDay(written);
    if (day) return day;
    const near = nearestDay(written);
    if (near) remarks.push({ why: "no-such-day", asked: written, day: near });
    // Not repeated: whoever made the link could have written anything there.
    else if (!remarks.some(({ why }) => why === "unread")) remarks.push({ why: "unread" });
    return near ?? undefined;
  };
  const [from, to] = [dayOf(asked.from), dayOf(asked.to)];
  if (from === undefined || to === undefined || from <= to) return { from, to, remarks };
  return { from: to, to: from, remarks: [...remarks, { why: "reversed", from, to }] };
}

/**
 * The lottery day that still runs where only the calendar day that began at midnight is asked for: what is dated so
 * belongs to the former, so that a list of the latter would be empty without a word. Null for any other days.
 */
export function runningDay(from: string | undefined, nowMs: number): string | null {
  const running = lotteryDay(nowMs);
  return from !== undefined && from > running && from <= bangkokDate(nowMs) ? running : null;
}
