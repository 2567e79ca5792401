/**
 * Days and times: the product's rules, on dayjs. Epoch milliseconds inside, ISO 8601 with +07:00 on the wire, days
 * `YYYY-MM-DD`. Bangkok has had no clock change since 1920, so its wall clock is UTC's, seven hours on: neither the
 * machine's zone nor zone data plays a part. Clocks of other zones: `time-zone.ts`; names of days: `time-words.ts`;
 * days and times as people write them: `time-written.ts`.
 */
import dayjs, { type Dayjs } from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
// `format` asks whether the time is valid; dayjs answers by writing it out in the machine's zone, a third of the work.
dayjs.extend((_, { prototype }) => {
  prototype.isValid = function (this: Dayjs) {
    return !Number.isNaN(this.valueOf());
  };
});

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const DAY_SECONDS = DAY_MS / SECOND_MS;
const DAY_MINUTES = DAY_MS / MINUTE_MS;
export const BANGKOK = "Asia/Bangkok";
/** Any day, for times of day alone. */
const EPOCH_DAY = "1970-01-01";
const BANGKOK_OFFSET_MS = 7 * HOUR_MS;

const DAY = "YYYY-MM-DD";
const CLOCK = "HH:mm:ss";
const SHOWN_DAY = "DD/MM/YYYY";
const DAY_AND_CLOCK = `${SHOWN_DAY} ${CLOCK}`;

/** The calendar day in Bangkok, `YYYY-MM-DD`. */
export function bangkokDate(ms: number): string {
  // Asked for again and again of one day, by a planner of rounds for each of 265 a day.
  const day = Math.floor((ms + BANGKOK_OFFSET_MS) / DAY_MS);
  if (day !== lastDate.day) lastDate = { day, text: wallClock(ms).format(DAY) };
  return lastDate.text;
}

let lastDate = { day: Number.NaN, text: "" };

/** A lottery day begins at 04:00 in Bangkok: by then the last round that rolls over midnight is drawn. */
const LOTTERY_DAY_BEGINS_MS = 4 * HOUR_MS;

/**
 * The lottery day of an instant, `YYYY-MM-DD`: from 04:00 to the next 04:00 in Bangkok, named by the date on which it
 * began. It is what "today" means on results, rounds, slips and statements.
 */
export function lotteryDay(ms: number): string {
  return bangkokDate(ms - LOTTERY_DAY_BEGINS_MS);
}

/** Epoch ms at which a lottery day begins. */
export function lotteryDayBegins(day: string): number {
  return atBangkok(day, "00:00") + LOTTERY_DAY_BEGINS_MS;
}

/** ISO with +07:00; milliseconds are written only when there are any. */
export function bangkokIso(ms: number): string {
  // The commonest of all: a third of the work of `format`.
  return wallClock(ms)
    .toISOString()
    .replace(/(\.000)?Z$/, "+07:00");
}

/** ISO in UTC with milliseconds, for what sorts or compares such texts. */
export function utcIso(ms: number): string {
  return dayjs.utc(ms).toISOString();
}

/** Epoch ms of an ISO time that states its offset. Throws RangeError on anything else. */
export function epochMs(iso: string): number {
  const ms = epochMsOrNaN(iso);
  if (Number.isNaN(ms)) throw new RangeError(`not a time with an offset: ${iso}`);
  return ms;
}

/** Epoch ms of an ISO time that states its offset, NaN for anything else: for times that others wrote. */
export function epochMsOrNaN(iso: string): number {
  return /(?:Z|[+-]\d\d:?\d\d)$/i.test(iso) ? dayjs.utc(iso).valueOf() : Number.NaN;
}

/** `DD/MM/YYYY HH:mm:ss` in Bangkok, Gregorian year. */
export function displayDateTime(at: number | string): string {
  return wallClock(asMs(at)).format(DAY_AND_CLOCK);
}

/** `DD/MM/YYYY` of a calendar day. */
export function displayDate(date: string): string {
  return calendarDay(date).format(SHOWN_DAY);
}

/** `DD/MM` of a calendar day, where the year is clear. */
export function displayDayMonth(date: string): string {
  return calendarDay(date).format("DD/MM");
}

/** `HH:mm:ss` in Bangkok. */
export function displayClock(at: number | string): string {
  return wallClock(asMs(at)).format(CLOCK);
}

/** `HH:mm` in Bangkok. */
export function displayTime(at: number | string): string {
  const ms = asMs(at);
  const minute = Math.floor((ms + BANGKOK_OFFSET_MS) / MINUTE_MS) % DAY_MINUTES;
  const text = clocks.get(minute) ?? wallClock(ms).format("HH:mm");
  clocks.set(minute, text);
  return text;
}

/** The texts of the 1,440 minutes of a day, as they are first asked for. */
const clocks = new Map<number, string>();

/** `HH:mm` of a moment in the next 24 hours, which needs no date; a later one has its date before it. */
export function displayUpcoming(atMs: number, nowMs: number): string {
  return wallClock(atMs).format(atMs - nowMs < DAY_MS ? "HH:mm" : "DD/MM/YYYY HH:mm");
}

