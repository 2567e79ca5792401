/**
 * Turnover: how much of the credits must be staked before a withdrawal.
 *
 * Consecutive credits: each requires its percentage of itself, on top of what is still left of those before it.
 * A stake counts from the moment it was made, once its slip is settled, for earlier credits only: a surplus is
 * not carried over to the next deposit. A slip that was refunded or cancelled, or still waits, counts nothing.
 * Stakes in partners' games count once their round is settled; one that was returned, or ended undecided, counts
 * nothing. With nothing left to stake, members can withdraw everything they have, wins included. A withdrawal
 * that was not rejected clears the credits before it: from then on only new credits count. A rejected one
 * changes nothing.
 */
import { type Satang, satang } from "./money";
import type { TransactionType } from "./transactions";

/** Percentage of a credit that must be staked, by its type; types that are missing require nothing. */
export type TurnoverPercents = Partial<Readonly<Record<TransactionType, number>>>;

/**
 * Default percentages, rows that an operator edits. Credit from staff stands for a deposit made outside the site
 * and is taken back under the same percentage; a bonus has a higher one.
 */
export const defaultTurnoverPercents: TurnoverPercents = {
  DEPOSIT: 80,
  ADMIN_INCREASE: 80,
  ADMIN_DECREASE: 80,
  ADMIN_MOVE_INCREASE: 80,
  ADMIN_MOVE_DECREASE: 80,
  MOVE_AF_TO_MONEY: 100,
  ACHIVEMENT_ADDMONEY: 300,
};

/** A credit since the last withdrawal, with the stakes after it and before the next one. */
export interface StakedCredit {
  readonly kind: TransactionType;
  /** Negative where staff took credit back. */
  readonly amount: Satang;
  readonly percent: number;
  /** On settled slips only. */
  readonly staked: Satang;
}

export interface TurnoverState {
  readonly required: Satang;
  /** How much of it is staked; never more than required. */
  readonly done: Satang;
  readonly left: Satang;
  readonly canWithdraw: boolean;
  /** The newest credit with a requirement, or `NONE`. */
  readonly type: TransactionType | "NONE";
}

/** Required stake of a credit, satang, rounded down. */
export function turnoverOfCredit(amount: Satang, percent: number): Satang {
  const asked = Math.floor((Math.abs(amount) * percent) / 100);
  return satang(amount < 0 ? -asked : asked);
}

/** What credits, in their order, still require to be staked. */
export function turnoverOf(credits: readonly StakedCredit[]): TurnoverState {
  let asked = 0;
  let left = 0;
  let type: TurnoverState["type"] = "NONE";
  for (const { kind, amount, percent, staked } of credits) {
    const asks = turnoverOfCredit(amount, percent);
    asked = Math.max(0, asked + asks);
    left = Math.max(0, Math.max(0, left + asks) - staked);
    if (asks > 0) type = kind;
  }
  const required = Math.max(asked, left);
  return {
    required: satang(required),
    done: satang(required - left),
    left: satang(left),
    canWithdraw: left === 0,
    type: required > 0 ? type : "NONE",
  };
}

/** Credits whose condition is told where a member takes them, by their transaction type. */
const stakedFirst = {
  deposit: "DEPOSIT",
  reward: "ACHIVEMENT_ADDMONEY",
  earnings: "MOVE_AF_TO_MONEY",
} as const satisfies Record<string, TransactionType>;
export type StakedFirst = keyof typeof stakedFirst;

/** The percentage that a credit asks for among those of all credits; null where it asks for nothing, or unknown. */
export function askedPercent(
  percents: readonly { readonly kind: string; readonly percent: number }[] | undefined,
  credit: StakedFirst,
): number | null {
  const asked = percents?.find(({ kind }) => kind === stakedFirst[credit])?.percent ?? 0;
  return asked > 0 ? asked : null;
}

/** Turnover that is missing beside the stakes on slips that wait for a result, which will count. */
export const stillToStake = ({
  turnOver,
  running = satang(0),
}: {
  turnOver: Satang;
  running?: Satang;
}): Satang => satang(Math.max(0, turnOver - running));
