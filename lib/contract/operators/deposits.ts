/** Deposits that wait for staff: reports of transfers, claims, and money that came too late. */
import { z } from "zod";
import { depositChannel, depositShape, depositStatus } from "../deposits";
import { endpoint } from "../endpoint";
import * as v from "../values";
import { feedRow } from "./bank-feed";
import { claimable } from "./queues";
import { reasonOf } from "./reasons";

const call = { service: "general", method: "POST", access: "staff" } as const;

/** Method of a reported transfer, and the account it was sent from. */
const sender = z.object({
  channel: v.text(40),
  channelName: v.text(80),
  bankCode: v.text(20),
  accountNumber: v.text(24),
  accountName: v.text(120),
});

export const operatorDeposit = depositShape.extend({
  uuid: v.uuid,
  userName: v.text(64, 1),
  sender: sender.optional(),
  /** Unmatched rows that may be its money: linked to it, or of its amount on its account. */
  rows: z.array(feedRow),
});
export type OperatorDeposit = z.output<typeof operatorDeposit>;

export const allOperatorDeposits = endpoint({
  ...call,
  path: "/operators.deposits.all",
  summary: "Deposits, oldest first; without a status and a member, those that need staff",
  body: z.object({
    status: depositStatus.optional(),
    channel: depositChannel.optional(),
    /** One member's, in any state. */
    uuid: v.uuid.optional(),
    sort: z.enum(["oldest", "newest"]).optional(),
    /** Lottery days on which it ended: was credited, rejected and so on; both included. */
    startedDate: v.date.optional(),
    endedDate: v.date.optional(),
    ...v.pageBody,
  }),
  mayBeAutomatic: true,
  reply: v.pageOf(claimable(operatorDeposit)),
});

export const rejectDeposit = endpoint({
  ...call,
  path: "/operators.deposits.reject",
  summary: "Reject a claim or a reported transfer; to credit one, resolve an unmatched row of the feed",
  body: z.object({ id: v.rowId, reason: reasonOf("transfer") }),
  reply: operatorDeposit,
  faults: ["deposit-not-live"],
});
