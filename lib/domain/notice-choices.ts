/** Which news of slips a member is told: every result, only what brings money, or none. */
export const resultNews = ["all", "wins", "none"] as const;
export type ResultNews = (typeof resultNews)[number];

/** What a member may read behind the bell. */
export const newsKinds = [
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
  "news",
] as const;
export type NewsKind = (typeof newsKinds)[number];

export interface NewsWanted {
  results: ResultNews;
  /** News of deposits and withdrawals. */
  money: boolean;
}

/** Until a member says otherwise. */
export const usualNews: NewsWanted = { results: "all", money: true };

const resultKinds: readonly NewsKind[] = ["won", "lost", "refunded", "cancelled"];
const moneyKinds: readonly NewsKind[] = ["credited", "expired", "withdraw-approved", "withdraw-paid"];

/**
 * True when the member wants to be told. Money that found no owner or did not go out is told always, for something
 * is to be done; and so is what the site says to everyone. What is told is written in SQL (`is_news_wanted`), in the
 * transaction that it tells of; `tests/parity/notification-recipients` runs both on one table.
 */
export function isNewsWanted({ results, money }: NewsWanted, kind: NewsKind): boolean {
  if (moneyKinds.includes(kind)) return money;
  if (!resultKinds.includes(kind)) return true;
  return results === "all" || (results === "wins" && kind !== "lost");
}
