/** Actions of one operator that a second one approves: their limits, causes and states. */
export const approvalStates = ["waiting", "approved", "rejected", "cancelled", "expired", "stale"] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Why an action needs a second operator. */
export const approvalCauses = [
  "always",
  "above-limit",
  "sum-above-limit",
  "maker-is-source",
  "shares-with-maker",
  "raises-payout",
  "sure-win",
  "round-closed",
  "typed-by-one-person",
  "typed-by-hand",
  "differs-from-announced",
  "another-member",
] as const;
export type ApprovalCause = (typeof approvalCauses)[number];

export type RuleUnit = "baht" | "percent" | "hours" | "days" | "times";

interface Rule {
  unit: RuleUnit;
  /** In whole units, as are its bounds */
  initial: number;
  least: number;
  most: number;
}

const MOST_BAHT = 1_000_000_000;
const limit = (initial: number): Rule => ({ unit: "baht", initial, least: 0, most: MOST_BAHT });

/** The limits by name. Only operators of the highest role change them, two of them together. */
export const approvalRules = {
  /** Adjustments of a member's money in 24 hours above this, and those of one operator */
  "money-adjust-limit": limit(5_000),
  "money-adjust-maker": limit(20_000),
  /** Withdrawals of a member in 24 hours above this, and those that one operator approves */
  "withdraw-limit": limit(20_000),
  "withdraw-maker": limit(500_000),
  /** Rows of the bank that are credited by hand to a member in 24 hours above this, and by one operator */
  "bank-row-limit": limit(50_000),
  "bank-row-maker": limit(500_000),
  /** A result typed by operators that pays more than this, and all that one operator confirms in 24 hours */
  "result-payout-limit": limit(1_000_000),
  "result-payout-maker": limit(5_000_000),
  /** In 30 days so many times what these sums allow in 24 hours */
  "month-times": { unit: "times", initial: 10, least: 1, most: 30 },
  /** A round that settles automatically and pays more than this waits for approval */
  "round-payout-cap": limit(1_000_000),
  /** A bank row that differs from the announced transfer by more than this */
  "bank-row-difference": { unit: "percent", initial: 1, least: 0, most: 100 },
  /** A rate that exceeds the market's by more than this */
  "rate-rise": { unit: "percent", initial: 10, least: 0, most: 100 },
  /** How long an approval stays open */
  "approval-life": { unit: "hours", initial: 24, least: 1, most: 168 },
  /** How long a new account cannot approve actions of whoever created, promoted or re-enabled it */
  "fresh-account": { unit: "days", initial: 7, least: 1, most: 365 },
} as const satisfies Record<string, Rule>;

export type ApprovalRuleName = keyof typeof approvalRules;
export const approvalRuleNames = Object.keys(approvalRules) as readonly ApprovalRuleName[];

/** Values are stored in hundredths of their unit: satang for baht, basis points for per cent. */
export const toHundredths = (value: number): number => Math.round(value * 100);

/** True for a value that the rule may have: within its bounds, with at most two decimals. */
export function isRuleValue(name: ApprovalRuleName, value: number): boolean {
  const { least, most } = approvalRules[name];
  return value >= least && value <= most && Math.abs(toHundredths(value) - value * 100) < 1e-6;
}
