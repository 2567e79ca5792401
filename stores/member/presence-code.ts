import { createStore } from "zustand/vanilla";
import { type StoreDeps, storeHook } from "../_core/registry";
import { askForOtp, type OtpRefusal, otpRefusalOf, type SentOtp } from "./otp-asking";

export interface PresenceCode {
  /** The code sent to the phone on file. */
  sent: SentOtp | null;
  code: string;
  isBusy: boolean;
  refusal: OtpRefusal | null;
  /** Sends a code; one that was sent a moment ago stays valid. True once it is sent. */
  ask: (userName: string, phoneNumber: string) => Promise<boolean>;
  type: (code: string) => void;
  /** Verifies the member by the code. */
  verify: () => Promise<boolean>;
}

/** A code to the phone on file, instead of a PIN that is forgotten or was never set. */
export const createPresenceCode = ({ call }: Pick<StoreDeps, "call">) =>
  createStore<PresenceCode>()((set, get) => {
    const run = async (act: () => Promise<void>): Promise<boolean> => {
      if (get().isBusy) return false;
      set({ isBusy: true, refusal: null });
      try {
        await act();
        set({ isBusy: false });
        return true;
      } catch (error) {
        set({ isBusy: false, refusal: otpRefusalOf(error) });
        return false;
      }
    };
    return {
      sent: null,
      code: "",
      isBusy: false,
      refusal: null,
      ask: async (userName, phoneNumber) => {
        const { sent } = get();
        if (sent?.phoneNumber === phoneNumber && sent.resendAtMs > Date.now()) return true;
        return run(async () => {
          const body = { userName, phoneNumber, purpose: "confirm" as const };
          set({ sent: await askForOtp(call, body), code: "" });
        });
      },
      type: (code) => set({ code }),
      verify: () =>
        run(async () => {
          const { sent, code } = get();
          if (!sent) throw new Error("no code was asked for");
          await call("otps", "verifyOtp", {
            body: { refOtpCode: sent.refOtpCode, otpCode: code },
          });
          // A code works once.
          set({ sent: null, code: "" });
        }),
    };
  });

export const usePresenceCode = storeHook(createPresenceCode);
