/** The demo provider's line to the wallet: HTTP and signatures, as from outside. */
import { z } from "zod";
import { faultBody } from "@/lib/contract/fault-details";
import {
  GAME_HOOK_PATH,
  type HookMessage,
  hookMessage,
  type WalletAnswer,
  walletAnswer,
} from "@/lib/contract/game-wallet";
import { signedHeaders } from "../wallet/signature";

const TIMEOUT_MS = 5_000;

/** `refusal`: it did not happen and never will under this id, in these words. No answer at all is an exception. */
export type Heard = { refusal?: undefined; answer: WalletAnswer } | { refusal: string; details?: unknown };

export interface WalletClient {
  tell(message: HookMessage): Promise<Heard>;
}

const answered = z.object({ data: walletAnswer });
/** Answers that say nothing of what became of the message. */
const isVague = (status: number, code: string) =>
  status === 429 || (status >= 500 && code !== "partner-unavailable");

/** @param origin where the wallet listens; asked at each message, for the port is known late */
export function createWalletClient(partner: string, secret: string, origin: () => string): WalletClient {
  return {
    async tell(message) {
      const body = JSON.stringify(z.encode(hookMessage, message));
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
