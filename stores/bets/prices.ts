import type { Satang } from "@/lib/domain/money";
import * as slip from "@/lib/domain/poy/slip";
import type { BetSlipParts, CorrectedPrice, PriceActions } from "./state";

/** What the slip passes in: its function for edits, which clears the corrections of the edited lines. */
interface SlipPage {
  change: (next: (lines: readonly slip.SlipLine[]) => readonly slip.SlipLine[]) => void;
}

/** Sets prices as they are typed, and reports which had to be corrected. */
export function priceActions({ set, get }: BetSlipParts, { change }: SlipPage): PriceActions {
  let acts = 0;
  const give = (
    price: Satang,
    fits: (line: slip.SlipLine) => boolean,
    next: Parameters<typeof change>[0],
  ) => {
    if (!get().mayChange()) return;
    acts += 1;
    const corrected = get()
      .lines.filter(fits)
      .flatMap((line): CorrectedPrice[] => {
        const correction = slip.correctionOf(price, line);
        return correction ? [{ ref: line.ref, at: acts, ...correction }] : [];
      });
    change(next);
    set((room) => ({ corrected: [...room.corrected, ...corrected] }));
  };
  return {
    setPrice: (ref, price) =>
      give(
        price,
        (line) => line.ref === ref,
        (lines) => slip.setPrice(lines, ref, price),
      ),
    setAllPrices: (price) =>
      give(
        price,
        () => true,
        (lines) => slip.setAllPrices(lines, price),
      ),
  };
}

/** The corrections of the last action that made any. */
export function lastCorrected(corrected: readonly CorrectedPrice[]): readonly CorrectedPrice[] {
  const last = corrected.at(-1)?.at;
  return corrected.filter(({ at }) => at === last);
}
