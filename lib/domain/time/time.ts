/**
 * Time: epoch milliseconds inside, ISO 8601 with +07:00 on the wire, Bangkok dates `YYYY-MM-DD`.
 * Bangkok has had no clock change since 1920, so its offset is constant; other zones use Intl.
 */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
const BANGKOK_OFFSET_MS = 7 * HOUR_MS;
export const BANGKOK = "Asia/Bangkok";

/** The calendar day in Bangkok, `YYYY-MM-DD`. */
export function bangkokDate(ms: number): string {
  return wallClock(ms).slice(0, 10);
}

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
  const wall = wallClock(ms);
  return `${wall.endsWith(".000Z") ? wall.slice(0, 19) : wall.slice(0, 23)}+07:00`;
}

/** Epoch ms of an ISO time that states its offset. Throws RangeError on anything else. */
export function epochMs(iso: string): number {
  const ms = /(?:Z|[+-]\d\d:?\d\d)$/i.test(iso) ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(ms)) throw new RangeError(`not a time with an offset: ${iso}`);
  return ms;
}

/** `DD/MM/YYYY HH:mm:ss` in Bangkok, Gregorian year. */
export function displayDateTime(at: number | string): string {
  const wall = wallClock(asMs(at));
  return `${displayDate(wall.slice(0, 10))} ${wall.slice(11, 19)}`;
}

/** `DD/MM/YYYY` of a calendar day. */
export function displayDate(date: string): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/** `HH:mm:ss` in Bangkok. */
export function displayClock(at: number | string): string {
  return wallClock(asMs(at)).slice(11, 19);
}

/** `HH:mm` in Bangkok. */
export function displayTime(at: number | string): string {
  return wallClock(asMs(at)).slice(11, 16);
}

/** `HH:mm` of a moment in the next 24 hours, which needs no date; a later one has its date before it. */
export function displayUpcoming(atMs: number, nowMs: number): string {
  const time = displayTime(atMs);
  return atMs - nowMs < DAY_MS ? time : `${displayDate(bangkokDate(atMs))} ${time}`;
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
  return lotteryDay(atMs) === lotteryDay(nowMs) ? displayTime(atMs) : displayDate(bangkokDate(atMs));
}

/** Epoch ms of a Bangkok day and time of day (`HH:mm` or `HH:mm:ss`). */
export function atBangkok(date: string, time: string): number {
  return wallMs(date, time) - BANGKOK_OFFSET_MS;
}

/**
 * Epoch ms of a day and time of day in an IANA zone.
 * A time that a clock change skips is read with the offset before it (so it is later); one that occurs twice is
 * its first occurrence.
 */
export function atZone(date: string, time: string, zone: string): number {
  if (zone === BANGKOK) return atBangkok(date, time);
  const wall = wallMs(date, time);
  const before = offsetAt(wall - DAY_MS, zone);
  const after = offsetAt(wall + DAY_MS, zone);
  const early = wall - before;
  if (before === after || offsetAt(early, zone) === before) return early;
  return offsetAt(wall - after, zone) === after ? wall - after : early;
}

/** The day `days` later (negative: earlier). */
export function addDays(date: string, days: number): string {
  return new Date(wallMs(date, "00:00") + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another. */
export function daysBetween(from: string, to: string): number {
  return (wallMs(to, "00:00") - wallMs(from, "00:00")) / DAY_MS;
}

/** 0 Sunday … 6 Saturday. */
export function weekday(date: string): number {
  return new Date(wallMs(date, "00:00")).getUTCDay();
}

/** True for a real calendar day written `YYYY-MM-DD`, in plausible centuries. */
export function isDate(text: string): boolean {
  return isCalendarDay(text) && text >= "1900-01-01" && text <= "2199-12-31";
}

/** The neighbours of such days as well: the day after the last one must still be computed. */
function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/**
 * A calendar day as people write it, `16/6/2025` or `16/06/2568` (Buddhist years begin 543 earlier), or as
 * addresses contain it, `YYYY-MM-DD`. Null when it is no day.
 */
export function readDay(text: string): string | null {
  const dayFirst = /^\s*(\d{1,2})[\s/.-](\d{1,2})[\s/.-](\d{4})\s*$/.exec(text);
  const yearFirst = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text);
  const [year = "", month = "", day = ""] = dayFirst?.slice(1).toReversed() ?? yearFirst?.slice(1) ?? [];
  const christian = Number(year) >= 2400 ? Number(year) - 543 : Number(year);
  const date = `${String(christian).padStart(4, "0")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDate(date) ? date : null;
}

/** Wallet rows end in Z although they are in Bangkok time (decision 25); other times stay as written. */
export function walletTime(text: string): string {
  return text.replace(/z$/i, "+07:00");
}

/** An instant as such an upstream writes it: Bangkok time, ending in Z. `walletTime` reads it back. */
export function toWalletTime(iso: string): string {
  return bangkokIso(epochMs(iso)).replace("+07:00", "Z");
}

function wallClock(ms: number): string {
  return new Date(ms + BANGKOK_OFFSET_MS).toISOString();
}

function asMs(at: number | string): number {
  return typeof at === "number" ? at : epochMs(at);
}

function wallMs(date: string, time: string): number {
  if (!isCalendarDay(date) || !/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time)) {
    throw new RangeError(`not a day and time: ${date} ${time}`);
  }
  return Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Offset of a zone at an instant, ms east of UTC. */
function offsetAt(ms: number, zone: string): number {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    clocks.set(zone, clock);
  }
  const part: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(ms)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return wall - Math.floor(ms / SECOND_MS) * SECOND_MS;
}
