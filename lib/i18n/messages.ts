import { folderOf, type Locale } from "./tags";

/** Namespaces of messages; each language's folder has a JSON file of that name. */
export const namespaces = [
  "shell",
  "navigation",
  "error",
  "site",
  "fault",
  "game",
  "plays",
  "home",
  "download",
  "vdo",
  "promotion",
  "howto",
  "draw",
  "member",
  "result",
  "dreams",
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
  "tickets",
] as const;

export type Namespace = (typeof namespaces)[number];

/** Messages of one namespace in one language. Bundlers turn the template into one chunk per file. */
export async function loadMessages(locale: Locale, namespace: Namespace): Promise<Record<string, unknown>> {
  const module: { default: Record<string, unknown> } = await import(
    `../../locales/${folderOf(locale)}/${namespace}.json`
  );
  return module.default;
}
