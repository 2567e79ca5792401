/** Days and times as people, banks and addresses write them: the one reader of every box and link that takes some. */
import dayjs from "dayjs";
import { plainLine } from "../money/typed-amount";
import { bangkokDate, displayTime, epochMsOrNaN, isDate, weekday } from "./time";
import { bareWord, dayNames, monthNames } from "./time-months";

/** A day as somebody wrote it, in a Christian year; the calendar need not have it (31 February). */
export interface WrittenDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** What a text says of a moment: a day, a time of day `HH:mm`, or both. */
interface WrittenMoment {
  readonly day: WrittenDay | null;
  readonly clock: string | null;
}

/** A time of day at the end of a text, behind what parts it from a day. */
const timeAtEnd =
  /(?:^|[\s,@;-]|(?<=\d)t|เวลา|at|ម៉ោង|နာရီ)\s*(\d{1,2}(?:[:.]\d{2}){1,2}(?:\.\d{1,3})?\s*(?:น\.?|นาฬิกา|hrs?\.?|h|[ap]\.?m\.?)?)$/;
/** An instant with its offset, as programs write it. */
const instant = /^\d{4}-\d\d-\d\dt\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:z|[+-]\d\d:?\d\d)$/;

/**
 * The day and the time of a text such as `9 ธ.ค. 69 14:05 น.`, `09/12/69`, `14.05 น.`, `2026-12-09T14:05`. What can be
 * read in two ways is not read; null for what is neither.
 */
export function writtenMoment(text: string): WrittenMoment | null {
  const line = lineOf(text);
  if (instant.test(line)) {
    const ms = epochMsOrNaN(line.toUpperCase());
    return Number.isNaN(ms) ? null : { day: partsOf(bangkokDate(ms)), clock: displayTime(ms) };
  }
  const alone = dayIn(line);
  if (alone) return { day: alone, clock: null };
  const [behind, time = ""] = timeAtEnd.exec(line) ?? [];
  const clock = clockIn(behind === undefined ? line : time);
  if (clock === null) return null;
  const before = behind === undefined ? "" : line.slice(0, line.length - behind.length).trim();
  if (before === "") return { day: null, clock };
  const day = dayIn(before.replace(/[,;-]$/, "").trim());
  return day && { day, clock };
}

/** The parts of a day as people write it, with or without a time behind it; null when it is not written like one. */
export const writtenDay = (text: string): WrittenDay | null => writtenMoment(text)?.day ?? null;

/** The calendar day of these parts, `YYYY-MM-DD`; null where the calendar has none. */
export function dateOf({ year, month, day }: WrittenDay): string | null {
  const read = dayjs.utc(`${year}-${month}-${day}`);
  const date = read.format("YYYY-MM-DD");
  const isSame = read.year() === year && read.month() + 1 === month && read.date() === day;
  return isSame && isDate(date) ? date : null;
}

/** The calendar day that is written so, `YYYY-MM-DD`; null when it is none. */
export function readDay(text: string): string | null {
  const written = writtenDay(text);
  return written && dateOf(written);
}

/**
 * A time of day as people write it, `14:05`, `14.05 น.`, `1405`, `2:05 pm`, with or without a day before it, as `HH:mm`;
 * null when it is none. Seconds are left out.
 */
export const readClock = (text: string): string | null =>
  clockIn(lineOf(text)) ?? writtenMoment(text)?.clock ?? null;

const lineOf = (text: string) => (text.length > LONGEST ? "" : plainLine(text).toLowerCase());
/** Characters of the longest text that is read: more than any day and time have, marks among them. */
const LONGEST = 120;

const separated = /^(\d{1,2})\s*([\s/.-])\s*(\d{1,2})\s*([\s/.-])\s*(\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})\s*[\s/.-]\s*(\d{1,2})\s*[\s/.-]\s*(\d{1,2})$/;
const named = /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]*(\D+?)[\s./,'’-]*(\d{4}|\d{2})$/;
const nameFirst = /^(\D+?)[\s.]*(\d{1,2})(?:st|nd|rd|th)?(?:\s*,\s*|\s+)(\d{4})$/;

/** A day alone, in digits 0–9 and small letters. */
function dayIn(line: string): WrittenDay | null {
  const [rest, inWeek] = withoutWeekday(line);
  const [text, era] = withoutEra(rest);
  const written = numbered(text, era) ?? withName(text, era);
  if (!written) return null;
  const date = dateOf(written);
  // A day of the week that is another one's: one of the two is mistaken, and nobody knows which.
  return inWeek !== null && date !== null && weekday(date) !== inWeek ? null : written;
}

function numbered(text: string, era: Era): WrittenDay | null {
  const inRow = /^\d{8}$/.test(text);
  if (inRow) {
    const dayFirst = parts(text.slice(4), text.slice(2, 4), text.slice(0, 2), era);
    const ofYear = parts(text.slice(0, 4), text.slice(4, 6), text.slice(6), era);
    const [read, other] = [dayFirst, ofYear].filter((each) => each && dateOf(each) !== null);
    return read && !other ? read : null;
  }
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year) return parts(year, month, day, era);
  const [, first, mark, second, next, last = ""] = separated.exec(text) ?? [];
  if (last.length === 4) return parts(last, second, first, era);
  if (last === "" || mark === " " || mark !== next) return null;
  const short = parts(last, second, first, era);
  if (!short || short.month > 12 || short.day > 31) return null;
  // With hyphens ISO has the year first: what is a day in both orders could be either.
  const reversed = mark === "-" ? parts(first, second, last, era) : null;
  return reversed && dateOf(reversed) !== null ? null : short;
}

