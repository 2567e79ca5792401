import type words from "@/locales/th/deposit.json";

/** The words of the ways to pay in; Thai is the reference. */
export type DepositWords = typeof words;
