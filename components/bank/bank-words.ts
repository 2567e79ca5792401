import type words from "@/locales/th/bank.json";

/** The words of the bank area; Thai is the reference. */
export type BankWords = typeof words;
