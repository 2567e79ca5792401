/** The site's host and scheme for a request; X-Forwarded-* only behind a trusted proxy. */
import { env } from "./env";

const lastOf = (list: string | null) => list?.split(",").at(-1)?.trim() || undefined;

/** What the first of the trusted proxies has said: a header that only that one sets, or a list that each adds to. */
function forwardedBy(hops: number, list: string | null): string | undefined {
  const said = list?.split(",") ?? [];
  return said.at(-Math.min(hops, said.length))?.trim() || undefined;
}

/** True when the visitor uses https: then cookies are Secure. */
export function isSecure(headers: Headers): boolean {
  const { SITE_ORIGIN, TRUST_PROXY } = env();
  const forwarded = TRUST_PROXY ? forwardedBy(TRUST_PROXY, headers.get("x-forwarded-proto")) : undefined;
  if (forwarded) return forwarded === "https";
  return SITE_ORIGIN?.startsWith("https:") ?? false;
}

/** The requested host, port included, in lower case. */
export function siteHost(headers: Headers): string {
  const { TRUST_PROXY } = env();
  const forwarded = TRUST_PROXY ? forwardedBy(TRUST_PROXY, headers.get("x-forwarded-host")) : undefined;
  return (forwarded ?? headers.get("host") ?? "").toLowerCase();
}

/** The site's origin as the visitor's browser sees it. */
export function siteOrigin(headers: Headers): string {
  const host = siteHost(headers);
  const own = env().SITE_ORIGIN;
  if (own && new URL(own).host === host) return own;
  return `${isSecure(headers) ? "https" : "http"}://${host}`;
}

/** Every host is served until SITE_ORIGIN or SITE_HOSTS is set. Ports are compared only where the list has one. */
export function isOwnHost(headers: Headers): boolean {
  const { SITE_ORIGIN, SITE_HOSTS } = env();
  if (!SITE_ORIGIN && SITE_HOSTS.length === 0) return true;
  const host = siteHost(headers);
  const named = SITE_ORIGIN ? [new URL(SITE_ORIGIN).host, ...SITE_HOSTS] : SITE_HOSTS;
  return named.includes(host) || named.includes(host.replace(/:\d+$/, ""));
}

/** The visitor's address. trusted-headers has put it into the header before any other code runs. */
export const clientIp = (headers: Headers): string => lastOf(headers.get("x-forwarded-for")) ?? "unknown";
