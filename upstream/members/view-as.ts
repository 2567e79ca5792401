import { and, eq, isNull, sql } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { viewAsMember } from "@/lib/contract/operators/view-as";
import { VIEW_AS_MS } from "@/lib/domain/operators/staff";
import { bangkokIso, SECOND_MS } from "@/lib/domain/time/time";
import { writeAudit } from "../audit/audit";
import { noteRead } from "../audit/read-log";
import { member, session } from "../db/schema/members";
import { memberView } from "../db/schema/staff";
import { defineHandler } from "../http/define-handler";
import { SESSION_LIFE_SECONDS } from "../http/token";

/**
 * Begins a view. It has a row of its own and no session: the member's devices, last login and time played stay
 * theirs, and the audit tells who looked and why.
 */
export const viewAsCall = defineHandler(viewAsMember, async ({ tx, caller, grant }, { body }) => {
  const { uuid, reason } = body;
  const [seen] = await tx
    .select({ userName: member.userName, closedArea: member.closedArea, closedAt: member.closedAt })
    .from(member)
    .where(and(eq(member.uuid, uuid), isNull(member.role)));
  if (!seen) throw new Fault("not-found");
  if (seen.closedAt) throw new Fault("account-closed");
  // Serialises views of one session: each begins after the previous one has ended.
  await tx.select({ id: session.id }).from(session).where(eq(session.id, caller.sid)).for("update");
  await tx
    .update(memberView)
    .set({ endedAt: sql`clock_timestamp()` })
    .where(and(eq(memberView.operatorSession, caller.sid), isNull(memberView.endedAt)));
  const [view] = await tx
    .insert(memberView)
    .values({ member: uuid, operatorSession: caller.sid })
    .returning({ id: memberView.id, startedAt: memberView.startedAt });
  if (!view) throw new Error("no view row");
  await noteRead(tx, caller, viewAsMember, [uuid]);
  await writeAudit(tx, caller, {
    action: callName(viewAsMember),
    target: uuid,
    after: { view: view.id },
    reason,
  });
  const startedAtMs = view.startedAt.getTime();
  const viewUntilMs = Math.min(
    startedAtMs + VIEW_AS_MS,
    caller.sessionStartedAtMs + SESSION_LIFE_SECONDS * SECOND_MS,
  );
  grant({ uuid, status: seen.closedArea, sid: view.id, sessionStartedAtMs: startedAtMs, viewUntilMs });
  return { userName: seen.userName, until: bangkokIso(viewUntilMs) };
});
