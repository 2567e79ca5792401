import { addDays, addMonths, bangkokDate, lotteryDay } from "../time/time";

/** Rows of each list of a member's requests (`transactions.bank`, the wallet's history), the newest ones. */
export const MOST_REQUESTS = 100;

/** Begins the id that the web server gives a row whose upstream gives it none: it tells nobody anything. */
export const MADE_ID = "_";

/** All transaction types in their four groups, spelt as upstreams spell them (decision 26). */
export const transactionGroups = {
  deposit: [
    "PREDEPOSIT",
    "DEPOSIT",
    "ADMIN_INCREASE",
    "ABORT_POY",
    "ACHIVEMENT_ADDMONEY",
    "YING_WIN",
    "ADMIN_MOVE_INCREASE",
    "MOVE_AF_TO_MONEY",
  ],
  withdraw: ["WITHDRAW", "ADMIN_DECREASE", "ADMIN_MOVE_DECREASE"],
  lotto: [
    "BET_GOV",
    "BET_YEEKEE",
    "BET_STOCK",
    "BET_SET_4",
    "WIN_GOV",
    "WIN_YEEKEE",
    "WIN_STOCK",
    "WIN_SET_4",
  ],
  games: [
    "BET_GAME",
    "WIN_GAME",
    "ABORT_GAME",
    "REFUND_GAME",
    "GAME_ADD",
    "GAME_DEDUCT",
    "CREATE_GAME",
    "DRAW_GAME",
    "BONUS_GAME",
  ],
} as const;

export type TransactionGroup = keyof typeof transactionGroups;
export type TransactionType = (typeof transactionGroups)[TransactionGroup][number];

/** Stakes that came back: no income, though they raise the balance. */
export const refundTypes: readonly TransactionType[] = [
  "ABORT_POY",
  "ABORT_GAME",
  "REFUND_GAME",
  "DRAW_GAME",
];

/** The groups in the order of the statement's tabs. */
export const transactionGroupNames = Object.keys(transactionGroups) as readonly TransactionGroup[];

/** The 28 types, group by group. */
export const transactionTypes: readonly TransactionType[] = Object.values(transactionGroups).flat();

const marketSuffix = { gov: "GOV", yeekee: "YEEKEE", stock: "STOCK", set_4: "SET_4" } as const;
type BetType = `BET_${(typeof marketSuffix)[keyof typeof marketSuffix]}`;
type WinType = `WIN_${(typeof marketSuffix)[keyof typeof marketSuffix]}`;

/** Ledger type of a stake; 5-minute yeekee and ping-pong are of the group `yeekee`. */
export function betTransaction(betGroup: keyof typeof marketSuffix): BetType {
  return `BET_${marketSuffix[betGroup]}`;
}

/** Ledger type of a payout. */
export function winTransaction(betGroup: keyof typeof marketSuffix): WinType {
  return `WIN_${marketSuffix[betGroup]}`;
}

/** Days of a list, both included; of a statement they are lottery days, which run to 04:00. */
export interface DateWindow {
  readonly startedDate: string;
  readonly endedDate: string;
}

/** Statement: three days back to one day ahead. */
export function statementWindow(nowMs: number): DateWindow {
  return windowAround(lotteryDay(nowMs), 3);
}

/** Affiliate cash: thirty days back to one day ahead. */
export function affiliateWindow(nowMs: number): DateWindow {
  return windowAround(bangkokDate(nowMs), 30);
}

/** The last day of a statement that begins on a day: the same day a year later. */
export function latestEnd(startedDate: string): string {
  // A year after 29 February is the 28th.
  return addMonths(startedDate, 12);
}

/** The first day of a statement that ends on a day: the same day a year before. */
export function earliestStart(endedDate: string): string {
  const start = addMonths(endedDate, -12);
  // A year before 29 February the month had ended, so a statement begins with the next one.
  return latestEnd(start) === endedDate ? start : addDays(start, 1);
}

/** A statement covers 12 months at most. */
export function isWindowTooLong({ startedDate, endedDate }: DateWindow): boolean {
  return endedDate > latestEnd(startedDate);
}

function windowAround(today: string, daysBack: number): DateWindow {
  return { startedDate: addDays(today, -daysBack), endedDate: addDays(today, 1) };
}
