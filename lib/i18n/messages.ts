import { folderOf, type Locale } from "./tags";

/** Every area of words; one JSON file of that name stands in each language's folder. */
export const namespaces = [
  "shell",
  "navigation",
  "error",
  "site",
  "fault",
  "game",
  "home",
  "download",
  "vdo",
  "promotion",
  "howto",
  "draw",
  "member",
  "result",
  "rules",
  "main",
  "lotto",
  "market",
  "notice",
  "poy",
  "numbers",
  "picture",
  "credit",
  "deposit",
  "statement",
  "sets",
  "yeekee",
  "proof",
  "freezes",
  "withdraw",
  "bank",
  "affiliate",
  "achievement",
  "limits",
  "external",
  "legal",
  "pin",
  "platform",
  "profile",
] as const;

export type Namespace = (typeof namespaces)[number];

/** The words of one area in one language. Bundlers turn the template into one chunk a file. */
export async function loadMessages(locale: Locale, namespace: Namespace): Promise<Record<string, unknown>> {
  const module: { default: Record<string, unknown> } = await import(
    `../../locales/${folderOf(locale)}/${namespace}.json`
  );
  return module.default;
}
