import { type Tally, tallyForged, tallyMutated } from "../../../../tests/support/draws/forgeries";
import type { Figure } from "../figure";
import type { DrawPart } from "./part";

const MUTATED = 10_000;
const FORGED = 1_000;

/**
 * Files that were changed, and draws recomputed with every hash right, checked on the page of the genuine round.
 */
export const forgedFiles: DrawPart = {
  name: "forged files",
  async run(seed) {
    const mutated = await tallyMutated(MUTATED, seed);
    const forged = await tallyForged(FORGED, seed);
    return [
      figure(`${MUTATED} mutated`, mutated, mutated.broken > MUTATED / 3 && mutated.otherDraws === 0),
      figure(
        `${FORGED} that agree with themselves`,
        forged,
        forged.broken === FORGED && forged.alone === FORGED,
      ),
    ];
  },
};

const figure = (what: string, tally: Tally, isSound: boolean): Figure => ({
  what,
  seen: `own ${tally.own}, broken ${tally.broken}, open ${tally.open}, unreadable ${tally.unreadable}; another draw that agrees with itself where nothing else is known ${tally.otherDraws}`,
  must: "own 0",
  holds: tally.own === 0 && isSound,
});
