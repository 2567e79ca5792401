import { createStore } from "zustand/vanilla";
import {
  type Captcha,
  type Execute,
  pendingCaptcha,
  SIMULATOR_KEY,
  simulatedCaptcha,
} from "@/lib/client/page/captcha";

export interface CaptchaGate {
  /** True where a vendor's code has to be loaded first. */
  needsVendor: (siteKey: string) => boolean;
  /** The vendor's code is loaded. */
  take: (execute: Execute) => void;
  /** A captcha token for one attempt. @throws Fault `captcha-failed` */
  answer: (siteKey: string) => Promise<string>;
}

/** The captcha of the signup; the form does not depend on the vendor. */
export const createCaptcha = () =>
  createStore<CaptchaGate>()(() => {
    const vendor = pendingCaptcha();
    const captchaOf = (siteKey: string): Captcha => (siteKey === SIMULATOR_KEY ? simulatedCaptcha : vendor);
    return {
      needsVendor: (siteKey) => siteKey !== SIMULATOR_KEY,
      take: vendor.take,
      answer: (siteKey) => captchaOf(siteKey).answer(),
    };
  });
