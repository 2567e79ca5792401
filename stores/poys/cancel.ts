import { newIdempotencyKey } from "@/lib/client/calls/idempotency-key";
import { isFault } from "@/lib/contract/fault";
import type { Poy } from "@/lib/contract/poys";
import { isAmbiguous } from "../_core/ambiguous-outcome";
import type { StoreDeps } from "../_core/registry";

/** Why a slip was not cancelled, by message key. */
export type CancelRefusal =
  | { why: "too-late"; lateByMs: number }
  | { why: "never" | "settled" | "given-back" | "other" }
  | { why: "limit"; limit: number; againAt: string }
  /** The outcome is unknown: sending the same key again is safe. */
  | { why: "unsure" };

/**
 * Sends cancels; whatever the answer, the slip's current state is read after it. Null once it is cancelled. A
 * slip keeps its key until the answer is definite, so that a second press is the same cancel.
 */
export function cancelling(call: StoreDeps["call"]) {
  const keys = new Map<string, string>();
  return async (poyId: string, show: (poy: Poy) => void): Promise<CancelRefusal | null> => {
    const key = keys.get(poyId) ?? newIdempotencyKey();
    keys.set(poyId, key);
    try {
      const body = { poyId };
      show(await call("poys", "abortPoy", { body, key }));
    } catch (error) {
      const now = await readPoy(call, poyId);
      if (now) show(now);
      const isInDoubt = isAmbiguous(error);
      // A slip that is still active proves nothing: the cancel may be on its way.
      if (isInDoubt && (!now || now.status === "accepted")) return { why: "unsure" };
      keys.delete(poyId);
      return isInDoubt && now ? refusalOfStatus(now.status) : refusalOf(error);
    }
    keys.delete(poyId);
    return null;
  };
}

async function readPoy(call: StoreDeps["call"], poyId: string): Promise<Poy | null> {
  try {
    const query = { id: poyId };
    return await call("poys", "onePoy", { query });
  } catch {
    return null;
  }
}

function refusalOf(error: unknown): CancelRefusal {
  if (isFault(error, "poy-not-cancellable") && error.details) {
    const { details } = error;
    if (details.why === "too-late") return { why: "too-late", lateByMs: details.lateByMs };
    return details.why === "never"
      ? { why: "never" }
      : (refusalOfStatus(details.status) ?? { why: "given-back" });
  }
  if (isFault(error, "poy-cancel-limit-reached") && error.details) return { why: "limit", ...error.details };
  return { why: "other" };
}

/** Null: the slip is cancelled, as requested. */
function refusalOfStatus(status: Poy["status"]): CancelRefusal | null {
  if (status === "cancelled") return null;
  return { why: status === "refunded" ? "given-back" : "settled" };
}