/**
 * The day of a coming moment, as people call it; null for a later one, which needs its date. The hours until 04:00
 * are tonight's: they belong to today in the evening and after midnight.
 */
export function comingDay(atMs: number, nowMs: number): "today" | "tomorrow" | null {
  const [day, today] = [bangkokDate(atMs), bangkokDate(nowMs)];
  if (day === today || lotteryDay(atMs) === lotteryDay(nowMs)) return "today";
  return day === addDays(today, 1) ? "tomorrow" : null;
}

/** `HH:mm` of a moment of the running lottery day, of another one its date, `DD/MM/YYYY`. */
export function displayRecent(atMs: number, nowMs: number): string {
  return wallClock(atMs).format(lotteryDay(atMs) === lotteryDay(nowMs) ? "HH:mm" : SHOWN_DAY);
}

/** A duration: `mm:ss`, with its hours from one hour on or where they are asked for; days are counted as hours. */
export function displayDuration(seconds: number, withHours = seconds * SECOND_MS >= HOUR_MS): string {
  const ms = seconds * SECOND_MS;
  const minutes = dayjs.utc(ms).format("mm:ss");
  return !withHours ? minutes : `${String(Math.floor(ms / HOUR_MS)).padStart(2, "0")}:${minutes}`;
}

/** How long a recording is: `m:ss`, `H:mm:ss` from an hour on. */
export function displayLength(seconds: number): string {
  return dayjs.utc(seconds * SECOND_MS).format(seconds * SECOND_MS < HOUR_MS ? "m:ss" : "H:mm:ss");
}

/** Epoch ms of a Bangkok day and time of day (`HH:mm` or `HH:mm:ss`). */
export function atBangkok(date: string, time: string): number {
  return wallMs(date, time) - BANGKOK_OFFSET_MS;
}

/** A day and time of day in any zone as if they were UTC's, ms. */
export function wallMs(date: string, time: string): number {
  const wall = readWall(`${date}T${time}`);
  if (!wall) throw new RangeError(`not a day and time: ${date} ${time}`);
  return wall.valueOf();
}

/** The day `days` later (negative: earlier). */
export function addDays(date: string, days: number): string {
  return dayText(calendarDay(date).add(days, "day"));
}

/** The same day so many months later, or that month's last. */
export function addMonths(date: string, months: number): string {
  return dayText(calendarDay(date).add(months, "month"));
}

/** The first day of a day's week, its Monday. */
export function startOfWeek(date: string): string {
  return addDays(date, -((weekday(date) + 6) % 7));
}

export function startOfMonth(date: string): string {
  return dayText(calendarDay(date).startOf("month"));
}

export function endOfMonth(date: string): string {
  return dayText(calendarDay(date).endOf("month"));
}

/** Whole days from one calendar day to another. */
export function daysBetween(from: string, to: string): number {
  return calendarDay(to).diff(calendarDay(from), "day");
}

/** 0 Sunday … 6 Saturday. */
export function weekday(date: string): number {
  return calendarDay(date).day();
}

/** True for a real calendar day written `YYYY-MM-DD`, in plausible centuries. */
export function isDate(text: string): boolean {
  return (
    text.length === DAY.length && readWall(text) !== null && text >= "1900-01-01" && text <= "2199-12-31"
  );
}

/** The hour of a time of day, `HH:mm`. */
export function hourOf(clock: string): number {
  return dayjs.utc(`${EPOCH_DAY}T${clock}`).hour();
}

/** Wallet rows end in Z although they are in Bangkok time (decision 25); other times stay as written. */
export function walletTime(text: string): string {
  return text.replace(/z$/i, "+07:00");
}

/** An instant as such an upstream writes it: Bangkok time, ending in Z. `walletTime` reads it back. */
export function toWalletTime(iso: string): string {
  return bangkokIso(epochMs(iso)).replace("+07:00", "Z");
}

/** Bangkok's wall clock, as if it were UTC's: `utcOffset(7)` would go by the machine's zone, clock changes included. */
function wallClock(ms: number): Dayjs {
  return valid(dayjs.utc(ms + BANGKOK_OFFSET_MS));
}

function asMs(at: number | string): number {
  return typeof at === "number" ? at : epochMs(at);
}

const dayText = (day: Dayjs): string => valid(day).format(DAY);

function valid(time: Dayjs): Dayjs {
  if (!time.isValid()) throw new RangeError("not a time");
  return time;
}

function calendarDay(date: string): Dayjs {
  const day = date.length === DAY.length ? readWall(date) : null;
  if (!day) throw new RangeError(`not a day: ${date}`);
  return day;
}

/**
 * `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm[:ss]`. dayjs carries 31 February over into March and 24:00 into the next day, so
 * what it has read must be what was written. The neighbours of the plausible centuries count: the day after the last
 * one must still be computed.
 */
function readWall(text: string): Dayjs | null {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/.test(text)) return null;
  const wall = dayjs.utc(text);
  return wall.toISOString().startsWith(text) ? wall : null;
}
