/** The console's first page: what needs somebody now. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import { roundResult } from "../results";
import { marketKey, roundTimes } from "../rounds";
import * as v from "../values";
import { calendarEnd } from "./calendar";
import { queueState } from "./queues";

const count = z.number().int().nonnegative();
const sum = z.object({ count, amount: v.baht });

export const openRound = z.object({
  betId: v.betId,
  betGroup: marketKey,
  betType: marketKey,
  betName: v.text(60, 1),
  name: v.text(120, 1),
  unixTimeStamp: roundTimes,
  stakes: v.baht,
  /** Payout of the most expensive possible result, and that result; null where nothing is sold. */
  worstCase: v.baht,
  worstOutcome: roundResult.nullable(),
});
export type OpenRound = z.output<typeof openRound>;

/** Rounds with stakes at most, those that close first. */
export const MOST_OPEN_ROUNDS = 100;

export const todayOfOperators = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.today",
  summary:
    "Open rounds that have stakes, queues, money in and out of the lottery day, people online, what fails",
  access: "staff",
  mayBeAutomatic: true,
  reply: z.object({
    serverTime: v.isoTime,
    /** The lottery day, which began at 04:00. */
    day: v.date,
    rounds: z.array(openRound).max(MOST_OPEN_ROUNDS),
    /** Open rounds in which nothing is sold. */
    emptyRounds: count,
    queues: z.array(queueState),
    /** Deposits credited and withdrawals paid since the day began. */
    moneyIn: sum,
    moneyOut: sum,
    online: z.object({ users: count, connections: count }),
    /** Jobs that have failed and are not done. */
    failingJobs: count,
    /** Actions of others that the caller may decide on. */
    approvalsForMe: count,
    /** Markets whose table of closed and short days ends within 30 days: then their bets end as early as ever. */
    calendarsThatEnd: z.array(calendarEnd),
  }),
});
