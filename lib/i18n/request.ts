import { locale as rootLocale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { withoutHouseWords } from "./house-words";
import { loadMessages, namespaces } from "./messages";
import { type Locale, toLocale } from "./tags";

type Words = Record<string, Record<string, unknown>>;

/** All messages of a language, read once per process, because they do not change while it runs. */
const kept = new Map<Locale, Promise<Words>>();

/** In development they do change. */
const keeps = process.env.NODE_ENV !== "development";

function wordsOf(locale: Locale): Promise<Words> {
  const known = kept.get(locale);
  if (known) return known;
  const words = readWords(locale);
  if (keeps) kept.set(locale, words);
  words.catch(() => kept.delete(locale));
  return words;
}

async function readWords(locale: Locale): Promise<Words> {
  const areas = namespaces.map(
    async (namespace) => [namespace, await loadMessages(locale, namespace)] as const,
  );
  const words = Object.fromEntries(await Promise.all(areas));
  return process.env.API_UPSTREAM_URL ? withoutHouseWords(words) : words;
}

/** next-intl's configuration for a request on the server: language, messages, Thai time. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = toLocale(asked ?? (await rootLocale()));
  return { locale, messages: await wordsOf(locale), timeZone: "Asia/Bangkok" };
});
