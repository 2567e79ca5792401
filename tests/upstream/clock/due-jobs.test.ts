import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { oldestDue } from "@/upstream/clock/run-job";
import { databases } from "../../support/database/database";
import { useService } from "../../support/service/use-service";

const WAITING = 3_000;

describe.each(databases)("looking for a job that is due on $kind", (kind) => {
  const open = useService(kind);

  test("does not ask the clock for each job that waits", async () => {
    const { db } = open();
    await db.execute(sql`
      INSERT INTO job (kind, ref, due_at)
      SELECT 'open', 'waits-' || n, app_now() + interval '1 day' FROM generate_series(1, ${WAITING}) AS n`);
    await db.execute(sql`ANALYZE job`);
    const { rows } = await db.execute<{ "QUERY PLAN": string }>(
      sql`EXPLAIN (COSTS OFF) ${oldestDue(db, {}).getSQL()}`,
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/InitPlan 1/);
    expect(plan).toMatch(/Index Scan using job_due/);
    expect(plan).toMatch(/Index Cond: \(due_at <= \$0\)|Index Cond: \(due_at <= \(InitPlan 1\)\.col1\)/);
    expect(plan).not.toMatch(/Filter:.*app_now/);
  });
});
