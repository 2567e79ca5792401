import type notice from "@/locales/th/notice.json";
import { folderOf, type Locale } from "./tags";

export type NoticeWords = typeof notice;

/** Messages of the notifications, loaded on demand; null when they cannot be loaded. */
export async function noticeWords(locale: Locale): Promise<NoticeWords | null> {
  const module: { default: NoticeWords } | undefined = await import(
    `../../locales/${folderOf(locale)}/notice.json`
  ).catch(() => undefined);
  return module?.default ?? null;
}
