import { importSets, joinSets } from "@/lib/domain/four-digit/import-sets";
import type { SetRow } from "@/lib/domain/four-digit/slip";
import { leftIn } from "@/lib/domain/four-digit/terms";
import type { SetImportActions, SetSlipParts } from "./state";

/** Imports sets of an old slip. */
export function setImportActions(
  { needs, set, get }: SetSlipParts,
  change: (rows: readonly SetRow[]) => void,
): SetImportActions {
  return {
    pullPoy: async (poyId, signal) => {
      const query = { id: poyId };
      const { poyNo, setListJson = [] } = await needs.call("poys", "onePoy", {
        query,
        ...(signal && { signal }),
      });
      if (signal?.aborted) return;
      const old = setListJson.map(({ number, sets }) => ({ number, sets }));
      set({ offered: { ...importSets(old, leftIn(get().terms)), old, poyNo } });
    },
    acceptImport: (way) => {
      const { offered, rows, terms } = get();
      if (!offered || !get().mayChange()) return;
      // Validated again: others may have bought sets, or another tab changed the slip, while the sheet was open.
      const leftOf = leftIn(terms);
      const { fits } = importSets(offered.old, leftOf);
      set({ offered: null });
      if (fits.length > 0) change(joinSets(way === "replace" ? [] : rows, fits, leftOf));
    },
    dismissImport: () => set({ offered: null }),
  };
}
