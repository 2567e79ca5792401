/** The site's details for every page and the gate; requested at most every ten seconds per host. */
import { type SiteDetail, siteDetail, siteDetailShape } from "@/lib/contract/site";
import { env } from "@/lib/server/config/env";
import { siteHost } from "@/lib/server/config/site";
import { upstreamHeaders } from "@/lib/server/headers/upstream-headers";
import { readObject } from "@/lib/server/upstream/fault-answer";
import { cachedReply } from "@/lib/server/upstream/reply-cache";
import { askUpstream } from "@/lib/server/upstream/upstream-pool";

const CACHE_MS = 10_000;
const TIMEOUT_MS = 800;

/** Null where the upstream does not answer in time. Never rejects. */
export function siteDetailOf(from: Headers): Promise<SiteDetail | null> {
  const url = env().API_UPSTREAM_URL + siteDetail.path;
  return cachedReply(`detail ${siteHost(from)} ${url}`, CACHE_MS, () => read(url, from));
}

async function read(url: string, from: Headers): Promise<SiteDetail | null> {
  try {
    const headers = upstreamHeaders(from, undefined);
    const { status, text } = await askUpstream({ url, method: "GET", headers, timeoutMs: TIMEOUT_MS });
    const said = status === 200 ? siteDetailShape.safeParse(readObject(text)?.data) : undefined;
    return said?.success ? said.data : null;
  } catch {
    return null;
  }
}
