/** What moved a member's money. */
import { z } from "zod";
import { walletTime } from "@/lib/domain/time";
import { transactionTypes } from "@/lib/domain/transactions";
import { depositShape } from "./deposits";
import { endpoint } from "./endpoint";
import * as v from "./values";
import { withdrawShape, withdrawStatus } from "./withdraws";

/** Types as upstreams write them, ACHIVEMENT included. */
export const transactionType = z.enum(transactionTypes);
export type TransactionType = z.output<typeof transactionType>;

/** `amount` is signed, `balance` is what was left after it; a live PREDEPOSIT moves nothing yet. */
export const transactionRow = z.object({
  id: v.rowId,
  createdAt: v.isoTime,
  transactionType,
  amount: v.signedBaht,
  balance: v.baht,
  /** What it belongs to: a slip, a deposit, a withdrawal. */
  ref: z.object({ kind: z.enum(["poy", "deposit", "withdraw", "game", "other"]), id: v.rowId }).nullable(),
  /** WITHDRAW: how far it is. A pending one is held. */
  status: withdrawStatus.optional(),
  note: v.text(300).nullable(),
});
export type TransactionRow = z.output<typeof transactionRow>;

/** Wallet rows write Bangkok's clock with a trailing Z; everywhere inside they carry +07:00. */
export const transferTime = z.codec(v.isoTime, v.isoTime, {
  decode: walletTime,
  encode: (time) => time,
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
  summary: "The member's statement of a window of days, newest first",
  access: "member",
  body: v.dateWindow,
  reply: z.array(transactionRow),
});

export const bankTransactions = endpoint({
  service: "poy",
  method: "POST",
  path: "/transactions.bank",
  summary: "The member's deposits and withdrawals by kind",
  access: "member",
  reply: z.object({
    depositFast: z.array(depositShape),
    depositNormal: z.array(depositShape),
    userWithdraw: z.array(withdrawShape),
  }),
  notOffered: true,
});

export const trueWalletHistory = endpoint({
  service: "poy",
  method: "POST",
  path: "/true.wallet.history",
  summary: "The member's transfers through the digital wallet",
  access: "member",
  reply: z.array(walletRow),
  notOffered: true,
});
