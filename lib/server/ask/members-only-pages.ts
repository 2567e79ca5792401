/** Pages for everyone of which the upstream tells guests nothing: a guest there gets the 401 page. */
import { perProcess } from "@/lib/server/config/per-process";
import { LACKING_MS } from "@/lib/server/upstream/lacking-calls";

const MOST_ENTRIES = 1_000;
const untilMs = () => perProcess("members-only-pages", () => new Map<string, number>());

/** @param path the page's, without its language; believed as long as that a call is missing */
export function noteMembersOnly(path: string, nowMs = Date.now()): void {
  const known = untilMs();
  const oldest = known.keys().next().value;
  if (known.size >= MOST_ENTRIES && oldest !== undefined) known.delete(oldest);
  known.set(path, nowMs + LACKING_MS);
}

export const isMembersOnlyPage = (path: string, nowMs = Date.now()): boolean =>
  nowMs < (untilMs().get(path) ?? Number.NEGATIVE_INFINITY);
