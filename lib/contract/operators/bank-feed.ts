/** Rows that the site's banks report, and how staff resolve those that match nothing. */
import { z } from "zod";
import { isBookingTime } from "@/lib/domain/deposits/deposit-match";
import { epochMs } from "@/lib/domain/time/time";
import { bankNumber, coinAmount } from "../deposits";
import { endpoint } from "../endpoint";
import * as v from "../values";
import { approvalFaults, outcomeOf } from "./outcome";
import { claimable } from "./queues";
import { reasonOf } from "./reasons";

const bankRef = v.typedLine(120, 1);

/** `manual`: an operator typed a row that exactly matches a request; another operator has to resolve it. */
export const unmatchedReason = z.enum(["late", "unknown", "inexact", "used", "unconfirmed", "manual"]);

export const feedVerdict = z.object({
  matched: z.boolean(),
  depositId: v.rowId.optional(),
  /** Why nothing was credited. */
  why: unmatchedReason.optional(),
  /** Coins: confirmations so far, and how many are needed for crediting. */
  confirmations: z.number().int().nonnegative().optional(),
  needed: z.number().int().positive().optional(),
});
export type FeedVerdict = z.output<typeof feedVerdict>;

/** When a bank booked it, within the years that the database can store. */
const bookedAt = v.isoTime.refine(
  // The rule is asked of malformed times too.
  (at) => v.isoTime.safeParse(at).success && isBookingTime(epochMs(at)),
  "not-a-booking-time",
);

export const newFeedRow = z.object({
  bankAccountId: bankNumber,
  amount: v.positiveBaht,
  at: bookedAt,
  ref: bankRef,
  fromAccount: v.typedLine(60).optional(),
  channel: v.text(40, 1),
});
export type NewFeedRow = z.output<typeof newFeedRow>;

/**
 * A transfer that a chain reports at one of the site's addresses; reported again with each further confirmation.
 */
export const newCoinRow = z.object({
  bankAccountId: bankNumber,
  /** As the chain writes it. */
  coinAmount,
  /** When it was first reported. */
  at: bookedAt,
  /** The transaction's id on the chain. */
  ref: bankRef,
  confirmations: z.number().int().min(0).max(1_000_000),
  channel: v.text(40, 1),
});
export type NewCoinRow = z.output<typeof newCoinRow>;

export const feedRow = newFeedRow.extend({
  id: v.rowId,
  /** For coins, their value when they arrived. */
  amount: v.baht,
  why: unmatchedReason,
  receivedAt: v.isoTime,
  /** The deposit it may belong to. */
  depositId: v.rowId.optional(),
  coinAmount: coinAmount.optional(),
  confirmations: z.number().int().nonnegative().optional(),
  /** The operator who typed it; absent where the bank reported it. */
  typedBy: v.uuid.optional(),
});
export type FeedRow = z.output<typeof feedRow>;

export const createFeedRow = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.bank-feed.create",
  summary:
    "Enter a credit on one of the site's accounts for another operator to resolve; idempotent by its ref",
  access: "staff",
  body: newFeedRow,
  reply: feedVerdict,
  faults: ["idempotency-mismatch", "bank-account-unknown"],
});

export const unmatchedFeedRows = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.bank-feed.unmatched",
  summary: "Rows that matched no deposit, oldest first",
  access: "staff",
  body: z.object({ ...v.pageBody }),
  mayBeAutomatic: true,
  reply: v.pageOf(claimable(feedRow)),
});

export const resolveFeedRow = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.bank-feed.resolve",
  summary: "Credit an unmatched row to a deposit or dismiss it, with a reason",
  access: "staff",
  body: z.discriminatedUnion("action", [
    z.object({ action: z.literal("credit"), id: v.rowId, depositId: v.rowId, reason: reasonOf("transfer") }),
    z.object({ action: z.literal("dismiss"), id: v.rowId, reason: reasonOf("transfer") }),
  ]),
  reply: outcomeOf(feedVerdict),
  faults: [...approvalFaults, "feed-row-resolved-already", "feed-row-unconfirmed", "deposit-not-live"],
});
