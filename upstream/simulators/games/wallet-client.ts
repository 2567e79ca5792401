/** The demo provider's client of the wallet: signed HTTP, as from outside. */
import { z } from "zod";
import { faultBody } from "@/lib/contract/fault-details";
import {
  GAME_HOOK_PATH,
  type WalletAnswer,
  type WebhookMessage,
  walletAnswer,
  webhookMessage,
} from "@/lib/contract/game-wallet";
import { signedHeaders } from "../../partners/wallet/signature";

const TIMEOUT_MS = 5_000;

/**
 * `refusal`: the fault of a definite refusal, which a repeat with the same id gets too. No answer at all throws.
 */
type Heard = { refusal?: undefined; answer: WalletAnswer } | { refusal: string; details?: unknown };

export interface WalletClient {
  tell(message: WebhookMessage): Promise<Heard>;
}

const answered = z.object({ data: walletAnswer });
/** Answers that leave open whether the message was applied. */
const isVague = (status: number, code: string) =>
  status === 429 || (status >= 500 && code !== "partner-unavailable");

/** @param origin the wallet's origin; called for each message, because the port is only known once it listens */
export function createWalletClient(partner: string, secret: string, origin: () => string): WalletClient {
  return {
    async tell(message) {
      const body = JSON.stringify(z.encode(webhookMessage, message));
      const response = await fetch(`${origin()}${GAME_HOOK_PATH}/${partner}`, {
        method: "POST",
        headers: signedHeaders(secret, partner, body, Date.now()),
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const json: unknown = await response.json();
      if (response.ok) return { answer: answered.parse(json).data };
      const { code, details } = faultBody.parse(json);
      if (isVague(response.status, code)) throw new Error(`the wallet answered ${response.status} ${code}`);
      return { refusal: code, details };
    },
  };
}
