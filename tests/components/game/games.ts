import type { GameWords } from "@/components/game/game-words";
import type { PartnerGame } from "@/lib/contract/partners";
import words from "@/locales/en/game.json";

export const gameWords: GameWords = words;

/** A demo game of the site. */
export const gameOf = (gameId: string, over: Partial<PartnerGame> = {}): PartnerGame => ({
  partner: "wl",
  gameList: "slots",
  gameId,
  name: gameId.replace(/-/g, " "),
  imageUrl: null,
  open: true,
  state: "open",
  category: "slots",
  isDemo: true,
  ...over,
});

/** A partner as the operator lists it, without any game of its own. */
export const partnerOf = (partner: string, over: Partial<PartnerGame> = {}): PartnerGame => ({
  ...gameOf("", { isDemo: false, open: false, state: "unconnected", category: "casino" }),
  partner,
  gameList: null,
  gameId: null,
  name: `House of ${partner}`,
  ...over,
});
