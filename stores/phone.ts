import { createStore } from "zustand/vanilla";
import type { UserInfo } from "@/lib/contract/users";
import { type Needs, shelved } from "./_core/registry";
import { askForOtp, type CaptchaAnswer, type OtpRefusal, otpRefusalOf, type SentOtp } from "./otp-asking";

/** Lets an act wait for the PIN where it is asked for (`stores/pin`). */
type Confirmed = <Done>(act: () => Promise<Done>) => Promise<Done>;

export interface Phone {
  /** The code on its way to the new number; null while no other number was given. */
  sent: SentOtp | null;
  code: string;
  isBusy: boolean;
  refusal: OtpRefusal | null;
  /** Asks for the PIN, then for a code to the new number (E.164). True when it is under way. */
  ask: (
    userName: string,
    phoneNumber: string,
    confirmed: Confirmed,
    captcha?: CaptchaAnswer,
  ) => Promise<boolean>;
  type: (code: string) => void;
  /** Proves the number by its code and puts it on file; who the member is then, or null. */
  verify: (confirmed: Confirmed) => Promise<UserInfo | null>;
  /** Another number, or none. */
  startOver: () => void;
}

/** Another phone number: by the PIN, and by a code to the new one. */
export const createPhone = ({ call }: Pick<Needs, "call">) =>
  createStore<Phone>()((set, get) => {
    /** The code was right; only the number waits to be put on file. */
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
        // Who gave no PIN knows it himself.
        set({ isBusy: false, refusal: refusal.code === "needs-pin" ? null : refusal });
        return null;
      }
    };

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
          const info = await confirmed(() =>
            call("users", "updatePhoneNumber", {
              body: { phoneNumber },
            }),
          );
          set({ sent: null, code: "" });
          return info;
        }),
      startOver: () => set({ sent: null, code: "", refusal: null }),
    };
  });

export const usePhone = shelved(createPhone);
