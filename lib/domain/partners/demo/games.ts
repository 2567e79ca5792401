/** The demo provider's games, and the return of each to players in per cent. */
import { fishPrawnCrab } from "./fish-prawn-crab";
import type { DemoGame } from "./game";
import { goldenLotus } from "./golden-lotus";
import { hiLo } from "./hi-lo";

export const demoGames: readonly DemoGame[] = [goldenLotus, hiLo, fishPrawnCrab];

export const findDemoGame = (id: string): DemoGame | null => demoGames.find((game) => game.id === id) ?? null;

/** By game and place, as players are told; a test counts every possible outcome. */
export const statedReturns: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "golden-lotus": { line: 95.98 },
  "hi-lo": { low: 97.22, high: 97.22, eleven: 96.25 },
  "fish-prawn-crab": { fish: 95.83, prawn: 95.83, crab: 95.83, rooster: 95.83, gourd: 95.83, tiger: 95.83 },
};
