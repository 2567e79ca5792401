import { createStore } from "zustand/vanilla";
import type { Turnover } from "@/lib/contract/turnovers";
import { hearLive } from "./_core/live-hints";
import { type Needs, type ShelfInitial, shelved } from "./_core/registry";
import { singleFlight } from "./_core/single-flight";

export interface CreditStatus {
  /** Whether credit can be withdrawn, what is left to stake and for which kind of credit; null until it is known. */
  turnover: Turnover | null;
  /** The last question failed: what is shown may be old. */
  isStale: boolean;
  /** Takes what the server rendered. */
  open: (turnover: Turnover) => void;
  /** Asks anew, once at a time, and once more for all who asked meanwhile. */
  refresh: () => Promise<void>;
  /** Follows the member's money, which every drawn slip moves, until the returned function is called. */
  listen: () => () => void;
}

/** What stands between a member's credit and its withdrawal. */
export const createCreditStatus = ({ call }: Needs, { session }: Pick<ShelfInitial, "session">) =>
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

export const useCreditStatus = shelved(createCreditStatus);
