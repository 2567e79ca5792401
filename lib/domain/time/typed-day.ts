import { plainDigits } from "../money/typed-amount";
import { nearestDay } from "./nearest-day";
import { displayDate } from "./time";
import { readDay, writtenMoment } from "./time-written";

/** What people write between the parts of a day. */
const separators = /[\s./-]+/g;
/** The first four digits of a year that is written first, after slashes were put between them: `20/26/`. */
const yearFirst = /^(20|25)\/(1[3-9]|[2-9]\d)\/[\s./-]$/;

/**
 * What a box for a day holds once `before` became `after` by typing or pasting. Slashes are put in as digits are typed, as
 * a numeric keypad has none; a separator that is typed takes the place of that slash, so that a day can be typed just
 * as it reads. A day that begins with its year is turned round once it is whole. Deleting changes nothing else, and what
 * is pasted stays as it is where it is no day or has a time behind it: the reader of the form says what it makes of it.
 */
export function typeDay(before: string, after: string): string {
  const text = plainDigits(after);
  if (isPasted(before, text) && !/^\d{1,7}$/.test(text.trim())) return settledDay(text);
  // The name of a month.
  if (/\p{L}/u.test(text)) return text;
  const whole = wholeDay(text.trim());
  if (whole !== null) return whole;
  if (text.length <= before.length) return text;
  const year = yearFirst.exec(text);
  if (year) return `${year[1]}${year[2]}-`;
  if (/^\s*\d{4}[\s./-]/.test(text)) return text.trimStart().replace(separators, "-");
  const parts = withSlashes(text.trimStart().replace(separators, "/").replace(/^\//, ""));
  return /^(\d\d|\d{1,2}\/\d\d)$/.test(parts) ? `${parts}/` : parts;
}

/** What a box for a day holds once it is left: a day as it was read, `DD/MM/YYYY`; with a time behind it as it is. */
export function settledDay(text: string): string {
  const day = writtenMoment(text)?.clock === null ? readDay(text) : null;
  return day === null ? text : displayDate(day);
}

/** True where more than one sign has come at once. */
function isPasted(before: string, after: string): boolean {
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same++;
  let end = 0;
  while (end < most - same && before.at(-1 - end) === after.at(-1 - end)) end++;
  return after.length - same - end > 1;
}

/** True for what is read as a day or stands for one that no calendar has; a page says what it made of that. */
export const isDayLike = (text: string): boolean => readDay(text) !== null || nearestDay(text) !== null;

/** A day with all its digits as it reads, `DD/MM/YYYY`; one of the calendar where it was written otherwise. */
function wholeDay(text: string): string | null {
  const parts = /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})$/.exec(text);
  if (parts) return parts.slice(1).join("/");
  const day = /^\d{4}[\s./-]?\d\d[\s./-]?\d\d$/.test(text) ? readDay(text) : null;
  return day && displayDate(day);
}

/** Puts slashes between digits that stand in a row. */
const withSlashes = (text: string): string =>
  text.replace(/^(\d\d)(\d)/, "$1/$2").replace(/^(\d{1,2}\/\d\d)(\d)/, "$1/$2");
