import { createStore } from "zustand/vanilla";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import { type StoreDeps, storeHook } from "../_core/registry";

export interface Terms {
  /** The member has accepted the current terms in this page view. */
  isAccepted: boolean;
  isBusy: boolean;
  refusal: FaultCode | null;
  /** Accepts the version that this page shows. */
  accept: () => Promise<void>;
}

/** New terms, for a member who accepted older ones. */
const createTerms = ({ call }: Pick<StoreDeps, "call">) =>
  createStore<Terms>()((set, get) => ({
    isAccepted: false,
    isBusy: false,
    refusal: null,
    accept: async () => {
      if (get().isBusy) return;
      set({ isBusy: true, refusal: null });
      try {
        await call("terms", "acceptTerms", {
          headers: { "Accepted-Terms": TERMS_VERSION },
        });
        set({ isAccepted: true, isBusy: false });
      } catch (error) {
        set({ isBusy: false, refusal: isFault(error) ? error.code : "internal-error" });
      }
    },
  }));

export const useTerms = storeHook(createTerms);
