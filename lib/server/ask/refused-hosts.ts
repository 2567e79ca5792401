/** Host names that the upstream refuses ("Not Allow Domain"), cached briefly. */
import { perProcess } from "@/lib/server/config/per-process";

/** Long enough for the page being rendered, short enough that a newly allowed name is served soon. */
export const REFUSED_HOST_MS = 30_000;
const MOST_ENTRIES = 1_000;
const list = () => perProcess("refused-hosts", () => new Map<string, number>());

export function refuseHost(host: string, nowMs = Date.now()): void {
  const refused = list();
  const oldest = refused.keys().next().value;
  if (refused.size >= MOST_ENTRIES && oldest !== undefined) refused.delete(oldest);
  refused.set(host, nowMs + REFUSED_HOST_MS);
}

export const isRefusedHost = (host: string, nowMs = Date.now()): boolean =>
  (list().get(host) ?? Number.NEGATIVE_INFINITY) > nowMs;
