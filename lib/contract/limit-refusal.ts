/** Refusals by limits that members set for themselves. No zod here: first-load code imports this file. */
import { isFault, type LimitReached } from "./fault";

export type OwnRefusal =
  | { code: "self-excluded" | "time-out-running"; until: string }
  | ({ code: "deposit-limit-reached" | "loss-limit-reached" | "stake-limit-reached" } & LimitReached);

/** The details of such a refusal; null for any other, and where an upstream omits them. */
export function limitRefusalOf(error: unknown): OwnRefusal | null {
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
