/** The upstream's clock by the Date header of its answers: for services that send no time of their own. */
import { headerMs } from "@/lib/domain/time/time-told";
import { perProcess } from "@/lib/server/config/per-process";

/** The header has whole seconds: within this distance the clocks are the same. */
const SAME_MS = 2_000;

const kept = () => perProcess("upstream-clock", () => ({ aheadMs: 0 }));

/** @param date the header `Date`, where there is one */
export function noteUpstreamDate(date: string | undefined, nowMs = Date.now()): void {
  const aheadMs = date === undefined ? Number.NaN : headerMs(date) - nowMs;
  if (!Number.isNaN(aheadMs)) kept().aheadMs = Math.abs(aheadMs) < SAME_MS ? 0 : aheadMs;
}

/** Epoch ms on the upstream's clock, as its newest answer had it. */
export const upstreamNow = (nowMs = Date.now()): number => nowMs + kept().aheadMs;
