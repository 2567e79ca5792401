import { createStore } from "zustand/vanilla";
import type { Poy, PoyStatus } from "@/lib/contract/poys";
import { SECOND_MS } from "@/lib/domain/time/time";
import { hearEvents } from "../_core/live-hints";
import { type InitialState, type StoreDeps, storeHook } from "../_core/registry";

export interface SettledSlips {
  /** Slips that won while this page was open and were not dismissed, newest first; at most `winsShown`. */
  wins: readonly Poy[];
  /** Further slips that won. */
  moreWins: number;
  /** Slips that were lost together, where none of them won. */
  losses: number;
  /** The round whose page shows the outcome of the member's slips itself; null on every other page. */
  shownRound: string | null;
  /** Until the returned function is called, this round's page shows it. */
  showRound: (betId: string) => () => void;
  /** Gathers the slips that are settled from now on, until the returned function is called. */
  watch: () => () => void;
  dismiss: () => void;
}

export const winsShown = 3;

/**
 * The slips of a round are settled together: those that won have an event each, those that lost one for all. What comes
 * within this time is told together.
 */
export const GATHER_MS = SECOND_MS;

/** What came of the member's slips while they look at any page. */
export const createSettledSlips = ({ call }: StoreDeps, { session }: Pick<InitialState, "session">) =>
  createStore<SettledSlips>()((set, get) => {
    const readSlip = async (poyId: string): Promise<Poy | null> => {
      const query = { id: poyId };
      // Without an answer it stays untold here; the notification and the slip say it.
      return call("poys", "onePoy", { query }).catch(() => null);
    };
    const tell = async (settled: ReadonlyMap<string, PoyStatus>, more: ReadonlyMap<string, number>) => {
      const idsOf = (status: PoyStatus) => [...settled].filter(([, is]) => is === status).map(([id]) => id);
      const won = idsOf("won");
      const losses = idsOf("lost").length + [...more.values()].reduce((sum, lost) => sum + lost, 0);
      if (won.length === 0) {
        // A loss never replaces a win that is still shown.
        if (losses > 0 && get().wins.length === 0) set({ losses });
        return;
      }
      const slips = await Promise.all(won.slice(-winsShown).reverse().map(readSlip));
      const read = slips.filter((slip): slip is Poy => slip?.status === "won");
      if (read.length === 0) return;
      // Those of an earlier round are still shown: they move down.
      const { wins: before, moreWins } = get();
      const wins = [...read, ...before].slice(0, winsShown);
      set({ wins, moreWins: before.length + moreWins + won.length - wins.length, losses: 0 });
    };

    return {
      wins: [],
      moreWins: 0,
      losses: 0,
      shownRound: null,
      showRound: (betId) => {
        set({ shownRound: betId });
        return () => {
          if (get().shownRound === betId) set({ shownRound: null });
        };
      },
      watch: () => {
        let settled = new Map<string, PoyStatus>();
        let lost = new Map<string, number>();
        let timer: ReturnType<typeof setTimeout> | undefined;
        const tellSoon = () => {
          timer ??= setTimeout(() => {
            timer = undefined;
            const gathered = [settled, lost] as const;
            settled = new Map();
            lost = new Map();
            void tell(...gathered);
          }, GATHER_MS);
        };
        const stop = hearEvents(
          session,
          {
            "poy-update": ({ poyId, status }) => {
              if (status !== "won" && status !== "lost") return;
              settled.set(poyId, status);
              tellSoon();
            },
            "round-settled": (round) => {
              lost.set(round.betId, round.lost);
              tellSoon();
            },
          },
          () => undefined,
        );
        return () => {
          stop();
          clearTimeout(timer);
          timer = undefined;
        };
      },
      dismiss: () => set({ wins: [], moreWins: 0, losses: 0 }),
    };
  });

export const useSettledSlips = storeHook(createSettledSlips);
