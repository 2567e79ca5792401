import type words from "@/locales/th/affiliate.json";

/** The words of the invitations; Thai is the reference. */
export type AffiliateWords = typeof words;
