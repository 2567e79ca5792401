/** Results that a member is notified of: every one, only those that bring money, or none. */
export const resultNotifications = ["all", "wins", "none"] as const;
export type ResultNotifications = (typeof resultNotifications)[number];

/** Kinds of notifications that are listed behind the bell. */
export const notificationKinds = [
  "won",
  "lost",
  "refunded",
  "cancelled",
  "credited",
  "expired",
  "unmatched",
  "deposit-rejected",
  "withdraw-approved",
  "withdraw-paid",
  "withdraw-rejected",
  "pin-changed",
  "phone-changed",
  "bank-approved",
  "bank-rejected",
  "ticket-answered",
  "news",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export interface WantedNotifications {
  results: ResultNotifications;
  /** Notifications of deposits and withdrawals. */
  money: boolean;
}

/** The defaults. */
export const defaultNotifications: WantedNotifications = { results: "all", money: true };

const resultKinds: readonly NotificationKind[] = ["won", "lost", "refunded", "cancelled"];
const moneyKinds: readonly NotificationKind[] = ["credited", "expired", "withdraw-approved", "withdraw-paid"];

/**
 * True when the member wants this notification. Money that could not be matched or paid out is always notified,
 * because the member must act; so are changes of the account itself, decisions on a bank account, answers of staff, and announcements
 * to everyone. Notifications are written in SQL (`is_news_wanted`), in the transaction of the event;
 * `tests/parity/notification-recipients` runs both on one table.
 */
export function isNotificationWanted(
  { results, money }: WantedNotifications,
  kind: NotificationKind,
): boolean {
  if (moneyKinds.includes(kind)) return money;
  if (!resultKinds.includes(kind)) return true;
  return results === "all" || (results === "wins" && kind !== "lost");
}
