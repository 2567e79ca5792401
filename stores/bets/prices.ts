import type { Satang } from "@/lib/domain/money";
import * as slip from "@/lib/domain/poy/slip";
import type { BetSlipParts, CorrectedPrice, PriceActions } from "./state";

/** What the slip passes in: its function for edits, which clears the corrections of the edited lines. */
interface SlipPage {
  change: (next: (lines: readonly slip.SlipLine[]) => readonly slip.SlipLine[]) => void;
}

/** Sets prices as they are typed, and reports which had to be corrected. */
export function priceActions({ set, get }: BetSlipParts, { change }: SlipPage): PriceActions {
  const give = (priceOf: (line: slip.SlipLine) => Satang | undefined, next: Parameters<typeof change>[0]) => {
    if (!get().mayChange()) return;
    const made = get().lines.flatMap((line) => {
      const price = priceOf(line);
      const correction = price === undefined ? null : slip.correctionOf(price, line);
      return correction ? [{ ref: line.ref, ...correction }] : [];
    });
    change(next);
    set(({ corrected }) => ({ corrected: withCorrections(corrected, made) }));
  };
  return {
    setPrice: (ref, price) =>
      give(
        (line) => (line.ref === ref ? price : undefined),
        (lines) => slip.setPrice(lines, ref, price),
      ),
    setAllPrices: (price) =>
      give(
        () => price,
        (lines) => slip.setAllPrices(lines, price),
      ),
    setOptionPrices: (of) =>
      give(
        (line) => of[line.option],
        (lines) => slip.setOptionPrices(lines, of),
      ),
  };
}

/** The corrections that are still shown, and behind them those of one more action. */
export function withCorrections(
  shown: readonly CorrectedPrice[],
  made: readonly Omit<CorrectedPrice, "at">[],
): readonly CorrectedPrice[] {
  const at = (shown.at(-1)?.at ?? 0) + 1;
  return [...shown, ...made.map((one) => ({ ...one, at }))];
}

/** The corrections of the last action that made any. */
export function lastCorrected(corrected: readonly CorrectedPrice[]): readonly CorrectedPrice[] {
  const last = corrected.at(-1)?.at;
  return corrected.filter(({ at }) => at === last);
}
