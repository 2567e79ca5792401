import { sql } from "drizzle-orm";
import type { Tx } from "../db/tx";
import type { SessionSockets } from "./session-sockets";

const AT_ONCE = 1_000;

/**
 * Closes the sockets of sessions that are over by the database: a net for ends that this process was not told. An
 * operator's view of a member is over with itself, or with the operator's session.
 */
export async function recheckSessions(db: Tx, seats: Pick<SessionSockets, "sids" | "end">): Promise<void> {
  const sids = seats.sids();
  for (let at = 0; at < sids.length; at += AT_ONCE) {
    const some = sids.slice(at, at + AT_ONCE);
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT id FROM session WHERE id = ANY(${sql.param(some)}::uuid[]) AND ended_at IS NULL
      UNION ALL
      SELECT v.id FROM member_view v JOIN session s ON s.id = v.operator_session
      WHERE v.id = ANY(${sql.param(some)}::uuid[]) AND v.ended_at IS NULL AND s.ended_at IS NULL`);
    const live = new Set(rows.map(({ id }) => id));
    for (const sid of some) if (!live.has(sid)) seats.end(sid);
  }
}
