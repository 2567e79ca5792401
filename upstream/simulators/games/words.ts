/** Texts of the demo games in the site's languages. */
import { english } from "./words/en";
import type { GameWords } from "./words/game-words";
import { khmer } from "./words/km";
import { burmese } from "./words/my";
import { thai } from "./words/th";

export const gameWords: Readonly<Record<string, GameWords>> = {
  th: thai,
  en: english,
  km: khmer,
  my: burmese,
};
