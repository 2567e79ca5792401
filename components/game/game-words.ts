import type words from "@/locales/th/game.json";

/** The words of the games; Thai is the reference. */
export type GameWords = typeof words;
