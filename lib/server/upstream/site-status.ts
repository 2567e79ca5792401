/** The site's status, read before any page is served: open or closed, and whether its upstream is reachable. */

import { isFault } from "@/lib/contract/fault";
import type { Maintenance } from "@/lib/contract/site";
import { maintenanceShape, siteMaintenance } from "@/lib/contract/site";
import { epochMs } from "@/lib/domain/time/time";
import { env } from "@/lib/server/config/env";
import { askCall } from "./ask-call";
import { readObject } from "./fault-answer";
import { isListening } from "./listening";
import { cachedReply } from "./reply-cache";

export interface SiteStatus {
  maintenance: Maintenance;
  /** The upstream's address refuses connections; a slow or failed response does not count. */
  isUpstreamGone: boolean;
}

/** Requested at most this often; closing and opening the site takes effect after this time at most. */
const STATUS_MS = 2_000;
const ASK_TIMEOUT_MS = 800;
const CLOSED: SiteStatus = { maintenance: { on: true }, isUpstreamGone: false };
const OPEN: SiteStatus = { maintenance: { on: false }, isUpstreamGone: false };

/** Never rejects: a site whose status cannot be read is open, and its pages report what fails. */
export async function siteStatus(): Promise<SiteStatus> {
  const { MAINTENANCE, API_UPSTREAM_URL } = env();
  if (MAINTENANCE) return CLOSED;
  const url = API_UPSTREAM_URL + siteMaintenance.path;
  return cachedReply(`site-status ${url}`, STATUS_MS, () => look(url));
}

async function look(url: string): Promise<SiteStatus> {
  try {
    const headers = { accept: "application/json" };
    const { status, text } = await askCall(siteMaintenance, {
      url,
      method: "GET",
      headers,
      timeoutMs: ASK_TIMEOUT_MS,
    });
    const body = readObject(text);
    // Recognised by the body alone (decision 40): any other 503 may be a load balancer without a backend.
    if (status >= 400 && body?.code === "maintenance") return CLOSED;
    const said = maintenanceShape.safeParse(body?.data);
    return said.success ? { maintenance: said.data, isUpstreamGone: false } : OPEN;
  } catch (error) {
    // Not every upstream has the call: then only its address tells whether anybody is there.
    if (isFault(error, "not-offered"))
      return { ...OPEN, isUpstreamGone: !(await isListening(url, ASK_TIMEOUT_MS)) };
    return { ...OPEN, isUpstreamGone: error instanceof Error && error.message === "ECONNREFUSED" };
  }
}

/** Retry-After in whole seconds: until the announced time, at least ten seconds and at most an hour. */
export function retryAfterSeconds({ until }: Maintenance, nowMs = Date.now()): number {
  const leftSeconds = until ? Math.ceil((epochMs(until) - nowMs) / 1000) : 60;
  return Math.min(3_600, Math.max(10, leftSeconds));
}
