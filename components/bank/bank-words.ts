import type words from "@/locales/th/bank.json";

/** Messages of the bank pages; Thai is the reference. */
export type BankWords = typeof words;
