import type { OwnDeposit } from "@/components/deposit/order/own-deposit";
import type { BankAccount, Deposit } from "@/lib/contract/deposits";
import { satang } from "@/lib/domain/money/money";
import credit from "@/locales/en/credit.json";
import deposit from "@/locales/en/deposit.json";
import fault from "@/locales/en/fault.json";

const { required, tooLow, tooHigh } = credit.fast;
const amount = {
  required,
  tooLow,
  tooHigh,
  whole: deposit.form.whole,
  currency: fault["currency-malformed"],
};

/** A percentage that no default has: the lines show what the upstream said. */
export const stakeFirst = { percent: 70, words: credit.stakeFirst };

/** A limit of the member's own that is used up. */
export const ownLimit: OwnDeposit = {
  left: satang(0),
  text: "",
  link: "My limits",
  full: "",
  fullMark: "",
  reported: "Report it",
};

/** Props that the pages pass to these components. */
export const orderWords = {
  ...amount,
  fast: credit.fast,
  form: deposit.form,
  playAccount: credit.playAccount,
};
export const queueWords = {
  queue: credit.queue,
  playAccount: credit.playAccount,
  simulator: credit.simulator,
  pay: deposit.queue,
  told: deposit.told,
  methods: deposit.methods,
  play: deposit.play,
  claim: deposit.claim,
  report: deposit.report,
  amount,
};
export const normalWords = {
  normal: deposit.normal,
  report: deposit.report,
  list: deposit.list,
  reason: deposit.claim.reason,
  reference: credit.queue.reference,
  copyAccount: credit.fast.copyAccount,
  playAccount: credit.playAccount,
  amount,
};

export const kasikorn: BankAccount = {
  bankId: 1,
  bankCode: "KBANK",
  accountNumber: "012-3-45678-9",
  name: "House of Numbers",
  botUpdate: null,
};
export const siam: BankAccount = { ...kasikorn, bankId: 2, bankCode: "SCB", accountNumber: "987-6-54321-0" };

/** 300 baht in slot 7, live for 15 minutes from 10:00. */
export const waiting: Deposit = {
  id: "44e4aa5b-546b-4389-84d1-2db5bd864abe",
  channel: "fast",
  bankId: 1,
  prepareAmount: satang(300_00),
  prepareIndex: 7,
  prepareTotal: satang(300_07),
  status: "waiting",
  referTransferId: null,
  createdAt: "2026-11-23T10:00:00+07:00",
  expiresAt: "2026-11-23T10:15:00+07:00",
  account: kasikorn,
};

/** The same, by QR code. */
export const scanned: Deposit = {
  ...waiting,
  channel: "qrcode",
  payload: "00020101021229370016A000000677010111",
};

/** The same, from a wallet. */
export const toWallet: Deposit = { ...waiting, channel: "truemoney", walletNumber: "089-123-4567" };

/** 300 baht in coins. */
export const coins: Deposit = {
  ...waiting,
  channel: "crypto",
  prepareIndex: 0,
  prepareTotal: satang(300_00),
  account: undefined,
  transfer: {
    address: "TXb3address",
    coin: "USDT",
    chain: "TRC20",
    coinAmount: "8.250001",
    confirmations: 0,
    needed: 3,
  },
};
