/** LINE's Messaging API: one text to one person, with the channel access token of an official account. */
import type { UpstreamEnv } from "../config/env";
import type { LineMessenger } from "./line-messenger";

const TIMEOUT_MS = 8_000;

/**
 * For a retry key that LINE has already accepted it answers 409: that message was sent. For recipients who have
 * blocked the account it answers 200 and delivers nothing.
 * @param sendUrl base of the service; tests use a server of their own
 */
export function linePush(token: string, sendUrl: string): LineMessenger {
  return {
    async send({ retryKey, to, text }) {
      const answer = await fetch(`${sendUrl}/v2/bot/message/push`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${token}`,
          "x-line-retry-key": retryKey,
        },
        body: JSON.stringify({ to, messages: [{ type: "text", text }] }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: "error",
      });
      const said = await answer.text();
      const { status } = answer;
      if (answer.ok || status === 409) return "sent";
      if (status === 429 || status >= 500) throw new Error(`LINE answered ${status}`);
      return status === 400 && said.includes("Failed to send messages") ? "unreachable" : { refused: status };
    },
  };
}

/** The LINE service configured by the environment, or null. */
export function configuredLine({
  LINE_MESSAGING_TOKEN: token,
  LINE_MESSAGING_URL: sendUrl,
}: UpstreamEnv): LineMessenger | null {
  return token ? linePush(token, sendUrl) : null;
}
