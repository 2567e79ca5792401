import { locale as rootLocale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { loadMessages, namespaces } from "./messages";
import { toLocale } from "./tags";

/** What next-intl needs on the server for one request: language, words, Thai time. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = toLocale(asked ?? (await rootLocale()));
  const words = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadMessages(locale, namespace)] as const),
  );
  return { locale, messages: Object.fromEntries(words), timeZone: "Asia/Bangkok" };
});
