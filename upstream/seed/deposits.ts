/**
 * Demo accounts and channels for deposits of play credit. None of these accounts, names and addresses can exist.
 */
import { PLAY_ACCOUNT_NAME } from "@/lib/domain/deposits/deposit-channels";
import { satang } from "@/lib/domain/money/money";
import { coinOffer, depositChannel, siteAccount } from "../db/schema/deposits";
import type { Tx } from "../db/tx";

/** Thirteen digits with a wrong check digit: no bank's app can pay to it. */
const INVALID_PROMPT_PAY = "0000000000000";

const accounts = [
  {
    bankId: 1,
    bankCode: "KBANK",
    accountNumber: "012-3-45678-9",
    name: PLAY_ACCOUNT_NAME,
    promptPay: INVALID_PROMPT_PAY,
  },
  {
    bankId: 2,
    bankCode: "SCB",
    accountNumber: "987-6-54321-0",
    name: PLAY_ACCOUNT_NAME,
    promptPay: INVALID_PROMPT_PAY,
  },
  {
    bankId: 11,
    bankCode: "TRUEMONEY",
    accountNumber: "000-000-0000",
    name: PLAY_ACCOUNT_NAME,
    kind: "wallet",
  },
  {
    bankId: 21,
    bankCode: "USDT_TRC20",
    accountNumber: "TPLAYCREDITxNOTxAxREALxADDRESS0001",
    name: PLAY_ACCOUNT_NAME,
    kind: "chain",
  },
  {
    bankId: 22,
    bankCode: "USDT_ERC20",
    accountNumber: "0xPLAYxCREDITxNOTxAxREALxADDRESSx000000002",
    name: PLAY_ACCOUNT_NAME,
    kind: "chain",
  },
  {
    bankId: 23,
    bankCode: "BTC",
    accountNumber: "bc1-play-credit-not-a-real-address-0003",
    name: PLAY_ACCOUNT_NAME,
    kind: "chain",
  },
];

const coins = [
  { bankId: 21, coin: "USDT", chain: "TRC20", decimals: 6, satangPerCoin: 32_50, needed: 5 },
  { bankId: 22, coin: "USDT", chain: "ERC20", decimals: 6, satangPerCoin: 32_50, needed: 6 },
  { bankId: 23, coin: "BTC", chain: "Bitcoin", decimals: 8, satangPerCoin: 3_200_000_00, needed: 2 },
];

const channels = [
  { channel: "fast", min: 100, max: 200_000, minutes: 1 },
  { channel: "qrcode", min: 100, max: 200_000, minutes: 1 },
  { channel: "normal", min: 100, max: 200_000, minutes: 30 },
  { channel: "truemoney", min: 100, max: 50_000, minutes: 3 },
  { channel: "crypto", min: 500, max: 200_000, minutes: 15 },
];

/** Inserts the deposit channels that are missing. */
export async function seedDeposits(tx: Tx): Promise<void> {
  await tx.insert(siteAccount).values(accounts).onConflictDoNothing();
  await tx.insert(coinOffer).values(coins).onConflictDoNothing();
  await tx
    .insert(depositChannel)
    .values(
      channels.map(({ min, max, ...rest }) => ({ ...rest, min: satang(min * 100), max: satang(max * 100) })),
    )
    .onConflictDoNothing();
}
