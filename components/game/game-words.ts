import type words from "@/locales/th/game.json";

/** Messages of the games; Thai is the reference. */
export type GameWords = typeof words;
