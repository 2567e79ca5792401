/** The site's details for every page and the gate; requested at most every ten seconds per host. */
import { isFault } from "@/lib/contract/fault";
import { type SiteDetail, siteDetail, siteDetailShape } from "@/lib/contract/site";
import { env } from "@/lib/server/config/env";
import { siteHost } from "@/lib/server/config/site";
import { upstreamHeaders } from "@/lib/server/headers/upstream-headers";
import { askCall } from "@/lib/server/upstream/ask-call";
import { readFaultAnswer, readObject } from "@/lib/server/upstream/fault-answer";
import { cachedReply } from "@/lib/server/upstream/reply-cache";
import { refuseHost } from "./refused-hosts";

const CACHE_MS = 10_000;
const TIMEOUT_MS = 800;

/**
 * Null where the upstream does not answer in time. Never rejects. The gate, which reads it before it knows the
 * page's language, has an answer of its own.
 */
export function siteDetailOf(from: Headers): Promise<SiteDetail | null> {
  const url = env().API_UPSTREAM_URL + env().SITE_DETAIL_PATH;
  const language = from.get("x-page-language") ?? "";
  const asked = `detail ${siteHost(from)} ${language} ${url}`;
  return cachedReply(asked, CACHE_MS, () => read(url, language, from));
}

async function read(url: string, language: string, from: Headers): Promise<SiteDetail | null> {
  try {
    const headers = { ...upstreamHeaders(from, undefined), ...(language && { "accept-language": language }) };
    const answer = await askCall(siteDetail, { url, method: "GET", headers, timeoutMs: TIMEOUT_MS });
    if (answer.status !== 200) {
      // Pages of a host that the upstream does not serve are replaced by the domain page.
      if (isFault(readFaultAnswer(answer), "not-allow-domain")) refuseHost(siteHost(from));
      return null;
    }
    const said = siteDetailShape.safeParse(readObject(answer.text)?.data);
    return said.success ? said.data : null;
  } catch {
    return null;
  }
}
