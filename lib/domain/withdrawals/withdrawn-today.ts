import { addSatang, type Satang, satang } from "../money/money";
import { bangkokDate, epochMs } from "../time/time";
import {
  WITHDRAWS_A_DAY,
  type WithdrawnToday,
  withdrawMaxDay,
  withdrawMaxEach,
  withdrawMin,
} from "./withdrawal";

/** One withdrawal of a list. */
interface ListedWithdrawal {
  readonly amount: Satang;
  readonly status: "pending" | "approved" | "paid" | "rejected";
  /** ISO time of the request. */
  readonly createdAt: string;
}

/** True until the money was sent or returned. */
export function isUnderWay({ status }: Pick<ListedWithdrawal, "status">): boolean {
  return status === "pending" || status === "approved";
}

/** What the limits count on a Thai day (`YYYY-MM-DD`), from the member's own list. */
export function withdrawnToday(list: readonly ListedWithdrawal[], today: string): WithdrawnToday {
  const counted = list.filter(
    ({ status, createdAt }) => status !== "rejected" && bangkokDate(epochMs(createdAt)) === today,
  );
  return {
    count: counted.length,
    total: addSatang(...counted.map(({ amount }) => amount)),
    hasPending: list.some(isUnderWay),
  };
}

/** The part of a day that its limits are computed from. */
export type WithdrawnDay = Pick<WithdrawnToday, "count" | "total">;

/** Withdrawals and money that the limits leave for the rest of the day. */
export function leftToday({ count, total }: WithdrawnDay): { times: number; amount: Satang } {
  const times = Math.max(0, WITHDRAWS_A_DAY - count);
  return { times, amount: satang(times === 0 ? 0 : Math.max(0, withdrawMaxDay - total)) };
}

/** The most that can be requested now with this balance; 0 when it is below the minimum. */
export function mostToWithdraw(cash: Satang, today: WithdrawnDay): Satang {
  const most = satang(Math.min(cash, withdrawMaxEach, leftToday(today).amount));
  return most < withdrawMin ? satang(0) : most;
}
