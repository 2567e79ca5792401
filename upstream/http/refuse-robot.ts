/** Signups must pass a captcha; off until one is configured. */
import { Fault } from "@/lib/contract/fault";
import { consumeLimit } from "./rate-limit";
import type { Captcha } from "./services";

/** No captcha: everybody passes. */
export const noCaptcha: Captcha = { isPerson: async () => true };

/** @throws Fault `captcha-failed`, or `rate-limited` before too many verifications are requested */
export async function refuseRobot(
  captcha: Captcha,
  answer: string | undefined,
  { address }: { address: string },
): Promise<void> {
  if (captcha === noCaptcha) return;
  await consumeLimit("captcha", address);
  if (!answer || !(await captcha.isPerson(answer, address))) throw new Fault("captcha-failed");
}
