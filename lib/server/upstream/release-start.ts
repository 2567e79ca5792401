/**
 * When the release with prefixed cookies first started. It is stored in the upstream's database, so that
 * restarts and several web servers agree; without it no plain cookie is accepted.
 */

import { releaseStart, releaseStartShape } from "@/lib/contract/site";
import { epochMs } from "@/lib/domain/time/time";
import { env } from "@/lib/server/config/env";
import { askCall } from "./ask-call";
import { readObject } from "./fault-answer";
import { cachedReply } from "./reply-cache";

/** Requested only while plain cookies come, and at most this often. */
const ASK_EVERY_MS = 10_000;
const ASK_TIMEOUT_MS = 800;

/** Ms since 1970; null while it is unknown. Never rejects. */
export function hostCookiesSinceMs(): Promise<number | null> {
  const url = env().API_UPSTREAM_URL + releaseStart.path;
  return cachedReply(`release-start ${url}`, ASK_EVERY_MS, () => look(url));
}

async function look(url: string): Promise<number | null> {
  try {
    const headers = { accept: "application/json" };
    const { text } = await askCall(releaseStart, { url, method: "GET", headers, timeoutMs: ASK_TIMEOUT_MS });
    const said = releaseStartShape.safeParse(readObject(text)?.data);
    return said.success ? epochMs(said.data.hostCookiesAt) : null;
  } catch {
    return null;
  }
}
