/**
 * The shots of the round on the screen: every shot, the member's own, and their result. The parts: list (rows,
 * each once), shooting (typing and sending), drawing (from the freeze to the result), storage (what this device
 * saw).
 */
import { createStore } from "zustand/vanilla";
import { afterInteraction } from "@/lib/client/page/after-interaction";
import { live } from "@/lib/client/realtime/live";
import { roundChannel } from "@/lib/contract/channels";
import type { YingSummary } from "@/lib/contract/yings";
import { type StoreDeps, storeHook } from "../_core/registry";
import { followDraw, withSummary } from "./drawing";
import { atSummary, hasGap, hasHole, mostShown, noShots, type ShotList, withShots } from "./list";
import { shootingActions } from "./shooting";
import type { ShotsKnown, Yings } from "./state";
import { saveCommitment, saveSeal } from "./storage";

/** The list that the page was rendered with. */
export const listOf = ({ summary, shots }: ShotsKnown): ShotList =>
  summary ? withShots(atSummary(noShots, summary), shots) : noShots;

/** Without a push for this long, the count is read. */
const CHECK_EVERY_MS = 8_000;
const MOST_TRIES = 3;
const afresh = {
  list: noShots,
  summary: null,
  state: "loading",
  typed: "",
  isShooting: false,
  lastShot: null,
  refusal: null,
  own: null,
  result: null,
} as const;

export const createYings = (needs: StoreDeps) =>
  createStore<Yings>()((set, get) => {
    const { call } = needs;
    let heardAtMs = 0;
    /** Keyed by round: an answer for the previous round must not be used for this one. */
    const reading = new Map<string, Promise<void>>();

    const ofThis = (betId: string) => get().betId === betId;

    const read = async (triesLeft = MOST_TRIES) => {
      const { betId, list } = get();
      if (!betId) return;
      try {
        const body = { betId };
        const summary = await call("yings", "summaryOfYings", {
          body,
        });
        const wanted = Math.min(mostShown, summary.count);
        const missing = hasHole(list) ? wanted : Math.min(wanted, summary.count - list.count);
        const rows =
          missing > 0
            ? await call("yings", "allYings", {
                query: { betId, limit: missing },
              })
            : [];
        if (!ofThis(betId)) return;
        keepPromises(summary);
        if (summary.waitMs > 0 && get().coolSeconds === 0) get().cool(summary.waitMs);
        set(({ list: now, summary: known }) => ({
          summary: withSummary(known, summary),
          state: "ready",
          list: withShots(atSummary(now, summary), rows),
        }));
        // There were shots between the two answers: the newest rows do not reach back to the count.
        const isShifted = (rows[0]?.seq ?? 0) > summary.count;
        if (isShifted && hasHole(get().list) && triesLeft > 1) await read(triesLeft - 1);
      } catch {
        if (ofThis(betId) && get().summary === null) set({ state: "failed" });
      }
    };

    return {
      ...afresh,
      betId: null,
      coolSeconds: 0,
      ...shootingActions(needs, set, get),
      refresh: () => {
        const betId = get().betId ?? "";
        const running = reading.get(betId) ?? read().finally(() => reading.delete(betId));
        reading.set(betId, running);
        return running;
      },
      askOutcome: async () => {
        const { betId } = get();
        if (!betId) return null;
        try {
          const round = await call("rounds", "oneBetList", {
            query: { id: betId },
          });
          if (round.betList.status === "settled") {
            const result = await call("yings", "oneYingResult", { body: { betId } });
            if (ofThis(betId)) set({ result });
          }
          return round;
        } catch {
          // The caller asks again in a moment.
          return null;
        }
      },
      follow: (betId, opening) => {
        const { summary, result } = opening;
        if (!ofThis(betId)) {
          const list = listOf(opening);
          set({ ...afresh, betId, summary, result, list, state: summary ? "ready" : "loading" });
        }
        if (summary) keepPromises(summary);
        const channel = roundChannel(betId);
        const stops = [
          live.on(channel, "ying", (message) => {
            if (message.betId !== betId || !ofThis(betId)) return;
            heardAtMs = Date.now();
            set(({ list }) => ({ list: withShots(list, [{ ...message, mine: false }]) }));
            if (hasGap(get().list)) void get().refresh();
          }),
          ...followDraw(betId, set, get, () => {
            heardAtMs = Date.now();
          }),
          live.onReconnect(() => void get().refresh()),
        ];
        const looked = () => {
          if (document.visibilityState === "visible") void get().refresh();
        };
        const timer = setInterval(() => {
          if (Date.now() - heardAtMs >= CHECK_EVERY_MS) looked();
        }, CHECK_EVERY_MS);
        document.addEventListener("visibilitychange", looked);
        // The first paint uses what the page was rendered with; without it there is nothing to show yet.
        void (summary ? afterInteraction() : Promise.resolve()).then(() => get().refresh());
        return () => {
          for (const stop of stops) stop();
          clearInterval(timer);
          document.removeEventListener("visibilitychange", looked);
        };
      },
    };
  });

export const useYings = storeHook(createYings);

function keepPromises({ betId, commitment, seal }: YingSummary): void {
  if (commitment) saveCommitment(betId, commitment);
  if (seal) saveSeal(betId, seal);
}
