import { createStore } from "zustand/vanilla";
import { readHint } from "@/lib/client/page/session";
import { logout } from "@/lib/client/session/logout";
import { isFault } from "@/lib/contract/fault";
import { isAmbiguous } from "../_core/ambiguous-outcome";
import { isObject, readStored, removeItem, saveItem } from "../_core/browser-storage";
import { type StoreDeps, storeHook } from "../_core/registry";
import {
  askForOtp,
  type CaptchaAnswer,
  type OtpRefusal,
  otpRefusalOf,
  type SentOtp,
} from "../member/otp-asking";

export interface ForgotPin {
  /** The code and the new PIN are typed on one page and sent together. */
  step: "who" | "code" | "done";
  userName: string;
  sent: SentOtp | null;
  /** The typed code; kept after a refusal of something else. */
  code: string;
  isBusy: boolean;
  refusal: OtpRefusal | null;
  /** The refusal is of the new PIN or of its sending, not of the code. */
  isOfPin: boolean;
  /** An answer was lost and the code is used up: the new PIN may be in force already. */
  mayHold: boolean;
  /** Resumes after this tab was left to read the message, as long as the code is valid. */
  recall: () => void;
  /** Requests a code; the number in E.164. */
  ask: (userName: string, phoneNumber: string, captcha?: CaptchaAnswer) => Promise<void>;
  /** Requests another code. True once it is sent. */
  resend: (captcha?: CaptchaAnswer) => Promise<boolean>;
  type: (code: string) => void;
  startOver: () => void;
  /** Sets the new PIN with the code. */
  set: (newPassword: string) => Promise<void>;
}

const KEPT = "forgot-pin";
const codeRefusals = new Set(["otp-wrong", "otp-expired", "otp-tries-used"]);

/** Resets a forgotten PIN: the member, then the code with the new PIN. */
export const createForgotPin = ({ call }: Pick<StoreDeps, "call">) =>
  createStore<ForgotPin>()((set, get) => {
    let isInDoubt = false;

    const send = async (userName: string, phoneNumber: string, captcha?: CaptchaAnswer): Promise<boolean> => {
      if (get().isBusy) return false;
      set({ isBusy: true, refusal: null, isOfPin: false });
      try {
        const body = { userName, phoneNumber, purpose: "forgot-password" as const };
        const sent = await askForOtp(call, body, captcha);
        set({ step: "code", userName, sent, code: "", isBusy: false, mayHold: false });
        saveItem("sessionStorage", KEPT, { userName, sent });
        return true;
      } catch (error) {
        set({ isBusy: false, refusal: otpRefusalOf(error) });
        return false;
      }
    };

    /** Signs out whoever was signed in here, in other tabs too: the reset is anonymous. This page stays. */
    const forgetSession = () =>
      logout(
        () => undefined,
        () => call("users", "logout"),
      );

    return {
      step: "who",
      userName: "",
      sent: null,
      code: "",
      isBusy: false,
      refusal: null,
      isOfPin: false,
      mayHold: false,
      recall: () => {
        const kept = readStored("sessionStorage", KEPT, isKept);
        if (kept && kept.sent.expiresAtMs > Date.now() && get().step === "who")
          set({ ...kept, step: "code" });
      },
      ask: async (userName, phoneNumber, captcha) => void (await send(userName, phoneNumber, captcha)),
      resend: (captcha) => send(get().userName, get().sent?.phoneNumber ?? "", captcha),
      type: (code) => set({ code }),
      startOver: () => set({ step: "who", refusal: null, isOfPin: false }),
      set: async (newPassword) => {
        const { sent, userName, code, isBusy } = get();
        if (!sent || isBusy) return;
        set({ isBusy: true, refusal: null });
        const { phoneNumber, refOtpCode } = sent;
        const body = { userName, phoneNumber, refOtpCode, otpCode: code, newPassword };
        try {
          await call("users", "forgotPassword", { body });
          removeItem("sessionStorage", KEPT);
          if (readHint()) await forgetSession();
          set({ step: "done", isBusy: false, code: "" });
        } catch (error) {
          const mayHold = isInDoubt && isFault(error, "otp-expired");
          isInDoubt = isInDoubt || isAmbiguous(error);
          const refusal = otpRefusalOf(error);
          const isOfCode = codeRefusals.has(refusal.code);
          set({ isBusy: false, refusal, isOfPin: !isOfCode, mayHold, ...(isOfCode && { code: "" }) });
        }
      },
    };
  });

export const useForgotPin = storeHook(createForgotPin);

const isKept = (value: unknown): value is Pick<ForgotPin, "userName"> & { sent: SentOtp } =>
  isObject(value) &&
  typeof value.userName === "string" &&
  isObject(value.sent) &&
  typeof value.sent.refOtpCode === "string" &&
  typeof value.sent.phoneNumber === "string" &&
  typeof value.sent.resendAtMs === "number" &&
  typeof value.sent.expiresAtMs === "number";
