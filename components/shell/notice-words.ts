import type notice from "@/locales/th/notice.json";

/** What the bell says. */
export type NoticeWords = typeof notice;