function withName(text: string, era: Era): WrittenDay | null {
  const [, day, name, year] = named.exec(text) ?? [];
  const [, nameBefore, dayBehind, yearBehind] = nameFirst.exec(text) ?? [];
  const month = monthNames.get(bareWord(name ?? nameBefore ?? ""));
  if (month === undefined) return null;
  return parts(year ?? yearBehind, String(month + 1), day ?? dayBehind, era);
}

type Era = "buddhist" | "christian" | null;

/** Buddhist years begin 543 earlier. */
const BUDDHIST_AHEAD = 543;
/** Four digits from here on are a Buddhist year. */
const LEAST_BUDDHIST = 2400;
/** Years that two digits can mean: as many as the eras are apart, so that no two digits are a year of both. */
const SHORT_FROM = 2000;
const SHORT_TO = SHORT_FROM + (BUDDHIST_AHEAD % 100) - 1;

function parts(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  era: Era,
): WrittenDay | null {
  const read = year === undefined ? null : yearOf(year, era);
  return read === null ? null : { year: read, month: Number(month), day: Number(day) };
}

function yearOf(text: string, era: Era): number | null {
  const written = Number(text);
  if (text.length === 4) {
    const isBuddhist = written >= LEAST_BUDDHIST;
    if (era !== null && isBuddhist !== (era === "buddhist")) return null;
    return isBuddhist ? written - BUDDHIST_AHEAD : written;
  }
  const years = { christian: 2000 + written, buddhist: 2500 + written - BUDDHIST_AHEAD };
  const possible = (["christian", "buddhist"] as const).filter(
    (each) => (era ?? each) === each && years[each] >= SHORT_FROM && years[each] <= SHORT_TO,
  );
  const [only] = possible;
  return only === undefined ? null : years[only];
}

const eras: readonly (readonly [RegExp, Era])[] = [
  [/พ\.?\s*ศ\.?\s*(?=\d)|\s*b\.?e\.?$/, "buddhist"],
  [/ค\.?\s*ศ\.?\s*(?=\d)|\s*(?:a\.?d|c\.?e)\.?$/, "christian"],
];

function withoutEra(text: string): readonly [string, Era] {
  const [mark, era = null] = eras.find(([each]) => each.test(text)) ?? [];
  return mark ? [text.replace(mark, " ").trim(), era] : [text, null];
}

const firstWord = /^(?:วันที่\s*|(?:วัน)?([^\d\s.,]+?)(?:ที่)?(?:[\s.,]+|(?=\d)))(.*)$/;

/** The text without the day of the week before it, and which one that is. */
function withoutWeekday(line: string): readonly [string, number | null] {
  const [, word, rest = ""] = firstWord.exec(line) ?? [];
  if (word === undefined) return [rest || line, null];
  const inWeek = dayNames.get(bareWord(word));
  // It may be the name of a month: `December 9, 2026`.
  return inWeek === undefined ? [line, null] : [rest, inWeek];
}

function clockIn(text: string): string | null {
  const [, hours = "", minutes = "", half] =
    /^(?:เวลา\s*)?(\d{1,2})[:.]?(\d{2})(?:[:.]\d{2}(?:\.\d{1,3})?)?\s*(?:น\.?|นาฬิกา|hrs?\.?|h|([ap])\.?m\.?)?$/.exec(
      text,
    ) ?? [];
  if (hours === "" || Number(hours) > 23 || Number(minutes) > 59) return null;
  if (half === undefined) return `${hours.padStart(2, "0")}:${minutes}`;
  const hour = Number(hours);
  // "14:05 am" contradicts itself.
  if (hour > 12 ? half === "a" : hour === 0) return null;
  const inDay = hour > 12 ? hour : (hour % 12) + (half === "p" ? 12 : 0);
  return `${String(inDay).padStart(2, "0")}:${minutes}`;
}

function partsOf(date: string): WrittenDay {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, day };
}
