/** Transactions of a member's money. */
import { z } from "zod";
import { MOST_REQUESTS, transactionGroupNames, transactionTypes } from "@/lib/domain/money/transactions";
import { toWalletTime, walletTime } from "@/lib/domain/time/time";
import { depositChannel, depositShape, inexactFields } from "./deposits";
import { endpoint } from "./endpoint";
import { marketKey } from "./rounds";
import * as v from "./values";
import { withdrawShape, withdrawStatus } from "./withdraws";

/** Rows of an unpaged list at most, however long its window is. */
export const MOST_PLAIN_ROWS = 2_000;

/** Types as upstreams write them, ACHIVEMENT included. */
export const transactionType = z.enum(transactionTypes);
export type TransactionType = z.output<typeof transactionType>;

/** The source of a transaction: `ying` is a round of shots, `other` the transaction itself (an action of staff). */
export const refKinds = ["poy", "ying", "deposit", "withdraw", "achievement", "af", "game", "other"] as const;
export type RefKind = (typeof refKinds)[number];

/**
 * `amount` is signed, `balance` is the balance after it; a live PREDEPOSIT has moved nothing yet. An external upstream
 * may tell neither.
 */
export const transactionRow = z.object({
  id: v.rowId,
  createdAt: v.isoTime,
  transactionType,
  amount: v.signedBaht.optional(),
  balance: v.baht.optional(),
  /** The source; with `kind` it says which page shows it. */
  ref: z.object({ kind: z.enum(refKinds), id: v.rowId }).nullable(),
  /** The slip of a stake, a payout or a refund. An external upstream may omit it. */
  poy: z
    .object({
      poyNo: z.number().int().positive(),
      betId: v.betId,
      betGroup: marketKey,
      betType: marketKey,
      roundName: v.text(120, 1),
    })
    .optional(),
  /** The partner's game of a transaction of the games group, and its round in the partner's numbering. */
  game: z
    .object({
      partner: v.text(80, 1),
      gameId: v.text(80, 1).nullable(),
      name: v.text(120, 1),
      round: v.text(120),
    })
    .optional(),
  /** The channel of a deposit; absent: a fast one. */
  channel: depositChannel.optional(),
  /** A live PREDEPOSIT in coins: the network has seen the transfer. An external upstream may omit it. */
  isSeen: z.boolean().optional(),
  /** A live PREDEPOSIT whose sender reported the transfer to staff. An external upstream may omit it. */
  isReported: z.boolean().optional(),
  /** WITHDRAW: its state. The money of a pending one is held. */
  status: withdrawStatus.optional(),
  note: v.text(300).nullable(),
});
export type TransactionRow = z.output<typeof transactionRow>;

/** Wallet rows are in Bangkok time with a trailing Z; inside they have +07:00. */
export const transferTime = z.codec(v.isoTime, v.isoTime, {
  decode: walletTime,
  encode: toWalletTime,
});

export const walletRow = z.object({
  id: v.rowId,
  /** An external upstream may tell the time alone. */
  amount: v.signedBaht.optional(),
  transferTime,
  status: v.text(40, 1).optional(),
  note: v.text(300).nullable(),
  ...inexactFields,
});
export type WalletRow = z.output<typeof walletRow>;

export const allTransactions = endpoint({
  service: "poy",
  method: "POST",
  path: "/transactions.all",
  summary: `The member's statement of up to 12 months, newest first, at most ${MOST_PLAIN_ROWS} rows; transactions.page has them all`,
  access: "member",
  isForViewing: true,
  body: v.dateWindow,
  reply: z.array(transactionRow),
  faults: ["window-too-long"],
});

/** One tab of the statement over a range of days. */
export const statementSelection = v.dateWindow.extend({ group: z.enum(transactionGroupNames).optional() });
export type StatementSelection = z.output<typeof statementSelection>;

/**
 * A page of the window. Stakes that came back are in `refunded`; an upstream that omits it counts them in `in`. The totals
 * are of the whole selection and only on its first page; a live PREDEPOSIT is
 * on that page, counts in no total and is in addition to `limit`.
 */
export const statementPage = v.pageOf(transactionRow).extend({
  totals: z
    .object({ in: v.baht, out: v.baht, refunded: v.baht.optional(), count: z.number().int().nonnegative() })
    .nullable(),
});
export type StatementPage = z.output<typeof statementPage>;

export const pageOfTransactions = endpoint({
  service: "poy",
  method: "POST",
  path: "/transactions.page",
  summary: "One page of the member's statement: up to 12 months, one group or all, newest first",
  access: "member",
  isForViewing: true,
  body: statementSelection.extend(v.pageBody),
  reply: statementPage,
  faults: ["window-too-long"],
});

export const bankTransactions = endpoint({
  service: "poy",
  method: "POST",
  path: "/transactions.bank",
  summary: `The member's deposits and withdrawals by kind, the newest ${MOST_REQUESTS} of each`,
  access: "member",
  isForViewing: true,
  reply: z.object({
    /** Credited automatically: fast, QR and crypto. */
    depositFast: z.array(depositShape),
    /** Reports of transfers already made, which staff match. */
    depositNormal: z.array(depositShape),
    userWithdraw: z.array(withdrawShape),
  }),
});

export const trueWalletHistory = endpoint({
  service: "poy",
  method: "POST",
  path: "/true.wallet.history",
  summary: "The member's transfers through the digital wallet",
  access: "member",
  isForViewing: true,
  reply: z.array(walletRow),
});
