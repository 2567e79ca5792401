import type { SetRow } from "@/lib/domain/sets/slip";
import { joinSets, type SetsTakenIn, takeInSets } from "@/lib/domain/sets/take-in";
import type { SetRoomParts } from "./sets-room";
import { leftIn } from "./sets-terms";

/** Sets of an old slip on offer, judged by what is left in this round. Nothing of them is dropped without being told. */
export interface SetsOffered extends SetsTakenIn {
  old: readonly SetRow[];
  poyNo: number;
}

export interface SetTakeInActions {
  /** Fetches an old slip of the member and offers its sets, unless it is called off. Throws the call's Fault. */
  pullPoy: (poyId: string, signal?: AbortSignal) => Promise<void>;
  /** Puts them on the slip, beside what is there or in its place. The slip changes with this alone. */
  takeIn: (way: "add" | "replace") => void;
  /** Leaves the slip as it is. */
  dropOffered: () => void;
}

export function setTakeInActions(
  { needs, set, get }: SetRoomParts,
  change: (rows: readonly SetRow[]) => void,
): SetTakeInActions {
  return {
    pullPoy: async (poyId, signal) => {
      const query = { id: poyId };
      const entry = () => import("@/lib/contract/poys").then((noun) => noun.onePoy);
      const { poyNo, setListJson = [] } = await needs.call(entry, { query, ...(signal && { signal }) });
      if (signal?.aborted) return;
      const old = setListJson.map(({ number, sets }) => ({ number, sets }));
      set({ offered: { ...takeInSets(old, leftIn(get().terms)), old, poyNo } });
    },
    takeIn: (way) => {
      const { offered, rows, terms } = get();
      if (!offered || !get().mayChange()) return;
      // Judged again: others may have taken sets, or another tab changed the slip, while the sheet stood open.
      const leftOf = leftIn(terms);
      const { fits } = takeInSets(offered.old, leftOf);
      set({ offered: null });
      if (fits.length > 0) change(joinSets(way === "replace" ? [] : rows, fits, leftOf));
    },
    dropOffered: () => set({ offered: null }),
  };
}
