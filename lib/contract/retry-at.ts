/** Refusals with a time at which they end. No zod here: first-load code imports this file. */
import { isFault } from "./fault";

/** When the same call is accepted again, ISO; null for a refusal without such a time. */
export function retryAtOf(error: unknown): string | null {
  const ends = isFault(error, "too-many-requests") || isFault(error, "withdraw-resting");
  return ends ? (error.details?.until ?? null) : null;
}
