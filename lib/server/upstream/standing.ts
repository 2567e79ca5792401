/** How the site stands before any page is looked at: open or closed, and whether its upstream is there at all. */
import type { Maintenance } from "@/lib/contract/site";
import { maintenanceShape, siteMaintenance } from "@/lib/contract/site";
import { env } from "@/lib/server/config/env";
import { readObject } from "./fault-answer";
import { shareAnswer } from "./shared-answer";
import { askUpstream } from "./upstream-pool";

export interface Standing {
  maintenance: Maintenance;
  /** Nobody listens at its address: a refused connection, not a slow or a failed answer. */
  isUpstreamGone: boolean;
}

/** Asked at most this often, whoever comes; so late does the site close and open everywhere. */
export const STANDING_MS = 2_000;
const ASK_TIMEOUT_MS = 800;
const CLOSED: Standing = { maintenance: { on: true }, isUpstreamGone: false };
const OPEN: Standing = { maintenance: { on: false }, isUpstreamGone: false };

/** Never rejects: a site that cannot be asked is open, and says in its own words what fails. */
export async function siteStanding(): Promise<Standing> {
  const { MAINTENANCE, API_UPSTREAM_URL } = env();
  if (MAINTENANCE) return CLOSED;
  const url = API_UPSTREAM_URL + siteMaintenance.path;
  return shareAnswer(`standing ${url}`, STANDING_MS, () => look(url));
}

async function look(url: string): Promise<Standing> {
  try {
    const headers = { accept: "application/json" };
    const { status, text } = await askUpstream({ url, method: "GET", headers, timeoutMs: ASK_TIMEOUT_MS });
    const body = readObject(text);
    // Told by the body alone (decision 40): any 503 else may be a load balancer that has nobody behind it.
    if (status >= 400 && body?.code === "maintenance") return CLOSED;
    const said = maintenanceShape.safeParse(body?.data);
    return said.success ? { maintenance: said.data, isUpstreamGone: false } : OPEN;
  } catch (error) {
    return { ...OPEN, isUpstreamGone: error instanceof Error && error.message === "ECONNREFUSED" };
  }
}

/** When to come back, in whole seconds: at the announced time, at least ten seconds and at most an hour from now. */
export function retryAfterSeconds({ until }: Maintenance, nowMs = Date.now()): number {
  const leftSeconds = until ? Math.ceil((Date.parse(until) - nowMs) / 1000) : 60;
  return Math.min(3_600, Math.max(10, leftSeconds));
}
