/** Names of days, as dayjs has them. Apart from `time.ts`, because few pages show them; each language loads by itself. */
import dayjs from "dayjs";

/** By the languages' standard codes. */
const languages = {
  en: async () => "en",
  th: async () => (await import("dayjs/locale/th.js")).default.name,
  km: async () => (await import("dayjs/locale/km.js")).default.name,
  my: async () => (await import("dayjs/locale/my.js")).default.name,
};

/** A Sunday. */
const SUNDAY = "2000-01-02";

/** The seven days' names in a language, Sunday first. */
export async function weekdayNames(language: keyof typeof languages): Promise<readonly string[]> {
  const sunday = dayjs(SUNDAY).locale(await languages[language]());
  return Array.from({ length: 7 }, (_, at) => sunday.day(at).format("dddd"));
}
