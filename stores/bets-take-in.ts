import type { SlipLine } from "@/lib/domain/poy/slip";
import { nextBatch, type OldLine, roomFor, type TakenIn, takeIn } from "@/lib/domain/poy/take-in";
import type { RoomParts } from "./bets-room";
import { termsIn } from "./bets-terms";

/** Lines on offer to a slip, judged by the round's terms. Nothing of them is dropped without being told. */
export interface Offered extends TakenIn {
  old: readonly OldLine[];
  /** The old slip they come from, for the sheet's words; absent where they come from elsewhere. */
  poyNo?: number;
  /** The closed round that left them behind: what is kept of it goes once they are on the slip. */
  leftBy?: string;
}

/** Lines from elsewhere, an old slip, a number set or a pasted text, on their way to the slip. */
export interface TakeInActions {
  /** Opens the sheet that says what this round makes of them. The slip changes with `takeIn` alone. */
  offerLines: (old: readonly OldLine[], from?: Pick<Offered, "poyNo" | "leftBy">) => void;
  /** Fetches an old slip of the member and offers its lines, unless it is called off. Throws the call's Fault. */
  pullPoy: (poyId: string, signal?: AbortSignal) => Promise<void>;
  /** Puts them on the slip, beside what is there or in its place, as one batch and as many as there is room for. */
  takeIn: (way: "add" | "replace") => void;
  /** Leaves the slip as it is. */
  dropOffered: () => void;
}

/** What the slip lends to this: its one way to change lines, and the line that says what happened. */
interface SlipHand {
  change: (next: (lines: readonly SlipLine[]) => readonly SlipLine[]) => void;
  happened: (what: "added", n: number) => void;
}

export function takeInActions(
  { needs, storage, set, get }: RoomParts,
  { change, happened }: SlipHand,
): TakeInActions {
  const judge = (old: readonly OldLine[]) => {
    const { offers, lines } = get();
    return takeIn(old, (option, number) => termsIn(offers, option, number), nextBatch(lines));
  };
  return {
    offerLines: (old, from = {}) => set({ offered: { ...judge(old), ...from, old } }),
    pullPoy: async (poyId, signal) => {
      const query = { id: poyId };
      const entry = () => import("@/lib/contract/poys").then((noun) => noun.onePoy);
      const { poyNo, poyListJson } = await needs.call(entry, { query, ...(signal && { signal }) });
      if (signal?.aborted) return;
      get().offerLines(poyListJson, { poyNo });
    },
    takeIn: (way) => {
      const { offered, lines } = get();
      if (!offered || !get().mayChange()) return;
      // Judged again: rates may have moved, or another tab the slip, while the sheet stood open.
      const { fits } = judge(offered.old);
      const there = way === "replace" ? [] : lines;
      const taken = fits.slice(0, roomFor(there.length, fits.length));
      set({ offered: null });
      if (taken.length === 0) return;
      change(() => [...there, ...taken]);
      if (offered.leftBy) {
        storage.forgetLeftOver(offered.leftBy);
        set({ leftOver: null });
      }
      happened("added", taken.length);
    },
    dropOffered: () => set({ offered: null }),
  };
}
