/** Longer than the proxy's own 8 s, so that its response arrives first. */
export const CALL_TIMEOUT_MS = 10_000;
