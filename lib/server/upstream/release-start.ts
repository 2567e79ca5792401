/**
 * When the release that brought prefixed cookies first started. The upstream's database knows it, so that restarts and
 * several web servers agree; an upstream that does not say leaves no plain cookie taken.
 */
import { releaseStart, releaseStartShape } from "@/lib/contract/site";
import { env } from "@/lib/server/config/env";
import { readObject } from "./fault-answer";
import { shareAnswer } from "./shared-answer";
import { askUpstream } from "./upstream-pool";

/** Asked only while plain cookies come, and then at most so often. */
const ASK_EVERY_MS = 10_000;
const ASK_TIMEOUT_MS = 800;

/** Ms since 1970; null while nobody can say. Never rejects. */
export function hostCookiesSinceMs(): Promise<number | null> {
  const url = env().API_UPSTREAM_URL + releaseStart.path;
  return shareAnswer(`release-start ${url}`, ASK_EVERY_MS, () => look(url));
}

async function look(url: string): Promise<number | null> {
  try {
    const headers = { accept: "application/json" };
    const { text } = await askUpstream({ url, method: "GET", headers, timeoutMs: ASK_TIMEOUT_MS });
    const said = releaseStartShape.safeParse(readObject(text)?.data);
    return said.success ? Date.parse(said.data.hostCookiesAt) : null;
  } catch {
    return null;
  }
}
