import type words from "@/locales/th/affiliate.json";

/** Messages of the affiliate page; Thai is the reference. */
export type AffiliateWords = typeof words;
