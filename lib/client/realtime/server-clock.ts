/**
 * The upstream's clock in the browser: an offset measured by round trips, again on focus and when the network
 * returns.
 */

import { timedGet } from "@/lib/client/calls/timed-get";
import { isHydrating } from "@/lib/client/page/hydration";
import { epochMs, epochMsOrNaN } from "@/lib/domain/time/time";

const ROUND_TRIPS = 3;
/** A reading older than this is renewed when the page gets the focus. */
const FRESH_FOR_MS = 60_000;
const KNOWN_ROUND = "clock-round";

let offsetMs = 0;
let accuracyMs = Number.POSITIVE_INFINITY;
let readAtMs = 0;
let guessedBy: "upstream" | "page" | undefined;
let running: Promise<void> | undefined;
let isWatching = false;

/** ms since 1970 by the upstream's clock, as measured. */
export const serverNow = (): number => Date.now() + offsetMs;

/** Half the best round trip in ms; Infinity before the first reading. */
export const clockAccuracyMs = (): number => accuracyMs;

/** A first estimate from a `serverTime` of the rendered page; a real reading replaces it. */
export function seedClock(serverTime: string): void {
  if (readAtMs > 0 || typeof performance === "undefined") return;
  const guess = epochMsOrNaN(serverTime) - (isHydrating() ? loadedAtMs() : Date.now());
  // A rendered time is never later than the true one, so of two estimates the later is closer. A page from the
  // history or a cache does not set the clock back.
  if (!Number.isFinite(guess) || (guessedBy === "upstream" && guess <= offsetMs)) return;
  offsetMs = guess;
  guessedBy = "upstream";
}

/**
 * A first estimate where no data of the page carries a time: when the web server rendered the page, epoch ms. Only
 * while that page comes to life; a `serverTime` of the upstream replaces it.
 */
export function seedClockByPage(renderedAtMs: number): void {
  if (readAtMs > 0 || guessedBy || !isHydrating()) return;
  offsetMs = renderedAtMs - loadedAtMs();
  guessedBy = "page";
}

/** When the first byte of this tab's page arrived, by the device's clock. */
function loadedAtMs(): number {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return performance.timeOrigin + (page?.responseStart ?? 0);
}

/**
 * Reads the clock now (single-flight) and again on focus and `online`.
 * @param betId a round to request; without one the tab uses the first it learns of
 */
export function syncClock(betId?: string): Promise<void> {
  if (betId) remember(betId);
  watch();
  running ??= read().finally(() => {
    running = undefined;
  });
  return running;
}

interface Reading {
  offset: number;
  accuracy: number;
}

/**
 * Believes the best of its trips. Where no clock is known yet, each better one at once, so that a countdown is right as
 * soon as it can be; a known clock is not moved by a first trip over a network that is just waking up.
 */
async function read(): Promise<void> {
  const isFirst = readAtMs === 0;
  let best: Reading | undefined;
  for (let trip = 0; trip < ROUND_TRIPS; trip++) {
    const one = await roundTrip().catch(() => undefined);
    if (!one) break;
    if (best && one.accuracy >= best.accuracy) continue;
    best = one;
    if (isFirst) believe(one);
  }
  if (best) believe(best);
}

function believe({ offset, accuracy }: Reading): void {
  offsetMs = offset;
  accuracyMs = accuracy;
  readAtMs = Date.now();
}

async function roundTrip(): Promise<Reading | undefined> {
  const known = tried(() => sessionStorage.getItem(KNOWN_ROUND));
  const address = known
    ? `/poy-api/bet-lists.one?id=${encodeURIComponent(known)}`
    : "/poy-api/bet-lists.latest";
  const { tripMs, data } = await timedGet(address);
  if (!data) {
    tried(() => sessionStorage.removeItem(KNOWN_ROUND));
    return undefined;
  }
  const round = (Array.isArray(data) ? data[0] : data) as RoundClock | undefined;
  if (!round) return undefined;
  if (!known) remember(round.betList.betId);
  return { offset: epochMs(round.serverTime) + tripMs / 2 - Date.now(), accuracy: tripMs / 2 };
}

const remember = (betId: string) => tried(() => sessionStorage.setItem(KNOWN_ROUND, betId));

/** Null where the tab has no storage, or none left: a round is then looked up each time. */
function tried<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

interface RoundClock {
  serverTime: string;
  betList: { betId: string };
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const again = () => {
    if (document.visibilityState === "visible" && Date.now() - readAtMs > FRESH_FOR_MS) void syncClock();
  };
  addEventListener("focus", again);
  addEventListener("online", () => void syncClock());
  document.addEventListener("visibilitychange", again);
}
