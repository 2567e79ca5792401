import Cookies from "js-cookie";
import { createStore } from "zustand/vanilla";
import type { BodyOf } from "@/lib/contract/endpoint";
import type { LimitsState, setPlayerLimits } from "@/lib/contract/player-limits";
import { LIMITS_ASKED_COOKIE } from "@/lib/domain/members/player-limits";
import { type StoreDeps, storeHook } from "../_core/registry";

export type LimitsChange = BodyOf<typeof setPlayerLimits>;

export interface Limits {
  /** The limits in force, their use and pending changes; null until the page hands them over. */
  limitsState: LimitsState | null;
  /** Takes what the server rendered, which replaces anything of an earlier visit. */
  open: (limitsState: LimitsState) => void;
  /** @throws Fault; `needs-pin` after a period without the PIN */
  change: (change: LimitsChange) => Promise<LimitsState>;
  /** Self-exclusion requires the PIN in every session. @throws Fault; `password-wrong` */
  exclude: (untilIso: string, password: string) => Promise<LimitsState>;
  /** The member declined limits; they are not asked again on this device. */
  skipAsk: () => void;
}

const YEAR_DAYS = 365;

/** The limits that members set for themselves. */
export const createLimits = ({ call }: StoreDeps) =>
  createStore<Limits>()((set, get) => ({
    limitsState: null,
    open: (limitsState) => set({ limitsState }),
    change: async (change) => {
      const limitsState = await call("playerLimits", "setPlayerLimits", { body: change });
      set({ limitsState });
      return limitsState;
    },
    exclude: async (untilIso, password) => {
      await call("users", "confirmPin", {
        body: { password },
      });
      return get().change({ selfExcludedUntil: untilIso });
    },
    skipAsk: () => void Cookies.set(LIMITS_ASKED_COOKIE, "1", { expires: YEAR_DAYS, sameSite: "lax" }),
  }));

export const useLimits = storeHook(createLimits);
