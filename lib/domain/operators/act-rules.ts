/**
 * How many people each act of operators takes. The engine of approvals reads this table, and docs/operators.md shows it:
 * nothing else says who may act alone.
 */
import type { ApprovalRuleName } from "./approval";

/**
 * `alone`: one person, however often. `summed`: one person, up to sums of what one person and one member had by hand.
 * `judged`: two where the act itself says why, such as a rise of a rate. `always`: two, but for a change without effect.
 */
export const actPeople = ["alone", "summed", "judged", "always"] as const;
type ActPeople = (typeof actPeople)[number];

/** Money that moves because an operator says so. Sums are kept for each kind. */
export const handMoneyKinds = ["adjustment", "withdrawal", "bank-row", "payout"] as const;
export type HandMoneyKind = (typeof handMoneyKinds)[number];

/** The limits of a kind, satang in 24 hours: of one member (of a payout: of one round), and of one operator. */
export const handMoneyLimits = {
  adjustment: { member: "money-adjust-limit", maker: "money-adjust-maker" },
  withdrawal: { member: "withdraw-limit", maker: "withdraw-maker" },
  "bank-row": { member: "bank-row-limit", maker: "bank-row-maker" },
  payout: { member: "result-payout-limit", maker: "result-payout-maker" },
} as const satisfies Record<HandMoneyKind, Record<"member" | "maker", ApprovalRuleName>>;

export type ActRule =
  | { readonly people: Exclude<ActPeople, "summed"> }
  | { readonly people: "summed"; readonly sum: HandMoneyKind };

const [alone, judged, always] = [
  { people: "alone" },
  { people: "judged" },
  { people: "always" },
] as const satisfies readonly ActRule[];
const summed = (sum: HandMoneyKind) => ({ people: "summed", sum }) as const;

/** By the call's name. */
export const actRules = {
  "operators.money.adjust": summed("adjustment"),
  "operators.withdraws.approve": summed("withdrawal"),
  "operators.bank-feed.resolve": summed("bank-row"),
  "operators.results.confirm": summed("payout"),

  "operators.limits.set": judged,
  "operators.limits.set-quota": judged,
  "operators.rates.set": judged,
  "operators.tiers.set": judged,
  "operators.markets.set-rates": judged,
  "operators.rounds.void": judged,
  "operators.rounds.reschedule": judged,
  "operators.rounds.resume": judged,
  "operators.calendar.set": judged,
  "operators.staff.disable": judged,

  "operators.approvals.rules.set": always,
  "operators.house-accounts.add": always,
  "operators.house-accounts.change": always,
  "operators.ledger.accept": always,
  "operators.members.set-name": always,
  "operators.members.set-phone": always,
  "operators.partner-keys.issue": always,
  "operators.rounds.pay": always,
  "operators.staff.create": always,
  "operators.staff.enable": always,
  "operators.staff.reset-second-factor": always,
  "operators.staff.set-role": always,
} as const satisfies Record<string, ActRule>;

/** The rule of an act; acts that the engine never sees are one person's. */
export const actRuleOf = (call: string): ActRule => (actRules as Record<string, ActRule>)[call] ?? alone;
