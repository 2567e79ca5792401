import type { PoyLineOutcome, PoyStatus } from "@/lib/contract/poys";
import type { PoyOption } from "@/lib/domain/poy/options";
import type words from "@/locales/th/poy.json";

/** The words of the slips' area; Thai is the reference. */
export type PoyWords = typeof words;

/** Names that come with the markets: of options, and of markets by betType. */
export interface PoyNames {
  markets: Readonly<Record<string, string>>;
  options: Record<PoyOption, string>;
}

export type StatusWords = Record<PoyStatus, string>;
export type OutcomeWords = Record<PoyLineOutcome, string>;
