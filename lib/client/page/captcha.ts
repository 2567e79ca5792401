/** The captcha of the signup, whoever makes it: a form asks for an answer, a vendor's code gives it when it has come. */
import { Fault } from "@/lib/contract/fault";

export interface Captcha {
  /** @throws Fault `captcha-failed` when no answer can be had */
  answer(): Promise<string>;
}

/** What a vendor's code offers: one answer for one act. */
export type Execute = (action: string) => Promise<string>;

/** The upstream is told the same word by Google (`upstream/captcha/recaptcha`). */
const ACTION = "signup";
const PATIENCE_MS = 8_000;

/** In the place of the public key: no vendor, and every visitor is a person. */
export const SIMULATOR_KEY = "simulator";
const SIMULATED_ANSWER = "a-person-of-the-simulator";

export const simulatedCaptcha: Captcha = { answer: async () => SIMULATED_ANSWER };

/** A captcha whose vendor is still on its way. */
export interface PendingCaptcha extends Captcha {
  /** The vendor's code is there. */
  take: (execute: Execute) => void;
}

export function pendingCaptcha(patienceMs = PATIENCE_MS): PendingCaptcha {
  let take: PendingCaptcha["take"] = () => undefined;
  const arrived = new Promise<Execute>((resolve) => {
    take = resolve;
  });
  return {
    take: (execute) => take(execute),
    answer: async () => {
      const answered = arrived.then((execute) => execute(ACTION)).catch(() => "");
      const answer = await Promise.race([answered, late(patienceMs)]);
      if (!answer) throw new Fault("captcha-failed");
      return answer;
    },
  };
}

const late = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve(""), ms));
