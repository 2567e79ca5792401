import { createStore } from "zustand/vanilla";
import { signingOut } from "@/lib/client/calls/signing-out";
import { readHint } from "@/lib/client/page/session";
import { isFault } from "@/lib/contract/fault";
import { isDoubtful } from "../_core/ambiguous-outcome";
import { drop, isObject, keep, readKept } from "../_core/browser-storage";
import { type Needs, shelved } from "../_core/registry";
import { askForOtp, type CaptchaAnswer, type OtpRefusal, otpRefusalOf, type SentOtp } from "../otp-asking";

export interface ForgotPin {
  step: "who" | "code" | "pin" | "done";
  userName: string;
  sent: SentOtp | null;
  /** What was typed of the code; kept while the new PIN is typed and when it was wrong. */
  code: string;
  isBusy: boolean;
  refusal: OtpRefusal | null;
  /** An answer was lost and the code is spent: the new PIN may hold already. */
  mayHold: boolean;
  /** Goes on where this tab was left for the message, as long as the code lives. */
  recall: () => void;
  /** Asks for a code; the number in E.164. */
  ask: (userName: string, phoneNumber: string, captcha?: CaptchaAnswer) => Promise<void>;
  /** Asks for another one. True when it is under way. */
  resend: (captcha?: CaptchaAnswer) => Promise<boolean>;
  type: (code: string) => void;
  goTo: (step: "who" | "code" | "pin") => void;
  /** Sets the new PIN with the code. What the code is refused for is said beside the code. */
  set: (newPassword: string) => Promise<void>;
}

const KEPT = "forgot-pin";
const codeRefusals = new Set(["otp-wrong", "otp-expired", "otp-tries-used"]);

/** A forgotten PIN: who it is, the code, the new one. */
export const createForgotPin = ({ call }: Pick<Needs, "call">) =>
  createStore<ForgotPin>()((set, get) => {
    let isInDoubt = false;

    const send = async (userName: string, phoneNumber: string, captcha?: CaptchaAnswer): Promise<boolean> => {
      if (get().isBusy) return false;
      set({ isBusy: true, refusal: null });
      try {
        const body = { userName, phoneNumber, purpose: "forgot-password" as const };
        const sent = await askForOtp(call, body, captcha);
        set({ step: "code", userName, sent, code: "", isBusy: false, mayHold: false });
        keep("sessionStorage", KEPT, { userName, sent });
        return true;
      } catch (error) {
        set({ isBusy: false, refusal: otpRefusalOf(error) });
        return false;
      }
    };

    /** Whoever was still signed in here is no longer: nothing is asked in that name, and the cookies go. */
    const forgetSession = async () => {
      signingOut.begin();
      await call("users", "logout").catch(() => undefined);
    };

    return {
      step: "who",
      userName: "",
      sent: null,
      code: "",
      isBusy: false,
      refusal: null,
      mayHold: false,
      recall: () => {
        const kept = readKept("sessionStorage", KEPT, isKept);
        if (kept && kept.sent.expiresAtMs > Date.now() && get().step === "who")
          set({ ...kept, step: "code" });
      },
      ask: async (userName, phoneNumber, captcha) => void (await send(userName, phoneNumber, captcha)),
      resend: (captcha) => send(get().userName, get().sent?.phoneNumber ?? "", captcha),
      type: (code) => set({ code }),
      goTo: (step) => set({ step, refusal: null }),
      set: async (newPassword) => {
        const { sent, userName, code, isBusy } = get();
        if (!sent || isBusy) return;
        set({ isBusy: true, refusal: null });
        const { phoneNumber, refOtpCode } = sent;
        const body = { userName, phoneNumber, refOtpCode, otpCode: code, newPassword };
        try {
          await call("users", "forgotPassword", { body });
          drop("sessionStorage", KEPT);
          if (readHint()) await forgetSession();
          set({ step: "done", isBusy: false, code: "" });
        } catch (error) {
          const mayHold = isInDoubt && isFault(error, "otp-expired");
          isInDoubt = isInDoubt || isDoubtful(error);
          const refusal = otpRefusalOf(error);
          const isOfCode = codeRefusals.has(refusal.code);
          set({ isBusy: false, refusal, mayHold, ...(isOfCode && { step: "code", code: "" }) });
        }
      },
    };
  });

export const useForgotPin = shelved(createForgotPin);

const isKept = (value: unknown): value is Pick<ForgotPin, "userName"> & { sent: SentOtp } =>
  isObject(value) &&
  typeof value.userName === "string" &&
  isObject(value.sent) &&
  typeof value.sent.refOtpCode === "string" &&
  typeof value.sent.phoneNumber === "string" &&
  typeof value.sent.resendAtMs === "number" &&
  typeof value.sent.expiresAtMs === "number";
