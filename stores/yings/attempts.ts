import { newIdempotencyKey } from "@/lib/client/calls/idempotency-key";
import { type Attempt, isAttempt } from "../_core/attempt";
import { readStored, removeItem, saveItem } from "../_core/browser-storage";

const KEY = "shot:";

/** The attempts of each round whose answer is pending; this tab keeps them through a reload. */
export interface ShotAttempts {
  /** The attempt for this number: the one whose answer was lost, or a new one. */
  begin(betId: string, number: string): Attempt;
  /** The answer was definite. An attempt that was begun meanwhile stays. */
  end(betId: string, attempt: Attempt): void;
}

export function shotAttempts(): ShotAttempts {
  const open = new Map<string, Attempt>();
  return {
    begin(betId, number) {
      const known = open.get(betId) ?? readStored("sessionStorage", KEY + betId, isAttempt);
      const attempt = known?.print === number ? known : { key: newIdempotencyKey(), print: number };
      open.set(betId, attempt);
      saveItem("sessionStorage", KEY + betId, attempt);
      return attempt;
    },
    end(betId, attempt) {
      if (open.get(betId)?.key !== attempt.key) return;
      open.delete(betId);
      removeItem("sessionStorage", KEY + betId);
    },
  };
}
