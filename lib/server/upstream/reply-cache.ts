/** A short cache of public replies with single-flight: many requests for a page send one call. */
import { perProcess } from "@/lib/server/config/per-process";

const MOST_ENTRIES = 500;
interface Kept {
  askedAtMs: number;
  value: Promise<unknown>;
}

/**
 * `lifeMs` is the age that this reader accepts, whoever sent the call. Failures are not cached: the next request
 * sends it again.
 */
export function cachedReply<T>(
  key: string,
  lifeMs: number,
  make: () => Promise<T>,
  nowMs = Date.now(),
): Promise<T> {
  const answers = perProcess("shared-answers", () => new Map<string, Kept>());
  const kept = answers.get(key);
  if (kept && nowMs - kept.askedAtMs < lifeMs) return kept.value as Promise<T>;
  const oldest = answers.keys().next().value;
  if (answers.size >= MOST_ENTRIES && oldest !== undefined) answers.delete(oldest);
  const value = make();
  answers.delete(key);
  answers.set(key, { askedAtMs: nowMs, value });
  value.catch(() => {
    if (answers.get(key)?.value === value) answers.delete(key);
  });
  return value;
}
