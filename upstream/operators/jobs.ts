import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { allJobs, type JobRow, retryJob } from "@/lib/contract/operators/jobs";
import { bangkokIso } from "@/lib/domain/time/time";
import { writeAudit } from "../audit/audit";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { job } from "../db/schema/rounds";
import { defineHandler } from "../http/define-handler";

const PAGE = 50;

const states = {
  failing: and(isNull(job.doneAt), gt(job.attempts, 0)),
  waiting: isNull(job.doneAt),
  done: isNotNull(job.doneAt),
};

export const jobCalls = [
  defineHandler(allJobs, async ({ tx }, { body }) => {
    const { state, kind, cursor, limit = PAGE } = body;
    const rows = await tx
      .select()
      .from(job)
      .where(
        and(
          state ? states[state] : undefined,
          kind ? eq(job.kind, kind) : undefined,
          cursor ? lt(job.id, serialOf(cursor)) : undefined,
        ),
      )
      .orderBy(desc(job.id))
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ id }) => String(id));
    return { items: page.map(viewOf), nextCursor };
  }),

  defineHandler(retryJob, async ({ tx, caller, services, afterCommit }, { body: { id, reason } }) => {
    const own = and(eq(job.id, serialOf(id)), states.failing);
    const [before] = await tx.select().from(job).where(own).for("update");
    if (!before) throw new Fault("not-found");
    const [after] = await tx.update(job).set({ dueAt: sql`app_now()` }).where(own).returning();
    await writeAudit(tx, caller, {
      action: callName(retryJob),
      target: `${before.kind} ${before.ref}`,
      before: { attempts: before.attempts, lastError: before.lastError },
      reason,
    });
    // Its failure is logged there and read in this list; it is none of this call.
    afterCommit(() => services.runJobs().catch(() => undefined));
    return viewOf(after ?? before);
  }),
];

const viewOf = ({ id, dueAt, doneAt, ...row }: typeof job.$inferSelect): JobRow => ({
  ...row,
  id: String(id),
  dueAt: bangkokIso(dueAt.getTime()),
  doneAt: doneAt && bangkokIso(doneAt.getTime()),
});
