import { live } from "@/lib/client/realtime/live";
import { serverNow } from "@/lib/client/realtime/server-clock";
import { roundChannel } from "@/lib/contract/channels";
import { withCurrentRates, withCurrentTerms, withRate } from "@/lib/domain/poy/offers";
import type { SlipLine } from "@/lib/domain/poy/slip";
import { phaseOf } from "@/lib/domain/rounds/phase";
import { withUpdate } from "@/lib/domain/rounds/round-update";
import { askUntilStable, keepFresh } from "../slip/keep-fresh";
import { isEditable } from "../slip/submission";
import type { BetSlipParts, LiveActions } from "./state";

/** Applies outside changes to the store: rates, the round's state, the clock, another tab. */
export function liveActions({ needs, storage, set, get }: BetSlipParts): LiveActions {
  /** Pushes so far, and those of the round itself. */
  let heard = 0;
  let heardOfRound = 0;

  const tick = () => {
    const { round, phase } = get();
    const now = phaseOf(round.betList, serverNow());
    if (now !== phase) set({ phase: now });
  };
  /**
   * A better rate is applied at once. A worse one changes no line until the member accepts it. Lines on offer are shown
   * as they would be added now.
   */
  const applyTerms = () => {
    const { lines, offers, offered, offerLines } = get();
    if (isEditable(get())) set({ lines: withCurrentTerms(lines, offers) });
    if (offered) {
      const { old, poyNo, leftBy } = offered;
      offerLines(old, { ...(poyNo !== undefined && { poyNo }), ...(leftBy !== undefined && { leftBy }) });
    }
  };

  const readAnew = async () => {
    const [fresh, ...rates] = await askUntilStable(
      ask,
      () => heard,
      () => heardOfRound,
    );
    // A failed refresh is ignored: the upstream decides when the slip is submitted.
    if (fresh.status === "fulfilled") set({ round: fresh.value });
    set(({ offers }) => ({
      offers: offers.map((offer, at) => {
        const told = rates[at];
        return told?.status === "fulfilled" ? withCurrentRates(offer, told.value) : offer;
      }),
    }));
    applyTerms();
    tick();
  };
  const ask = () => {
    const { round, offers } = get();
    const { betId } = round.betList;
    return Promise.allSettled([
      needs.call("rounds", "oneBetList", {
        query: { id: betId },
      }),
      ...offers.map(({ option }) =>
        needs.call("numbers", "rateNow", {
          query: { betId, betType: option },
        }),
      ),
    ]);
  };

  return {
    rateMoved: ({ option, number, multiply }) => {
      heard += 1;
      // Every number of the option may follow its default rate; only the upstream knows which do.
      if (number === undefined) return void get().refresh();
      set(({ offers }) => ({ offers: withRate(offers, option, number, multiply) }));
      applyTerms();
    },
    roundMoved: (update) => {
      heard += 1;
      heardOfRound += 1;
      set(({ round }) => ({ round: withUpdate(round, update) }));
      tick();
      if (update.status === "settled" || update.status === "void") void get().refresh();
    },
    ...keepFresh({
      round: () => get().round,
      tick,
      readAnew,
      listen: (betId) => [
        live.on(roundChannel(betId), "rate-update", (message) => get().rateMoved(message)),
        live.on(roundChannel(betId), "round-update", (message) => get().roundMoved(message)),
        storage.onOtherTab(() => {
          if (!get().heardOtherTab()) return;
          const { lines: before, refused, corrected } = get();
          const { lines = [], note = "" } = storage.load() ?? {};
          // The other tab may have another bet under the same ref.
          const isSame = ({ ref }: { ref: string }) =>
            isSameBet(
              before.find((line) => line.ref === ref),
              lines.find((line) => line.ref === ref),
            );
          set({ lines, note, refused: refused.filter(isSame), corrected: corrected.filter(isSame) });
        }),
      ],
    }),
  };
}

const isSameBet = (one: SlipLine | undefined, other: SlipLine | undefined): boolean =>
  one !== undefined &&
  one.option === other?.option &&
  one.number === other.number &&
  one.price === other.price;
