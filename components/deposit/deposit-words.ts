import type words from "@/locales/th/deposit.json";

/** Messages of the deposit pages; Thai is the reference. */
export type DepositWords = typeof words;
