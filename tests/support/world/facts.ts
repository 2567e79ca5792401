/** The initial state of every test database. */

/** A Thursday morning, before the first market closes: the time of a fresh test database's clock. */
export const STARTS_AT = "2026-11-26T08:00:00+07:00";
export const TODAY = "2026-11-26";
/** The two government draws that are planned then. */
export const NEXT_DRAW = "gov-2026-12-01";
export const DRAW_AFTER = "gov-2026-12-16";

/** The secret between the bank's feed and the test services. */
export const FEED_SECRET = "a secret that signs the feeds of these tests";

export const DEMO_PASSWORD = "Demo people #2026";
export const PUSHER_KEY = "push-key-of-tests";
