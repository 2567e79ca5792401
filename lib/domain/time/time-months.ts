/** Names of months and days of the week as people write them, in the site's languages, as dayjs has them. */
import dayjs from "dayjs";
import km from "dayjs/locale/km.js";
import my from "dayjs/locale/my.js";
import th from "dayjs/locale/th.js";

type Names = readonly string[] | undefined;

const english = dayjs.Ls.en;

/** A name as it is compared: small, without the full stops of its short form and without spaces. */
export const bareWord = (text: string): string => text.toLowerCase().replace(/[\s.,'’/-]/g, "");

const bySpelling = (lists: readonly Names[]): ReadonlyMap<string, number> =>
  new Map(lists.flatMap((names = []) => names.map((name, at) => [bareWord(name), at] as const)));

const shortened = (names: readonly string[], most: number): readonly string[] =>
  names.map((name) => name.slice(0, most));

/** What Thai months end in, which is left out in speech: ธันวา. */
const spoken = th.months?.map((name) => name.replace(/(คม|ยน|พันธ์)$/, ""));
const englishMonths = english?.months ?? [];

/** Month, 0 for January, by its bare name. */
export const monthNames: ReadonlyMap<string, number> = new Map([
  ...bySpelling([th.months, th.monthsShort, spoken]),
  ...bySpelling([englishMonths, shortened(englishMonths, 3)]),
  ...bySpelling([km.months, km.monthsShort, my.months, my.monthsShort]),
  ["sept", 8],
  // The other spelling of August, with the letter that keyboards have.
  ["ဩဂုတ်", 7],
]);

/** Day of the week, 0 for Sunday, by its bare name. */
export const dayNames: ReadonlyMap<string, number> = new Map([
  ...bySpelling([th.weekdays, th.weekdaysShort, th.weekdaysMin]),
  ...bySpelling([english?.weekdays, shortened(english?.weekdays ?? [], 3)]),
  ...bySpelling([km.weekdays, my.weekdays]),
  ["พฤหัสบดี", 4],
  ["tues", 2],
  ["thurs", 4],
]);
