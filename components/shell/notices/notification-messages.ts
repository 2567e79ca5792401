import type notice from "@/locales/th/notice.json";

/** Messages of the bell. */
export type NotificationMessages = typeof notice;
