import { createStore } from "zustand/vanilla";
import type { UserInfo } from "@/lib/contract/users";
import { type StoreDeps, storeHook } from "../_core/registry";
import { askForOtp, type CaptchaAnswer, type OtpRefusal, otpRefusalOf, type SentOtp } from "./otp-asking";

/** Runs an action, asking for the PIN where it is required (`stores/pin`). */
type Confirmed = <Done>(act: () => Promise<Done>) => Promise<Done>;

export interface Phone {
  /** The code sent to the new number; null before one is requested. */
  sent: SentOtp | null;
  code: string;
  isBusy: boolean;
  refusal: OtpRefusal | null;
  /** Asks for the PIN, then sends a code to the new number (E.164). True once it is sent. */
  ask: (
    userName: string,
    phoneNumber: string,
    confirmed: Confirmed,
    captcha?: CaptchaAnswer,
  ) => Promise<boolean>;
  type: (code: string) => void;
  /** Verifies the code and saves the number; returns the updated member, or null. */
  verify: (confirmed: Confirmed) => Promise<UserInfo | null>;
  /** Saves a number that nobody has verified: of an upstream that sends no codes. */
  save: (phoneNumber: string, confirmed: Confirmed) => Promise<UserInfo | null>;
  /** Starts over with another number, or cancels. */
  startOver: () => void;
}

/** Changes the phone number: requires the PIN and a code sent to the new number. */
export const createPhone = ({ call }: Pick<StoreDeps, "call">) =>
  createStore<Phone>()((set, get) => {
    /** The code was right; only the number is not saved yet. */
    let isProven = false;

    const run = async <Done>(act: () => Promise<Done>): Promise<Done | null> => {
      if (get().isBusy) return null;
      set({ isBusy: true, refusal: null });
      try {
        const done = await act();
        set({ isBusy: false });
        return done;
      } catch (error) {
        const refusal = otpRefusalOf(error);
        // Closing the PIN sheet needs no message.
        set({ isBusy: false, refusal: refusal.code === "needs-pin" ? null : refusal });
        return null;
      }
    };

    const change = (phoneNumber: string, confirmed: Confirmed) =>
      confirmed(() => call("users", "updatePhoneNumber", { body: { phoneNumber } }));

    return {
      sent: null,
      code: "",
      isBusy: false,
      refusal: null,
      ask: async (userName, phoneNumber, confirmed, captcha) => {
        const body = { userName, phoneNumber, purpose: "phone-number" as const };
        const sent = await run(() => confirmed(() => askForOtp(call, body, captcha)));
        if (sent) {
          isProven = false;
          set({ sent, code: "" });
        }
        return sent !== null;
      },
      type: (code) => set({ code }),
      verify: (confirmed) =>
        run(async () => {
          const { sent, code } = get();
          if (!sent) throw new Error("no code was asked for");
          const { refOtpCode, phoneNumber } = sent;
          if (!isProven) {
            await call("otps", "verifyOtp", {
              body: { refOtpCode, otpCode: code },
            });
            isProven = true;
          }
          const info = await change(phoneNumber, confirmed);
          set({ sent: null, code: "" });
          return info;
        }),
      save: (phoneNumber, confirmed) => run(() => change(phoneNumber, confirmed)),
      startOver: () => set({ sent: null, code: "", refusal: null }),
    };
  });

export const usePhone = storeHook(createPhone);
