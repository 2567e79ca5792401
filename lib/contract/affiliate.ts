/** Calls about a member's earnings from inviting friends. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import * as v from "./values";

/**
 * `transactionType`: AF_COMMISSION or MOVE_AF_TO_MONEY, or another upstream's own text. `from`: a friend, masked. An
 * external upstream may tell neither amount nor balance.
 */
export const afTransaction = z.object({
  id: v.rowId,
  createdAt: v.isoTime,
  transactionType: v.text(40, 1),
  amount: v.signedBaht.optional(),
  balance: v.baht.optional(),
  from: v.text(64).nullable(),
});
export type AfTransaction = z.output<typeof afTransaction>;

export const afSummaryShape = z.object({
  slug: v.text(80, 1),
  clicks: z.number().int().nonnegative(),
  members: z.number().int().nonnegative(),
  stakes: v.baht,
  /** Percentage of a friend's stakes. */
  rate: z.number().min(0).max(100),
  earned: v.baht,
});
export type AfSummary = z.output<typeof afSummaryShape>;

export const moveAfCash = endpoint({
  service: "general",
  method: "POST",
  path: "/af-cashs.move",
  summary: "Move affiliate money to credit",
  access: "member",
  idempotent: true,
  asksPin: "idle",
  area: "credit",
  body: z.object({ amount: v.positiveBaht }),
  reply: z.object({ money: v.baht, afMoney: v.baht }),
  faults: ["amount-out-of-range", "balance-too-low", "needs-pin"],
});

export const allAfTransactions = endpoint({
  service: "general",
  method: "POST",
  path: "/af-cashs.transaction.all",
  summary: "Affiliate transactions within a range of days",
  access: "member",
  isForViewing: true,
  body: v.dateWindow,
  reply: z.array(afTransaction),
});

export const afSummary = endpoint({
  service: "general",
  method: "GET",
  path: "/af-cashs.summary",
  summary: "Invitation link and the earnings from it",
  access: "member",
  reply: afSummaryShape,
});

export const countAfClick = endpoint({
  service: "general",
  method: "POST",
  path: "/af-cashs.click",
  summary: "Count a visitor who followed an invitation, once a day; unknown codes get the same reply",
  access: "guest-or-member",
  body: z.object({ slug: v.typedLine(80, 1) }),
  reply: v.nothing,
});
