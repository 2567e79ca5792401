/** The demo provider's games. */
import { fishPrawnCrab } from "./fish-prawn-crab";
import type { DemoGame } from "./game";
import { goldenLotus } from "./golden-lotus";
import { hiLo } from "./hi-lo";

export const demoGames: readonly DemoGame[] = [goldenLotus, hiLo, fishPrawnCrab];

export const findDemoGame = (id: string): DemoGame | null => demoGames.find((game) => game.id === id) ?? null;
