/** Constants of the specification that belong to no other rule. Units are in the names. */
import { HOUR_MS, MINUTE_MS } from "../time/time";

export const GUEST_COOKIE_SECONDS = 604_800;
export const VISITOR_ID_MS = 6 * HOUR_MS;
/** At most one message appears in this time; when several come, the newest is shown next. */
export const SNACKBAR_THROTTLE_MS = 500;
/** How long a message is shown unless it sets its own time. */
export const SNACKBAR_TIMEOUT_MS = 1500;
/** How long the bar takes to fill, and how long a navigation may take before the bar shows. */
export const LOADING_BAR_MS = 5000;
export const LOADING_BAR_THROTTLE_MS = 200;
export const FETCH_DELAY_MS = 200;
/** 0: the token is checked at every navigation and call, never by a timer. */
export const TOKEN_CHECK_INTERVAL_MS = 0;
/** The limit "10mb" as body-parser reads it (decision 48). It holds for responses of an upstream as well. */
export const PAYLOAD_LIMIT_BYTES = 10 * 1024 * 1024;
/** The largest request body by purpose, in bytes (decision 48). Beyond it: 413. */
export const bodyLimits = {
  /** Everything not listed below */
  usual: 32 * 1024,
  /** Slips, sets and number sets */
  slip: 256 * 1024,
  /** Feeds, webhooks and operators' content */
  content: 1024 * 1024,
  /** The only upload */
  file: PAYLOAD_LIMIT_BYTES,
} as const;
export const CHUNK_RELOAD_MS = MINUTE_MS;
