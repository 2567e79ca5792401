import { MINUTE_MS } from "@/lib/domain/time/time";
import { useAsk } from "./use-ask";

/** How often the token is renewed while the page does not rest, ms: several times in the second half of its life. */
const RENEW_MS = 10 * MINUTE_MS;

/** Keeps the token of a page that stays open alive. A renewal is no activity: an idle session ends all the same. */
export function useTokenRenewal(): void {
  useAsk("session", "operatorAuth", undefined, { everyMs: RENEW_MS });
}
