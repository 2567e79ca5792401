import type { ImportedLines } from "@/lib/domain/poy/import-lines";
import * as slip from "@/lib/domain/poy/slip";
import type { CorrectedPrice, PriceActions } from "./state";

/** What the slip passes in: its function for edits, which clears the corrections of the edited lines. */
interface SlipPage {
  change: (next: (lines: readonly slip.SlipLine[]) => readonly slip.SlipLine[]) => void;
}

/** Sets prices as they are typed. One out of bounds stays as it is, and the slip is not sent with it. */
export function priceActions({ change }: SlipPage): PriceActions {
  return {
    setPrice: (ref, price) => change((lines) => slip.setPrice(lines, ref, price)),
    setAllPrices: (price) => change((lines) => slip.setAllPrices(lines, price)),
    setOptionPrices: (of) => change((lines) => slip.setOptionPrices(lines, of)),
  };
}

/** The corrections of lines that were imported. */
export const correctionsOf = (
  imported: Pick<ImportedLines, "repriced">,
): readonly Omit<CorrectedPrice, "at">[] =>
  imported.repriced.map(({ ref, asked, price: taken }) => ({
    ref,
    bound: taken < asked ? "max" : "min",
    asked,
    taken,
  }));

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
