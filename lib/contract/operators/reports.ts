/** Reports, whose figures each name the list and the selection of the rows that they add up. */
import { z } from "zod";
import { depositChannel } from "../deposits";
import { endpoint } from "../endpoint";
import { poyStatus } from "../poys";
import { marketKey } from "../rounds";
import * as v from "../values";

const oneDay = { startedDate: v.date, endedDate: v.date };
const count = z.number().int().nonnegative();
const figure = <Rows extends z.ZodType>(rows: Rows) => z.object({ count, amount: v.baht, rows });

const poyRows = z.object({
  call: z.literal("operators.poys.all"),
  body: z.object({ ...oneDay, betGroup: marketKey, status: poyStatus.optional() }),
});
const depositRows = z.object({
  call: z.literal("operators.deposits.all"),
  body: z.object({ ...oneDay, status: z.literal("credited"), channel: depositChannel }),
});
const withdrawRows = z.object({
  call: z.literal("operators.withdraws.all"),
  body: z.object({ ...oneDay, status: z.literal("paid") }),
});

/** Slips on rounds of one draw day and one market group. `stakes`, but for `payouts`: what winners got. */
const groupOfDay = z.object({
  betGroup: marketKey,
  stakes: figure(poyRows),
  /** Stakes that went back: cancelled by the member, and refunded with a void round. */
  cancelled: figure(poyRows),
  refunded: figure(poyRows),
  /** Stakes of slips without a result. */
  open: figure(poyRows),
  /** Wins of the slips that won. */
  payouts: figure(poyRows),
  /** What the house kept of the decided stakes, before commissions and gifts. */
  profit: v.signedBaht,
  /** The same in per cent of those stakes; null where no slip is decided. */
  holdPercent: z.number().nullable(),
});
export type GroupOfDay = z.output<typeof groupOfDay>;

const dayReport = z.object({
  day: v.date,
  /** Groups in which something was sold, by name. */
  groups: z.array(groupOfDay),
  /** Deposits credited and withdrawals paid on the lottery day, from 04:00 to 04:00; channels that were used. */
  deposits: z.array(z.object({ channel: depositChannel, credited: figure(depositRows) })),
  withdrawals: figure(withdrawRows),
});
export type DayReport = z.output<typeof dayReport>;

/** Most days of one report. */
export const MOST_REPORT_DAYS = 31;

export const reportDays = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.reports.day",
  summary:
    "Stakes, payouts and the house's profit by draw day and market group; money in and out; newest first",
  access: "administrator",
  body: z.object({ from: v.date, to: v.date }),
  mayBeAutomatic: true,
  reply: z.object({ days: z.array(dayReport).max(MOST_REPORT_DAYS) }),
  faults: ["window-too-long"],
});
