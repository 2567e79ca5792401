/** The site's own upstream, on this machine or elsewhere (UPSTREAM_URL), which asks for UPSTREAM_SECRET. */
import { UPSTREAM_BEARER } from "@/lib/contract/upstream-bearer";
import { env } from "@/lib/server/config/env";

/** The header that the own upstream asks of its web servers; nothing for any other address. */
export function bearerFor(url: string | URL): Record<string, string> {
  const { UPSTREAM_SECRET, UPSTREAM_URL, PUSH_URL, embedded } = env();
  const secret = UPSTREAM_SECRET?.[0];
  const { origin } = new URL(url);
  return embedded && secret && [UPSTREAM_URL, PUSH_URL].includes(origin) ? { [UPSTREAM_BEARER]: secret } : {};
}
