import type { UpstreamEnv } from "../config/env";

type SiteAddresses = Pick<UpstreamEnv, "SITE_ORIGIN" | "SITE_HOSTS" | "OPERATOR_ORIGIN">;

/**
 * Whether an `Origin` is a page of another site; browsers always send one with a socket, programs need not. Without
 * SITE_ORIGIN every page is ours.
 */
export function foreignPages({ SITE_ORIGIN, SITE_HOSTS, OPERATOR_ORIGIN }: SiteAddresses) {
  const hosts = new Set(SITE_HOSTS.split(",").map((host) => host.trim().toLowerCase()));
  const origins = new Set([SITE_ORIGIN, OPERATOR_ORIGIN].map((origin) => origin?.toLowerCase()));
  return (origin: string | undefined): boolean => {
    if (!SITE_ORIGIN || origin === undefined || origins.has(origin.toLowerCase())) return false;
    return !URL.canParse(origin) || !hosts.has(new URL(origin).host);
  };
}
