import Cookies from "js-cookie";
import { createStore } from "zustand/vanilla";
import type { BodyOf } from "@/lib/contract/endpoint";
import type { LimitsStanding, setPlayerLimits } from "@/lib/contract/player-limits";
import { LIMITS_ASKED_COOKIE } from "@/lib/domain/player-limits";
import { type Needs, shelved } from "./shelved";

export type LimitsChange = BodyOf<typeof setPlayerLimits>;

export interface Limits {
  /** What holds, what is used of it and what waits; null until the page hands it over. */
  standing: LimitsStanding | null;
  /** Takes what the server rendered, which is newer than anything of an earlier visit. */
  open: (standing: LimitsStanding) => void;
  /** @throws Fault; `needs-pin` where the member was idle */
  change: (change: LimitsChange) => Promise<LimitsStanding>;
  /** Self-exclusion wants the PIN whatever the session has shown. @throws Fault; `password-wrong` */
  exclude: (untilIso: string, password: string) => Promise<LimitsStanding>;
  /** The member does not want to be asked for limits again on this device. */
  skipAsk: () => void;
}

const YEAR_DAYS = 365;

/** The bounds that a member sets for himself. */
export const createLimits = ({ call }: Needs) =>
  createStore<Limits>()((set, get) => ({
    standing: null,
    open: (standing) => set({ standing }),
    change: async (change) => {
      const standing = await call(
        () => import("@/lib/contract/player-limits").then((noun) => noun.setPlayerLimits),
        { body: change },
      );
      set({ standing });
      return standing;
    },
    exclude: async (untilIso, password) => {
      await call(() => import("@/lib/contract/users").then((noun) => noun.confirmPin), {
        body: { password },
      });
      return get().change({ selfExcludedUntil: untilIso });
    },
    skipAsk: () => void Cookies.set(LIMITS_ASKED_COOKIE, "1", { expires: YEAR_DAYS, sameSite: "lax" }),
  }));

export const useLimits = shelved(createLimits);
