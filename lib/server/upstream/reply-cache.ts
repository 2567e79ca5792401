/** A short cache of public replies with single-flight: many requests for a page send one call. */
import { perProcess } from "@/lib/server/config/per-process";

/** Replies to calls are small; a rendered page is some 70 kB. */
const mostEntries = { "shared-answers": 500, "shared-pages": 60 };
type Store = keyof typeof mostEntries;

/** The share of its life after which a reply in use is requested anew, so that its readers need not wait. */
const REFRESH_AFTER = 0.75;

interface Kept {
  askedAtMs: number;
  value: Promise<unknown>;
  /** The reply that will take this one's place. */
  next?: Kept;
}

/**
 * `lifeMs` is the age that this reader accepts, whoever sent the call. While it is read, a reply is renewed before it
 * is too old. Failures are not cached: the next request sends it again.
 */
export function cachedReply<T>(
  key: string,
  lifeMs: number,
  make: () => Promise<T>,
  nowMs = Date.now(),
  store: Store = "shared-answers",
): Promise<T> {
  const answers = answersOf(store);
  const kept = answers.get(key);
  const ageMs = kept ? nowMs - kept.askedAtMs : Number.POSITIVE_INFINITY;
  if (kept && ageMs < lifeMs) {
    if (ageMs >= lifeMs * REFRESH_AFTER) kept.next ??= renew(store, key, kept, make, nowMs);
    return kept.value as Promise<T>;
  }
  // Its renewal may still be on its way: then everyone waits for the same call.
  const next = kept?.next;
  if (next && nowMs - next.askedAtMs < lifeMs) return next.value as Promise<T>;
  const value = make();
  keep(store, key, { askedAtMs: nowMs, value });
  return value;
}

const answersOf = (store: Store) => perProcess(store, () => new Map<string, Kept>());

function keep(store: Store, key: string, kept: Kept): void {
  const answers = answersOf(store);
  const oldest = answers.keys().next().value;
  if (answers.size >= mostEntries[store] && oldest !== undefined) answers.delete(oldest);
  answers.delete(key);
  answers.set(key, kept);
  kept.value.catch(() => {
    if (answers.get(key) === kept) answers.delete(key);
  });
}

/** Takes the place of `kept` once it is known; a failed one leaves `kept` until that is too old. */
function renew(store: Store, key: string, kept: Kept, make: () => Promise<unknown>, nowMs: number): Kept {
  const next: Kept = { askedAtMs: nowMs, value: make() };
  next.value.then(
    () => {
      if (answersOf(store).get(key) === kept) keep(store, key, next);
    },
    () => {
      // Not tried again before `kept` is too old; then the next request sends the call.
      next.askedAtMs = Number.NEGATIVE_INFINITY;
    },
  );
  return next;
}
