/** Families of markets, in the order of the lists. Each has a colour of its own (app/families.css). */
export const families = ["gov", "stock_th", "stock_foreign", "yeekee", "set_4"] as const;
export type Family = (typeof families)[number];

/** The family of a market; an unknown group counts as a foreign market. */
export function familyOf({ betGroup, betType }: { betGroup: string; betType: string }): Family {
  if (betGroup === "gov" || betGroup === "yeekee" || betGroup === "set_4") return betGroup;
  return betType.startsWith("th_") ? "stock_th" : "stock_foreign";
}
