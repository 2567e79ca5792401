/** Notifications behind the bell: the page each one links to, and the day it is listed under. */
import { depositAddress, isDepositChannel, poyAddress } from "../access/addresses";
import { bangkokDate, DAY_MS } from "../time/time";
import { type NotificationKind, notificationKinds } from "./notification-settings";

/** Values of a notification's text: number of a slip, amount in baht ("900.00"), ids. */
export type NotificationFacts = Readonly<Record<string, string>>;

export const isNotificationKind = (kind: string): kind is NotificationKind =>
  (notificationKinds as readonly string[]).includes(kind);

/** Changes of the account, which somebody else would make after taking it over: devices are logged out there. */
export const isAccountKind = (kind: string): boolean => kind === "pin-changed" || kind === "phone-changed";

const slipKinds: readonly NotificationKind[] = ["won", "lost", "refunded", "cancelled"];

/** The page that a notification links to. */
export function notificationPath(kind: string, facts: NotificationFacts): string {
  const { poyId, betGroup, betType, depositId, channel = "" } = facts;
  if (!isNotificationKind(kind) || kind === "news") return "/main";
  if (isAccountKind(kind)) return "/profile/devices";
  if (kind.startsWith("bank-")) return "/bank/status";
  if (kind.startsWith("withdraw-")) return "/credit/status?tab=withdraw";
  if (slipKinds.includes(kind))
    return poyId && betGroup && betType ? poyAddress({ poyId, betGroup, betType }) : "/poy";
  return depositId && isDepositChannel(channel) ? depositAddress(channel, depositId) : "/credit/status";
}

export type NotificationDay = "today" | "yesterday" | { date: string };

/** The day under which a moment is listed, both in ms since 1970; days are Bangkok's. */
export function notificationDay(atMs: number, nowMs: number): NotificationDay {
  const date = bangkokDate(atMs);
  if (date >= bangkokDate(nowMs)) return "today";
  return date === bangkokDate(nowMs - DAY_MS) ? "yesterday" : { date };
}
