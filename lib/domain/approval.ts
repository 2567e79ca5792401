/** Acts that one operator makes and another one checks: the limits behind them, the causes and the states. */
export const approvalStates = ["waiting", "approved", "rejected", "cancelled", "expired", "stale"] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Why an act needs a second person. */
export const approvalCauses = [
  "always",
  "above-limit",
  "maker-is-source",
  "shares-with-maker",
  "raises-payout",
  "round-closed",
  "typed-by-one-person",
  "typed-by-hand",
  "differs-from-announced",
  "another-member",
] as const;
export type ApprovalCause = (typeof approvalCauses)[number];

export type RuleUnit = "baht" | "percent" | "hours" | "days";

interface Rule {
  unit: RuleUnit;
  /** In whole units, as are its bounds */
  initial: number;
  least: number;
  most: number;
}

const MOST_BAHT = 1_000_000_000;
const limit = (initial: number): Rule => ({ unit: "baht", initial, least: 0, most: MOST_BAHT });

/** The limits, by name: data that only the highest operators change, two of them together. */
export const approvalRules = {
  /** An adjustment of a member's money above this */
  "money-adjust-limit": limit(5_000),
  /** A withdrawal above this */
  "withdraw-limit": limit(20_000),
  /** A result typed by operators that pays more than this */
  "result-payout-limit": limit(1_000_000),
  /** A round that settles itself and pays more than this waits */
  "round-payout-cap": limit(1_000_000),
  /** A bank row that differs from what was announced by more than this */
  "bank-row-difference": { unit: "percent", initial: 1, least: 0, most: 100 },
  /** A rate that stands above the market's by more than this */
  "rate-rise": { unit: "percent", initial: 10, least: 0, most: 100 },
  /** How long an approval is waited for */
  "approval-life": { unit: "hours", initial: 24, least: 1, most: 168 },
  /** How long an account checks nothing of whoever made, promoted or re-enabled it */
  "fresh-account": { unit: "days", initial: 7, least: 1, most: 365 },
} as const satisfies Record<string, Rule>;

export type ApprovalRuleName = keyof typeof approvalRules;
export const approvalRuleNames = Object.keys(approvalRules) as readonly ApprovalRuleName[];

/** Values are kept in hundredths of their unit: of baht that is satang, of per cent basis points. */
export const toHundredths = (value: number): number => Math.round(value * 100);

/** True for a value that the rule may have: within its bounds, with at most two decimals. */
export function isRuleValue(name: ApprovalRuleName, value: number): boolean {
  const { least, most } = approvalRules[name];
  return value >= least && value <= most && Math.abs(toHundredths(value) - value * 100) < 1e-6;
}
