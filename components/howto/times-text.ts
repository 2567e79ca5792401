import type { MarketTerms } from "@/lib/contract/markets";
import { roundsOf } from "@/lib/domain/rounds/schedule";
import { displayDate } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import type rules from "@/locales/th/rules.json";

export type RulesWords = typeof rules;

/** When a market's rounds are held, close and have their result, as a reader in Thailand sees it. */
export interface TimesText {
  days: string;
  close: string;
  result: string;
  /** The same times on the market's own clocks, where these are not Bangkok's. */
  local?: string;
}

/**
 * `today` is a Bangkok day. Foreign clocks change through the year and exchanges close early, so times are those of the
 * next round. `dayNames` are the week's, Sunday first.
 */
export function timesText(
  market: MarketTerms,
  today: string,
  words: RulesWords,
  dayNames: readonly string[],
): TimesText {
  const { schedule } = market;
  switch (schedule.kind) {
    case "draws":
      return {
        days: fill(words.draws, { days: schedule.daysOfMonth.join(", ") }),
        close: schedule.close,
        result: schedule.result,
      };
    case "set":
      return {
        days: weekdaysText(schedule.weekdays, words, dayNames),
        close: schedule.close,
        result: schedule.result,
      };
    case "sequence": {
      const rounds = roundsOf({ ...market, schedule }, today);
      const after =
        schedule.shotSeconds < 60
          ? fill(words.seconds, { n: schedule.shotSeconds })
          : fill(words.minutes, { n: schedule.shotSeconds / 60 });
      return {
        days: fill(words.sequence, { n: schedule.rounds, minutes: schedule.everyMinutes }),
        close: fill(words.firstLast, {
          first: rounds[0]?.closeTime ?? "",
          last: rounds.at(-1)?.closeTime ?? "",
        }),
        result: fill(words.afterClose, { n: after }),
      };
    }
    case "exchange": {
      const { next } = market;
      const { close } = schedule;
      return {
        days: weekdaysText(schedule.weekdays, words, dayNames),
        close: next ? withDay(next.closeTime, next.closeDt, next.dt, words) : close.time,
        result: next ? withDay(next.resultTime, next.resultDt, next.dt, words) : schedule.result.time,
        ...(close.zone === "Asia/Bangkok"
          ? {}
          : { local: fill(words.local, { time: close.time, zone: placeOf(close.zone) }) }),
      };
    }
  }
}

/** Of moves that years of holidays are known for, readers need the next ones. */
const MOVES_SHOWN = 3;

/** The next draws that are moved for holidays, from `today` on, soonest first: the usual day, and the day of the draw. */
export function movesOf({ schedule }: MarketTerms, today: string): { from: string; to: string }[] {
  if (schedule.kind !== "draws") return [];
  return Object.entries(schedule.moves)
    .filter(([from, to]) => from >= today || to >= today)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .slice(0, MOVES_SHOWN)
    .map(([from, to]) => ({ from: displayDate(from), to: displayDate(to) }));
}

export function cancelText({ cancelMinutes }: MarketTerms, words: RulesWords): string {
  return cancelMinutes === null ? words.never : fill(words.beforeClose, { n: cancelMinutes });
}

/** Weekdays as text: every day, a run as first–last, else one by one. */
export function weekdaysText(
  weekdays: readonly number[],
  { everyDay, through }: RulesWords,
  dayNames: readonly string[],
): string {
  if (weekdays.length === 7) return everyDay;
  const nameOf = (day: number) => dayNames[day] ?? "";
  const [first, last] = [weekdays[0] ?? 0, weekdays.at(-1) ?? 0];
  const isRun = weekdays.length > 2 && last - first === weekdays.length - 1;
  return isRun ? fill(through, { from: nameOf(first), to: nameOf(last) }) : weekdays.map(nameOf).join(", ");
}

const withDay = (time: string, day: string, dt: string, words: RulesWords) =>
  day === dt ? time : fill(words.nextDay, { time });

/** "London" of "Europe/London": zones are named after cities. */
const placeOf = (zone: string) => zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
