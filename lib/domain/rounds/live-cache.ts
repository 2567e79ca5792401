/**
 * The longest that a cached response about rounds is used for pages that follow them. A request caused by a
 * notification waits longer than this, so that it never gets the state before the notification.
 */
export const LIVE_CACHE_MS = 1_000;
