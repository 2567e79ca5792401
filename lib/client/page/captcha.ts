/** The captcha of the signup, for any vendor: a form requests an answer, which waits for the vendor's script. */
import { Fault } from "@/lib/contract/fault";

export interface Captcha {
  /** @throws Fault `captcha-failed` when no answer can be had */
  answer(): Promise<string>;
}

/** The vendor's function: one answer per action. */
export type Execute = (action: string) => Promise<string>;

/** Google reports the same action to the upstream (`upstream/captcha/recaptcha`). */
const ACTION = "signup";
const PATIENCE_MS = 8_000;

/** Used in place of the public key: no vendor, and every visitor passes. */
export const SIMULATOR_KEY = "simulator";
const SIMULATED_ANSWER = "a-person-of-the-simulator";

export const simulatedCaptcha: Captcha = { answer: async () => SIMULATED_ANSWER };

/** A captcha whose vendor's script is still loading. */
export interface PendingCaptcha extends Captcha {
  /** Called when the vendor's script has loaded. */
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
