import { createStore } from "zustand/vanilla";
import type { Turnover } from "@/lib/contract/turnovers";
import { hearLive } from "./_core/live-hints";
import { type InitialState, type StoreDeps, storeHook } from "./_core/registry";
import { singleFlight } from "./_core/single-flight";

export interface CreditStatus {
  /** Whether credit can be withdrawn, what is left to stake and for which kind of credit; null until it is known. */
  turnover: Turnover | null;
  /** The last request failed: what is shown may be old. */
  isStale: boolean;
  /** Takes what the server rendered. */
  open: (turnover: Turnover) => void;
  /** Reads the status again, single-flight with one trailing run. */
  refresh: () => Promise<void>;
  /** Subscribes to the member's money, which every settled slip changes, until the returned function is called. */
  listen: () => () => void;
}

/** The turnover that is left before a member's credit can be withdrawn. */
export const createCreditStatus = ({ call }: StoreDeps, { session }: Pick<InitialState, "session">) =>
  createStore<CreditStatus>()((set, get) => {
    const askOnce = singleFlight();
    const ask = async () => {
      try {
        set({ turnover: await call("turnovers", "oneTurnover", {}), isStale: false });
      } catch {
        set({ isStale: true });
      }
    };
    return {
      turnover: null,
      isStale: false,
      open: (turnover) => set({ turnover, isStale: false }),
      refresh: () => askOnce("turnover", ask),
      listen: () => {
        const again = () => void get().refresh();
        return hearLive(session, "money-update", again, again);
      },
    };
  });

export const useCreditStatus = storeHook(createCreditStatus);
