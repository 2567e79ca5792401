/** Which news of slips a member is told: every result, only what brings money, or none. */
export const resultNews = ["all", "wins", "none"] as const;
export type ResultNews = (typeof resultNews)[number];

export type NewsKind = "won" | "lost" | "refunded" | "cancelled" | "credited" | "expired" | "unmatched";

export interface NewsWanted {
  results: ResultNews;
  /** News of deposits. */
  money: boolean;
}

/** Until a member says otherwise. */
export const usualNews: NewsWanted = { results: "all", money: true };

/** True when the member wants to be told. Money that found no owner is told always: something is to be done. */
export function isNewsWanted({ results, money }: NewsWanted, kind: NewsKind): boolean {
  if (kind === "unmatched") return true;
  if (kind === "credited" || kind === "expired") return money;
  return results === "all" || (results === "wins" && kind !== "lost");
}
