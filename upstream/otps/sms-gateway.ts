import type { UpstreamEnv } from "../config/env";
import type { Sms } from "./sms";

const TIMEOUT_MS = 8_000;

/** An SMS gateway by HTTP: `POST {to, text}` as JSON with a bearer secret; any 2xx means that it was accepted. */
export const gatewaySms = (url: string, secret: string): Sms => ({
  isSimulated: false,
  async send(message) {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${secret}` },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: "error",
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  },
});

/** The gateway configured by the environment, or null. */
export function configuredSms({ SMS_GATEWAY_URL: url, SMS_GATEWAY_SECRET: secret }: UpstreamEnv): Sms | null {
  return url && secret ? gatewaySms(url, secret) : null;
}
