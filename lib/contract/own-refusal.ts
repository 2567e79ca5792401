/** Refusals by what a member set for himself. No zod here: the first-load code may import this file. */
import { isFault, type LimitReached } from "./fault";

export type OwnRefusal =
  | { code: "self-excluded" | "time-out-running"; until: string }
  | ({ code: "deposit-limit-reached" | "loss-limit-reached" | "stake-limit-reached" } & LimitReached);

/** The facts of such a refusal; null for any other, and where an upstream does not state them. */
export function ownRefusalOf(error: unknown): OwnRefusal | null {
  if (isFault(error, "self-excluded") || isFault(error, "time-out-running")) {
    return error.details ? { code: error.code, until: error.details.until } : null;
  }
  if (
    isFault(error, "deposit-limit-reached") ||
    isFault(error, "loss-limit-reached") ||
    isFault(error, "stake-limit-reached")
  ) {
    return error.details ? { code: error.code, ...error.details } : null;
  }
  return null;
}
