/** Google's reCAPTCHA v3: Google scores how likely it is that the token comes from a person. */
import { z } from "zod";
import type { UpstreamEnv } from "../config/env";
import type { Captcha } from "../http/services";

/** Minimum score; Google's default threshold. */
const LEAST_SCORE = 0.5;
const TIMEOUT_MS = 5_000;

const verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
});

/** The action name that the form sends (`lib/client/page/captcha`). */
const ACTION = "signup";

export function recaptcha(secret: string, verifyUrl: string): Captcha {
  return {
    async isPerson(answer, address) {
      try {
        const response = await fetch(verifyUrl, {
          method: "POST",
          body: new URLSearchParams({ secret, response: answer, remoteip: address }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const { success, score = 1, action = ACTION } = verdict.parse(await response.json());
        return success && score >= LEAST_SCORE && action === ACTION;
      } catch {
        return false;
      }
    },
  };
}

/** The captcha configured by the environment, or null; `simulator` in the place of the secret configures none. */
export function configuredCaptcha({
  RECAPTCHA_SECRET_KEY: secret,
  RECAPTCHA_VERIFY_URL: verifyUrl,
}: UpstreamEnv): Captcha | null {
  return secret && secret !== "simulator" ? recaptcha(secret, verifyUrl) : null;
}
