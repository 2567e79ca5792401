import { cookies, headers } from "next/headers";
import { type ConsoleLanguage, isConsoleLanguage } from "@/lib/i18n/console-words";
import { preferredLocale } from "@/lib/i18n/tags";
import { CONSOLE_LOCALE } from "@/lib/server/console/operator-cookie";

/** The operator's choice, else the browser's language where it is English, else Thai. */
export async function consoleLanguage(): Promise<ConsoleLanguage> {
  const [jar, sent] = await Promise.all([cookies(), headers()]);
  const chosen = jar.get(CONSOLE_LOCALE)?.value;
  if (isConsoleLanguage(chosen)) return chosen;
  return preferredLocale(sent.get("accept-language") ?? "") === "en" ? "en" : "th";
}
