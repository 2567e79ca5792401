/** Who tells people from robots where an account is opened. Off until one is configured. */
import { Fault } from "@/lib/contract/fault";
import { refuseFlood } from "../http/rate-limit";

export interface Captcha {
  /** True for the answer of a person. False when that cannot be told, whatever the reason. */
  isPerson(answer: string, address: string): Promise<boolean>;
}

/** No captcha: everybody passes. */
export const noCaptcha: Captcha = { isPerson: async () => true };

/** What the simulated captcha's people answer; the box and tests play with it. */
export const SIMULATED_ANSWER = "a-person-of-the-simulator";

export const simulatedCaptcha: Captcha = { isPerson: async (answer) => answer === SIMULATED_ANSWER };

/** @throws Fault `captcha-failed`, or `rate-limited` before anybody is asked for the hundredth time */
export async function refuseRobot(
  captcha: Captcha,
  answer: string | undefined,
  { address }: { address: string },
): Promise<void> {
  if (captcha === noCaptcha) return;
  await refuseFlood("captcha", address);
  if (!answer || !(await captcha.isPerson(answer, address))) throw new Fault("captcha-failed");
}
