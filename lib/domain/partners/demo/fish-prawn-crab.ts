/** A board with six pictures and three dice: a picture pays by how many dice show it. */
import { threeDice } from "./chance";
import type { DemoGame } from "./game";

/** In the order of the dice's faces. */
export const boardPictures = ["fish", "prawn", "crab", "rooster", "gourd", "tiger"] as const;

/** Times the stake, the stake included, by how many of the dice show the picture. */
export const boardPays = [0, 2, 3, 12] as const;

export const fishPrawnCrab: DemoGame = {
  id: "fish-prawn-crab",
  places: boardPictures,
  play(bytes, stakes) {
    const shown = threeDice(bytes);
    const wins = Object.entries(stakes).map(([place, stake]) => {
      const hits = shown.filter((face) => boardPictures[face] === place).length;
      return { place, win: stake * (boardPays[hits] ?? 0) };
    });
    return { shown, wins };
  },
};
