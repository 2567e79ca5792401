import { type SQL, sql } from "drizzle-orm";

/** How long one kind of personal row is kept. `docs/growth.md` lists all rules; a test compares them with it. */
export interface RetentionRule {
  /** Also the `ref` of its job. */
  name: string;
  /** Days after which a row is forgotten, in real time. */
  days: number;
  /** Forgets at most so many rows, the oldest first; it writes one row for each, so that they can be counted. */
  forget(before: SQL, most: number): SQL;
}

export const retentionRules: readonly RetentionRule[] = [
  {
    // A repeat of a call gets its first reply for so long; replies hold members' data.
    name: "replies",
    days: 7,
    forget: (before, most) => sql`DELETE FROM idempotency WHERE ctid = ANY (ARRAY (
      SELECT ctid FROM idempotency WHERE created_at < ${before} ORDER BY created_at LIMIT ${most}))`,
  },
  {
    // The row stays: views of members and passkeys refer to it. A session lives a day at most.
    name: "sessions",
    days: 90,
    forget: (before, most) => sql`UPDATE session SET address = '', device_id = '', user_agent = '',
        ended_at = coalesce(ended_at, clock_timestamp())
      WHERE id = ANY (ARRAY (
        SELECT id FROM session
        WHERE started_at < ${before} AND (address <> '' OR device_id <> '' OR user_agent <> '')
        ORDER BY started_at LIMIT ${most}))`,
  },
  {
    name: "codes",
    days: 90,
    forget: (before, most) => sql`DELETE FROM otp WHERE ref = ANY (ARRAY (
      SELECT ref FROM otp WHERE created_at < ${before} ORDER BY created_at LIMIT ${most}))`,
  },
  {
    // Ids follow time: the oldest rows are read and nothing behind them, however many there are.
    name: "notifications",
    days: 365,
    forget: (before, most) => sql`DELETE FROM notification WHERE id = ANY (ARRAY (
      SELECT id FROM (SELECT id, at FROM notification ORDER BY id LIMIT ${most}) oldest WHERE at < ${before}))`,
  },
  {
    // Its messages go with it. What still waits for staff stays.
    name: "tickets",
    days: 365,
    forget: (before, most) => sql`DELETE FROM ticket WHERE id = ANY (ARRAY (
      SELECT id FROM ticket WHERE state <> 'open' AND since < ${before} ORDER BY since LIMIT ${most}))`,
  },
  {
    name: "visitors",
    days: 396,
    forget: (before, most) => sql`DELETE FROM visitor WHERE no = ANY (ARRAY (
      SELECT no FROM visitor WHERE last_seen_at < ${before} ORDER BY last_seen_at LIMIT ${most}))`,
  },
];
