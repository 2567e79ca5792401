/** What moved a member's money. */
import { z } from "zod";
import { toWalletTime, walletTime } from "@/lib/domain/time";
import { transactionGroupNames, transactionTypes } from "@/lib/domain/transactions";
import { depositChannel, depositShape } from "./deposits";
import { endpoint } from "./endpoint";
import { marketKey } from "./rounds";
import * as v from "./values";
import { withdrawShape, withdrawStatus } from "./withdraws";

/** A plain list has an end, however long the window is. */
export const MOST_PLAIN_ROWS = 2_000;
/** Of each list of `transactions.bank` and of the wallet's history, the newest so many. */
export const MOST_REQUESTS = 100;

/** Types as upstreams write them, ACHIVEMENT included. */
export const transactionType = z.enum(transactionTypes);
export type TransactionType = z.output<typeof transactionType>;

/** What a movement comes from: `ying` is a round of shots, `other` the movement itself (an act of staff). */
export const refKinds = ["poy", "ying", "deposit", "withdraw", "achievement", "af", "game", "other"] as const;
export type RefKind = (typeof refKinds)[number];

/** `amount` is signed, `balance` is what was left after it; a live PREDEPOSIT moves nothing yet. */
export const transactionRow = z.object({
  id: v.rowId,
  createdAt: v.isoTime,
  transactionType,
  amount: v.signedBaht,
  balance: v.baht,
  /** What it belongs to; with `kind` it says where the member can look it up. */
  ref: z.object({ kind: z.enum(refKinds), id: v.rowId }).nullable(),
  /** The slip behind a stake, a payout or a refund. A foreign upstream may leave it out. */
  poy: z
    .object({
      poyNo: z.number().int().positive(),
      betId: v.betId,
      betGroup: marketKey,
      betType: marketKey,
      roundName: v.text(120, 1),
    })
    .optional(),
  /** The partner's game behind a movement of the games group, and its round as the partner counts it. */
  game: z
    .object({
      partner: v.text(80, 1),
      gameId: v.text(80, 1).nullable(),
      name: v.text(120, 1),
      round: v.text(120),
    })
    .optional(),
  /** By which way a deposit came; absent: a fast one. */
  channel: depositChannel.optional(),
  /** WITHDRAW: how far it is. A pending one is held. */
  status: withdrawStatus.optional(),
  note: v.text(300).nullable(),
});
export type TransactionRow = z.output<typeof transactionRow>;

/** Wallet rows write Bangkok's clock with a trailing Z; everywhere inside they carry +07:00. */
export const transferTime = z.codec(v.isoTime, v.isoTime, {
  decode: walletTime,
  encode: toWalletTime,
});

export const walletRow = z.object({
  id: v.rowId,
  amount: v.signedBaht,
  transferTime,
  status: v.text(40, 1),
  note: v.text(300).nullable(),
});
export type WalletRow = z.output<typeof walletRow>;

export const allTransactions = endpoint({
  service: "poy",
  method: "POST",
  path: "/transactions.all",
  summary: `The member's statement of up to 12 months, newest first, at most ${MOST_PLAIN_ROWS} rows; transactions.page reads on`,
  access: "member",
  body: v.dateWindow,
  reply: z.array(transactionRow),
  faults: ["window-too-long"],
});

/** One tab of the statement over a window of days. */
export const statementSelection = v.dateWindow.extend({ group: z.enum(transactionGroupNames).optional() });
export type StatementSelection = z.output<typeof statementSelection>;

/**
 * A page inside the window. The totals are of the whole selection and come with its first page only; a live
 * PREDEPOSIT stands on that page, counts in no total and is on top of `limit`.
 */
export const statementPage = v.pageOf(transactionRow).extend({
  totals: z.object({ in: v.baht, out: v.baht, count: z.number().int().nonnegative() }).nullable(),
});
export type StatementPage = z.output<typeof statementPage>;

export const pageOfTransactions = endpoint({
  service: "poy",
  method: "POST",
  path: "/transactions.page",
  summary: "One page of the member's statement: a window of up to 12 months, one group or all, newest first",
  access: "member",
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
  reply: z.object({
    /** Those that credit by themselves: fast, QR and crypto. */
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
  reply: z.array(walletRow),
});
