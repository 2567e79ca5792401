import { live } from "@/lib/client/realtime/live";
import { serverNow } from "@/lib/client/realtime/server-clock";
import { roundChannel } from "@/lib/contract/channels";
import { Fault } from "@/lib/contract/fault";
import { importSets } from "@/lib/domain/four-digit/import-sets";
import { leftIn, setTermsOf } from "@/lib/domain/four-digit/terms";
import { phaseOf } from "@/lib/domain/rounds/phase";
import { withUpdate } from "@/lib/domain/rounds/round-update";
import { askUntilStable, type Freshness, keepFresh } from "../slip/keep-fresh";
import type { SetSlipParts } from "./state";

/** Applies outside changes to the store of sets: the round's state, what is left, the clock, another tab. */
export function setLive({ needs, storage, set, get }: SetSlipParts): Freshness {
  /** Pushes so far. */
  let heard = 0;

  const tick = () => {
    const phase = phaseOf(get().round.betList, serverNow());
    if (phase !== get().phase) set({ phase });
  };

  const readAnew = async () => {
    const [round, quotas] = await askUntilStable(ask, () => heard);
    // A failed refresh is ignored: the upstream decides when sets are submitted.
    if (round.status === "fulfilled") set({ round: round.value });
    if (quotas.status === "fulfilled") {
      const terms = setTermsOf(quotas.value);
      const { offered } = get();
      // Sets on offer are shown as they would be added now.
      set({ terms, offered: offered && { ...offered, ...importSets(offered.old, leftIn(terms)) } });
    }
    tick();
  };
  const ask = () => {
    const { betId } = get().round.betList;
    return Promise.allSettled([
      needs.call("rounds", "oneBetList", {
        query: { id: betId },
      }),
      // An upstream that told no prizes has no call for them.
      get().terms.prizes.length === 0
        ? Promise.reject(new Fault("not-offered"))
        : needs.call("lotteries", "lottery4dQuotas", {
            query: { betId },
          }),
    ]);
  };

  return keepFresh({
    round: () => get().round,
    tick,
    readAnew,
    listen: (betId) => [
      live.on(roundChannel(betId), "round-update", (update) => {
        heard += 1;
        set({ round: withUpdate(get().round, update) });
        tick();
        const { status } = update;
        if (status === "settled" || status === "void") void get().refresh();
      }),
      storage.onOtherTab(() => {
        if (get().heardOtherTab()) set({ rows: storage.load()?.rows ?? [] });
      }),
    ],
  });
}
