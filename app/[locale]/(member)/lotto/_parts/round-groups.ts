/** Groups with a bet page and a list of their own; the others have screens of their own. */
export const roundGroups = ["gov", "stock"] as const;
export type RoundGroup = (typeof roundGroups)[number];
