import { createStore } from "zustand/vanilla";
import { openingOn, openingSelection } from "@/lib/domain/poy/conflicts";
import type { Offer } from "@/lib/domain/poy/offers";
import { type BetTypeKey, digitsOf, isPoyOption } from "@/lib/domain/poy/options";
import { phaseOf } from "@/lib/domain/rounds/phase";
import { epochMs } from "@/lib/domain/time/time";
import type { StoreDeps } from "../_core/registry";
import { slipActions } from "./edit";
import { liveActions } from "./live";
import { panelStorage } from "./panel-storage";
import type { BetSlip, BetSlipParts, Opening } from "./state";
import { slipStorage } from "./storage";
import { submissionActions } from "./submit";

/** Makes the store of one round for one page view. */
export function createBetSlip(needs: StoreDeps, { owner, round, offers, panel, inputMode = null }: Opening) {
  const storage = slipStorage(owner, round.betList.betId);
  return createStore<BetSlip>()((set, get) => {
    const panels = panelStorage(owner, round.betType);
    const parts: BetSlipParts = { needs, storage, panels, set, get };
    const selected = openingOptions(round.betGroup, offers, panel);
    return {
      owner,
      round,
      phase: phaseOf(round.betList, epochMs(round.serverTime)),
      offers,
      selected,
      typed: "",
      panel: selected[0] ? digitsOf(selected[0]) : 2,
      inputMode,
      lines: [],
      note: "",
      corrected: [],
      happened: null,
      refused: [],
      sending: { state: "draft" },
      leftOver: null,
      offered: null,
      isPricing: false,
      showPrices: (isPricing) => set({ isPricing }),
      ...slipActions(parts),
      ...submissionActions(parts),
      ...liveActions(parts),
    };
  });
}

/** The options of the last panel, else the default ones, as far as the round offers them; else its first option. */
function openingOptions(
  betGroup: string,
  offers: readonly Offer[],
  panel: Opening["panel"],
): readonly BetTypeKey[] {
  const offered = offers.map(({ option }) => option);
  const last = panel ? openingOn(panel, offered) : [];
  if (last.length > 0) return last;
  const usual = openingSelection(betGroup).filter((key) => isPoyOption(key) && offered.includes(key));
  return usual.length > 0 ? usual : offered.slice(-1);
}
