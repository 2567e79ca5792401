/** Deposits: shapes and calls shared by all channels. Each channel's own calls are in `deposits/`. */
import { z } from "zod";
import { plainLine } from "@/lib/domain/money/typed-amount";
import { endpoint } from "./endpoint";
import * as v from "./values";

export const bankNumber = z.number().int().positive().max(2_147_483_647);
export const bankCode = v.typedLine(20, 2).regex(/^[A-Za-z0-9_-]+$/);
export const accountNumber = z
  .string()
  .overwrite((typed) => plainLine(typed).replaceAll(" ", ""))
  .regex(/^[0-9-]{4,24}$/);

/** A bank account of the site or of a member. */
export const bankAccount = z.object({
  bankId: bankNumber,
  bankCode,
  accountNumber,
  name: v.text(120, 1),
  botUpdate: v.isoTime.nullable(),
});
export type BankAccount = z.output<typeof bankAccount>;

export const depositChannels = ["fast", "normal", "qrcode", "crypto", "truemoney"] as const;
export const depositChannel = z.enum(depositChannels);
export type DepositChannel = z.output<typeof depositChannel>;

export const depositStatus = z.enum([
  "waiting",
  "credited",
  "expired",
  "cancelled",
  "unmatched",
  "claimed",
  "rejected",
]);
export type DepositStatus = z.output<typeof depositStatus>;

/** A coin that can be sent, its present price and the confirmations after which it is credited. */
export const coinOffer = z.object({
  coin: v.text(20, 1),
  chain: v.text(20, 1),
  bahtPerCoin: v.positiveBaht.optional(),
  needed: z.number().int().positive().optional(),
});
export type CoinOffer = z.output<typeof coinOffer>;

export const channelShape = z.object({
  channel: depositChannel,
  open: z.boolean(),
  min: v.baht,
  max: v.baht,
  /** Bangkok time; absent: round the clock. */
  hours: z.object({ from: v.clockTime, to: v.clockTime }).optional(),
  /** Payees: bank accounts, PromptPay names or wallets, by channel. */
  accounts: z.array(bankAccount),
  /** Crypto only: coins that can be sent. */
  coins: z.array(coinOffer).optional(),
  /** Usual time until the money is credited, minutes. */
  minutes: z.number().int().nonnegative().optional(),
});
export type ChannelOffer = z.output<typeof channelShape>;

/** `simulators`: the member may simulate a transfer here (`simulators.transfer`). */
export const depositOffer = z.object({ channels: z.array(channelShape), simulators: z.boolean().optional() });
export type DepositOffer = z.output<typeof depositOffer>;

/** Decimal text: coins have more places than baht. */
export const coinAmount = z.string().regex(/^\d+(\.\d{1,18})?$/);

/** The address for a coin and how far the chain has confirmed the transfer. */
export const coinTransfer = z.object({
  address: v.text(200, 1),
  coin: v.text(20, 1),
  chain: v.text(20, 1),
  coinAmount,
  confirmations: z.number().int().nonnegative(),
  /** Confirmations after which it is credited. */
  needed: z.number().int().positive(),
});
export type CoinTransfer = z.output<typeof coinTransfer>;

/** A member's report of a transfer they made. */
export const depositReport = z.object({
  amount: v.baht,
  transferredAt: v.isoTime,
  reportedAt: v.isoTime,
  note: v.text(200).optional(),
  fileId: v.rowId.optional(),
});
export type DepositReport = z.output<typeof depositReport>;

/**
 * When money came, and how much, that differs from the total in its satang only and that staff have not decided on;
 * also beside the total, of a credited one. Only where it can be meant for no other request. An external upstream
 * may omit both.
 */
export const inexactFields = { inexactAt: v.isoTime.optional(), inexactAmount: v.baht.optional() };

/**
 * `prepareTotal` is the exact amount to transfer: `prepareAmount` and `prepareIndex` satang. A normal deposit
 * reports a transfer already made, and coins have an exact amount of their own: their index is 0.
 */
export const depositShape = z.object({
  id: v.rowId,
  channel: depositChannel,
  bankId: bankNumber,
  prepareAmount: v.baht,
  prepareIndex: z.number().int().min(0).max(99),
  prepareTotal: v.baht,
  status: depositStatus,
  referTransferId: v.text(120).nullable(),
  createdAt: v.isoTime,
  expiresAt: v.isoTime.optional(),
  creditedAt: v.isoTime.optional(),
  /** The received and credited amount; staff may credit another amount than was announced. */
  creditedAmount: v.baht.optional(),
  /** The site's account that receives the transfer. */
  account: bankAccount.optional(),
  /** Text of the PromptPay code with the exact amount, where the account has a PromptPay name. */
  payload: v.text(600, 1).optional(),
  /** TrueMoney only. */
  walletNumber: accountNumber.optional(),
  /** Crypto only. */
  transfer: coinTransfer.optional(),
  /** The member's report of the transfer: of a normal deposit, or of a claim. */
  report: depositReport.optional(),
  ...inexactFields,
  /** Staff's reason on a rejected or claimed one. */
  reason: v.text(300).nullable().optional(),
});
export type Deposit = z.output<typeof depositShape>;

/** Refusals of a new deposit in any channel. */
export const newDepositFaults = [
  "currency-malformed",
  "deposit-channel-closed",
  "amount-out-of-range",
  "deposit-limit-reached",
  "time-out-running",
  "self-excluded",
] as const;

export const allDepositChannels = endpoint({
  service: "poy",
  method: "GET",
  path: "/deposits.channels",
  summary: "Deposit channels with their limits, hours and the site's accounts",
  access: "member",
  reply: depositOffer,
});

export const oneDeposit = endpoint({
  service: "poy",
  method: "GET",
  path: "/deposits.one",
  summary: "One deposit of the member",
  access: "member",
  query: z.object({ id: v.rowId }),
  reply: depositShape,
});

export const currentDeposit = endpoint({
  service: "poy",
  method: "GET",
  path: "/deposits.current",
  summary: "The member's live request in any channel, else coins that the chain still confirms, else null",
  access: "member",
  reply: depositShape.nullable(),
});

export const cancelDeposit = endpoint({
  service: "poy",
  method: "POST",
  path: "/deposits.cancel",
  summary: "Cancel the live request in any channel",
  access: "member",
  area: "credit",
  body: z.object({ id: v.rowId }),
  reply: depositShape,
  faults: ["deposit-not-live"],
});

/** A claim reports money that was not credited automatically; staff compare it with the bank's row and decide. */
export const claimDeposit = endpoint({
  service: "poy",
  method: "POST",
  path: "/deposits.claim",
  summary: "Claim that money was sent for a request that expired or was not matched",
  access: "member",
  area: "credit",
  body: z.object({
    id: v.rowId,
    amount: v.currency,
    transferredAt: v.isoTime,
    note: v.text(200).optional(),
    fileId: v.rowId.optional(),
  }),
  reply: depositShape,
  faults: ["currency-malformed", "amount-out-of-range", "deposit-not-claimable"],
});
