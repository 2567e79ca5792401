/** Notifications behind the bell: the page each one links to, and the day it is listed under. */
import { depositAddress, isDepositChannel, poyAddress } from "../access/addresses";
import { type Satang, satang, subtractSatang, toSatang } from "../money/money";
import { outcomeOf } from "../money/outcome";
import { bangkokDate, DAY_MS } from "../time/time";
import { type NotificationKind, notificationKinds } from "./notification-settings";

/** Values of a notification's text: number of a slip, its market and numbers, amounts in baht ("900.00"), ids. */
export type NotificationFacts = Readonly<Record<string, string>>;

export const isNotificationKind = (kind: string): kind is NotificationKind =>
  (notificationKinds as readonly string[]).includes(kind);

/** Changes of the account, which somebody else would make after taking it over: devices are logged out there. */
export const isAccountKind = (kind: string): boolean => kind === "pin-changed" || kind === "phone-changed";

const slipKinds: readonly NotificationKind[] = ["won", "lost", "refunded", "cancelled"];

/** A notification as it is told: a slip that paid out no more than its stake is not told as a win. */
export type ToldKind = NotificationKind | "paid";

/**
 * The kind to tell, by what is left of the slip's stake. An upstream that does not write the stake leaves that open, and
 * what may be a loss is not celebrated.
 */
export function toldKind(kind: NotificationKind, facts: NotificationFacts): ToldKind {
  if (kind !== "won") return kind;
  const net = slipNet(kind, facts);
  return net !== null && outcomeOf(net) === "win" ? "won" : "paid";
}

/** What is left of a settled slip's stake; null where it is not known, and for all else. */
export function slipNet(kind: NotificationKind, facts: NotificationFacts): Satang | null {
  const [stake, paid] = [amountOf(facts.stake), amountOf(facts.amount)];
  if (kind === "lost") return paid === null ? null : satang(-paid);
  return kind === "won" && stake !== null && paid !== null ? subtractSatang(paid, stake) : null;
}

/** An amount as facts write it, "900.00"; null for anything else. */
export const amountOf = (text: string | undefined): Satang | null =>
  text && /^\d{1,12}(\.\d\d)?$/.test(text) ? toSatang(Number(text)) : null;

/** The page that a notification links to. */
export function notificationPath(kind: string, facts: NotificationFacts): string {
  const { poyId, betGroup, betType, depositId, channel = "" } = facts;
  if (!isNotificationKind(kind) || kind === "news") return "/main";
  if (isAccountKind(kind)) return "/profile/devices";
  if (kind.startsWith("bank-")) return "/bank/status";
  if (kind === "ticket-answered") return "/profile/support";
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
