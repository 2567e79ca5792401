import { createStore } from "zustand/vanilla";
import { newIdempotencyKey } from "@/lib/client/calls/idempotency-key";
import type { AfSummary, AfTransaction } from "@/lib/contract/affiliate";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import type { Satang } from "@/lib/domain/money/money";
import { affiliateWindow } from "@/lib/domain/money/transactions";
import { isAmbiguous } from "./_core/ambiguous-outcome";
import { hearLive } from "./_core/live-hints";
import { type InitialState, type StoreDeps, storeHook } from "./_core/registry";
import { singleFlight } from "./_core/single-flight";

/** The affiliate income, as the server knew it when it rendered the page. */
export interface AfOverview {
  summary: AfSummary;
  afMoney: Satang;
  /** Newest first; null where the list could not be read. */
  rows: AfTransaction[] | null;
}

/** Runs an action; asks the member for their PIN first where the upstream requires it. */
type Confirmed = <Done>(act: () => Promise<Done>) => Promise<Done>;

export interface AfCashs {
  overview: AfOverview | null;
  isMoving: boolean;
  /** The last request failed: what is shown may be old. */
  isStale: boolean;
  /** Why the last transfer was refused; cleared by the next one. */
  refusal: FaultCode | null;
  open: (overview: AfOverview) => void;
  /** Reads everything again, single-flight with one trailing run. */
  refresh: () => Promise<void>;
  /** Moves an amount (satang) to credit. True once it is moved. */
  move: (amount: Satang, confirmed: Confirmed) => Promise<boolean>;
  /** Subscribes to the member's money and reconnects until the returned function is called. */
  listen: () => () => void;
}

/** A member's affiliate money. */
export const createAfCashs = ({ call }: StoreDeps, { session }: Pick<InitialState, "session">) =>
  createStore<AfCashs>()((set, get) => {
    /** The key is kept until there is a definite answer, so a retry cannot move the amount twice. */
    let attempt: { amount: Satang; key: string } | undefined;
    const askOnce = singleFlight();

    const ask = async () => {
      try {
        const [summary, { afMoney }, rows] = await Promise.all([
          call("affiliate", "afSummary", {}),
          call("credit", "afCashs", {}),
          call("affiliate", "allAfTransactions", {
            body: affiliateWindow(Date.now()),
          }),
        ]);
        set({ overview: { summary, afMoney, rows }, isStale: false });
      } catch {
        set({ isStale: true });
      }
    };
    const refresh = () => askOnce("af-cashs", ask);

    return {
      overview: null,
      isMoving: false,
      isStale: false,
      refusal: null,
      open: (overview) => set({ overview, isStale: false, refusal: null }),
      refresh,
      move: async (amount, confirmed) => {
        if (get().isMoving) return false;
        set({ isMoving: true, refusal: null });
        if (attempt?.amount !== amount) attempt = { amount, key: newIdempotencyKey() };
        const { key } = attempt;
        try {
          const { afMoney } = await confirmed(() =>
            call("affiliate", "moveAfCash", { body: { amount }, key }),
          );
          attempt = undefined;
          const { overview } = get();
          if (overview) set({ overview: { ...overview, afMoney } });
          return true;
        } catch (error) {
          if (!isAmbiguous(error)) attempt = undefined;
          set({ refusal: isFault(error) ? error.code : "internal-error" });
          return false;
        } finally {
          set({ isMoving: false });
          void refresh();
        }
      },
      listen: () =>
        hearLive(
          session,
          "money-update",
          () => void refresh(),
          () => void refresh(),
        ),
    };
  });

export const useAfCashs = storeHook(createAfCashs);
