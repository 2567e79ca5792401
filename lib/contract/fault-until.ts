/** Refusals that end at a time of their own. No zod here: the first-load code may import this file. */
import { isFault } from "./fault";

/** From when on the same act is taken again, ISO; null for a refusal that states no such time. */
export function untilOf(error: unknown): string | null {
  const ends = isFault(error, "too-many-requests") || isFault(error, "withdraw-resting");
  return ends ? (error.details?.until ?? null) : null;
}
