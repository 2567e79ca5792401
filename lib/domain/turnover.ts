/**
 * Turnover: how much of what came in must be staked before money goes out.
 *
 * How it is read where credits follow each other: each credit asks for its percent of itself, on top of what is
 * still left of those before it. A stake counts from the moment it was made, once its slip is settled, for the
 * credits before it alone: what was staked beyond their need is not saved up for the next deposit. A slip that
 * was refunded or taken back, or still waits, counts nothing. Stakes in partners' games count once their round is
 * settled; one that was given back, or ended undecided, counts nothing. With nothing left the member can withdraw, all he
 * has, wins included; a withdrawal that was not rejected uses up what came before it: from there on only new
 * credits ask. One that was rejected changes nothing.
 */
import { type Satang, satang } from "./money";
import type { TransactionType } from "./transactions";

/** Percent of a credit that must be staked, by its kind; a kind that is not here asks for nothing. */
export type TurnoverPercents = Partial<Readonly<Record<TransactionType, number>>>;

/**
 * The box's own percents, data that an operator edits. Credit from staff stands for a deposit that came another
 * way, and is taken back under the same percent; a bonus carries more.
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

/** A credit since the last withdrawal, with what was staked after it and before the next one. */
export interface StakedCredit {
  readonly kind: TransactionType;
  /** Below zero where staff took credit back. */
  readonly amount: Satang;
  readonly percent: number;
  /** On settled slips only. */
  readonly staked: Satang;
}

export interface TurnoverState {
  readonly required: Satang;
  /** What of it is staked; never more than required. */
  readonly done: Satang;
  readonly left: Satang;
  readonly canWithdraw: boolean;
  /** The newest credit that asks for something, or `NONE`. */
  readonly type: TransactionType | "NONE";
}

/** Satang that a credit asks to be staked; part of a satang is not asked for. */
export function turnoverOfCredit(amount: Satang, percent: number): Satang {
  const asked = Math.floor((Math.abs(amount) * percent) / 100);
  return satang(amount < 0 ? -asked : asked);
}

/** What credits, in their order, still ask to be staked. */
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
