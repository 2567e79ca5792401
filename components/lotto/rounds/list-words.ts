import type { MessagePath } from "@/lib/i18n/pick-messages";

/** The messages of the list of markets; the bet page's, which are most of `lotto`, are not among them. */
export const listWords: readonly MessagePath[] = [
  "lotto.allMarkets",
  "lotto.list",
  "lotto.status",
  "market.groups",
  "market.options.teng_bon_3",
  "market.reasons",
  "market.sections",
  "yeekee.round",
  "yeekee.grid",
];
