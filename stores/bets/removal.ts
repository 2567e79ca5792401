import type { Pick } from "@/lib/domain/poy/helpers";
import { nextBatch } from "@/lib/domain/poy/import-lines";
import { withCurrentTerms } from "@/lib/domain/poy/offers";
import { digitsOf, poyOptions } from "@/lib/domain/poy/options";
import { cutDuplicates, type SlipLine, totalOf } from "@/lib/domain/poy/slip";
import type { BetSlipParts, KeyFeedback, RemovalActions } from "./state";

/** What the slip passes in: its functions for edits, additions, and the line that says what happened. */
interface SlipPage {
  change: (next: (lines: readonly SlipLine[]) => readonly SlipLine[]) => void;
  add: (picks: readonly Pick[]) => void;
  happened: (what: KeyFeedback["what"], n: number, more?: Partial<KeyFeedback>) => void;
}

/** Takes single numbers off the slip, keeps them, and restores them. */
export function removalActions({ get }: BetSlipParts, { change, add, happened }: SlipPage): RemovalActions {
  let takenOff: readonly SlipLine[] = [];

  /** `left`: how many lines of the same number stay. */
  const takeOff = (gone: readonly SlipLine[], left: number) => {
    const [first] = gone;
    if (!first || !get().mayChange()) return;
    takenOff = gone;
    change((all) => all.filter((line) => !gone.includes(line)));
    happened("taken-off", gone.length, { number: first.number, left });
  };

  return {
    toggle: (number) => {
      const { selected, lines } = get();
      const markets = poyOptions.filter((one) => selected.includes(one) && digitsOf(one) === number.length);
      if (markets.length === 0) return happened("choose-first", 0);
      const on = lines.filter((line) => line.number === number && markets.includes(line.option));
      if (on.length === 0) return add(markets.map((option) => ({ option, number })));
      const newest = Math.max(...on.map((line) => line.add));
      const gone = on.filter((line) => line.add === newest);
      takeOff(gone, on.length - gone.length);
    },
    takeOff: (refs) => {
      takeOff(
        get().lines.filter(({ ref }) => refs.includes(ref)),
        0,
      );
    },
    cutDuplicates: () => {
      const { lines } = get();
      const kept = new Set(cutDuplicates(lines));
      const gone = lines.filter((line) => !kept.has(line));
      if (gone.length === 0 || !get().mayChange()) return;
      takenOff = gone;
      change((all) => all.filter((line) => kept.has(line)));
      happened("cut", gone.length, { stake: totalOf(gone) });
    },
    putBack: () => {
      const what = get().happened?.what;
      if ((what !== "taken-off" && what !== "cut") || !get().mayChange()) return;
      // A new batch: lines that were added meanwhile may use the old refs.
      const batch = nextBatch(get().lines);
      const back = withCurrentTerms(takenOff, get().offers).map((line, at) => ({
        ...line,
        add: batch,
        ref: `${batch}-${at + 1}`,
      }));
      change((lines) => [...lines, ...back]);
      happened("added", back.length, { number: back[0]?.number });
    },
  };
}
