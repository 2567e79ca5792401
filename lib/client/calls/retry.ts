/** Retries a call while the service is busy (decision 40). */
import { type FaultCode, isFault } from "@/lib/contract/fault";
import { SECOND_MS } from "@/lib/domain/time/time";
import { beginWait } from "./busy";

const MOST_REPEATS = 3;
const FIRST_WAIT_MS = 500;
/** When the service asks for a longer wait than this, the call fails instead of waiting. */
const MOST_WAIT_MS = 10 * SECOND_MS;

/** Refusals before the key is looked up: they do not tell whether an earlier attempt succeeded. */
const refusedBeforeKey: ReadonlySet<FaultCode> = new Set<FaultCode>([
  "rate-limited",
  "unauthorized",
  "forbidden",
  "needs-pin",
  "area-closed",
  "maintenance",
  "csrf-failed",
]);

interface RetryOptions {
  /** The call changes something: an attempt that got `busy` may have succeeded. */
  isAct?: boolean;
  /** Aborts the wait. */
  signal?: AbortSignal | undefined;
  /** Between 0 and 1; injected by tests. */
  random?: () => number;
}

/**
 * For calls that may arrive twice: reads, and writes with an idempotency key.
 * @throws what `send` throws last; `busy` after the third retry, or at once where the service asks for a longer
 * wait; for a write also where a retry is refused before the key is looked up, because its outcome is still
 * unknown
 */
export async function retryWhileBusy<Reply>(
  send: () => Promise<Reply>,
  { isAct = false, signal, random = Math.random }: RetryOptions = {},
): Promise<Reply> {
  const sinceMs = Date.now();
  let endWait = () => {};
  let found: unknown;
  try {
    for (let repeats = 0; ; repeats += 1) {
      try {
        return await send();
      } catch (error) {
        const waitMs = repeats < MOST_REPEATS ? waitOf(error, repeats, random) : null;
        if (isAct && repeats > 0 && isFault(error) && refusedBeforeKey.has(error.code)) throw found;
        if (waitMs === null || signal?.aborted) throw error;
        found = error;
        if (repeats === 0) endWait = beginWait(sinceMs);
        if (!(await pause(waitMs, signal))) throw error;
      }
    }
  } finally {
    endWait();
  }
}

/**
 * Null where waiting is of no use. Never less than the service asks for, plus a random part, so that refused
 * callers do not return together.
 */
function waitOf(error: unknown, repeats: number, random: () => number): number | null {
  if (!isFault(error, "busy")) return null;
  const askedMs = (error.details?.retryAfterSeconds ?? 0) * SECOND_MS;
  if (askedMs > MOST_WAIT_MS) return null;
  return Math.max(askedMs, FIRST_WAIT_MS * 2 ** repeats) * (1 + random());
}

/** False when it was aborted. */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => end(true), ms);
    const abort = () => end(false);
    const end = (isOver: boolean) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      resolve(isOver);
    };
    signal?.addEventListener("abort", abort, { once: true });
  });
