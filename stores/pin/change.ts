import { createStore } from "zustand/vanilla";
import { isFault } from "@/lib/contract/fault";
import { isAmbiguous } from "../_core/ambiguous-outcome";
import { type StoreDeps, storeHook } from "../_core/registry";
import { type OtpRefusal, otpRefusalOf } from "../member/otp-asking";

export interface PinChange {
  isBusy: boolean;
  isDone: boolean;
  refusal: OtpRefusal | null;
  /** An answer was lost and the old PIN is refused now: the new one may be in force already. */
  mayHold: boolean;
  /** True once the new PIN is in force. Every other session of the member has ended then. */
  change: (oldPassword: string, newPassword: string) => Promise<boolean>;
}

/** Changes the PIN. */
export const createPinChange = ({ call }: Pick<StoreDeps, "call">) =>
  createStore<PinChange>()((set, get) => {
    let isInDoubt = false;
    return {
      isBusy: false,
      isDone: false,
      refusal: null,
      mayHold: false,
      change: async (oldPassword, newPassword) => {
        if (get().isBusy) return false;
        set({ isBusy: true, refusal: null, mayHold: false });
        try {
          await call("users", "changePassword", {
            body: { oldPassword, newPassword },
          });
          set({ isBusy: false, isDone: true });
          return true;
        } catch (error) {
          const mayHold = isInDoubt && isFault(error, "password-wrong");
          isInDoubt = isInDoubt || isAmbiguous(error);
          set({ isBusy: false, refusal: otpRefusalOf(error), mayHold });
          return false;
        }
      },
    };
  });

export const usePinChange = storeHook(createPinChange);
