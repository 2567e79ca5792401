/** Constants of the spec's section 9 that belong to no rule of their own. Units are in the names. */
import { HOUR_MS, MINUTE_MS } from "./time";

export const GUEST_COOKIE_SECONDS = 604_800;
export const VISITOR_ID_MS = 6 * HOUR_MS;
export const SNACKBAR_THROTTLE_MS = 500;
export const SNACKBAR_TIMEOUT_MS = 1500;
export const LOADING_BAR_MS = 5000;
export const LOADING_BAR_THROTTLE_MS = 200;
export const FETCH_DELAY_MS = 200;
/** 0: the token is checked at every navigation and call, never by a timer. */
export const TOKEN_CHECK_INTERVAL_MS = 0;
export const PAYLOAD_LIMIT_BYTES = 10 * 1024 * 1024;
export const CHUNK_RELOAD_MS = MINUTE_MS;
/** Where a signup without an agent belongs; a table per locale, so that a site may differ by language. */
export const centreAgents = {
  th: { agentId: 2, refUid: 0 },
  en: { agentId: 2, refUid: 0 },
  kh: { agentId: 2, refUid: 0 },
  mm: { agentId: 2, refUid: 0 },
} as const;
