import { importLines, nextBatch, type OldLine, spaceFor } from "@/lib/domain/poy/import-lines";
import { termsIn } from "@/lib/domain/poy/offers";
import type { SlipLine } from "@/lib/domain/poy/slip";
import { correctionsOf, withCorrections } from "./prices";
import type { BetSlipParts, ImportActions } from "./state";

/** What the slip passes in: its function for edits, and the snackbar. */
interface SlipPage {
  change: (next: (lines: readonly SlipLine[]) => readonly SlipLine[]) => void;
  happened: (what: "added", n: number) => void;
}

/** Imports lines to the slip: from an old slip, a number set or pasted text. */
export function importActions(
  { needs, storage, set, get }: BetSlipParts,
  { change, happened }: SlipPage,
): ImportActions {
  const judge = (old: readonly OldLine[]) => {
    const { offers, lines } = get();
    return importLines(old, (option, number) => termsIn(offers, option, number), nextBatch(lines));
  };
  return {
    offerLines: (old, from = {}) => set({ offered: { ...judge(old), ...from, old } }),
    pullPoy: async (poyId, signal) => {
      const query = { id: poyId };
      const { poyNo, poyListJson } = await needs.call("poys", "onePoy", { query, ...(signal && { signal }) });
      if (signal?.aborted) return;
      get().offerLines(poyListJson, { poyNo });
    },
    acceptImport: (way) => {
      const { offered, lines } = get();
      if (!offered || !get().mayChange()) return;
      // Validated again: rates may have changed, or another tab the slip, while the sheet was open.
      const judged = judge(offered.old);
      const { fits } = judged;
      const there = way === "replace" ? [] : lines;
      const taken = fits.slice(0, spaceFor(there.length, fits.length));
      set({ offered: null });
      if (taken.length === 0) return;
      change(() => [...there, ...taken]);
      const refs = new Set(taken.map(({ ref }) => ref));
      const made = correctionsOf(judged).filter(({ ref }) => refs.has(ref));
      set(({ corrected }) => ({ corrected: withCorrections(corrected, made) }));
      if (offered.leftBy) {
        storage.forgetLeftOver(offered.leftBy);
        set({ leftOver: null });
      }
      happened("added", taken.length);
    },
    dismissImport: () => set({ offered: null }),
  };
}
