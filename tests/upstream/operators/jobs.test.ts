import { describe, expect, test } from "vitest";
import { allJobs, retryJob, serviceHealth } from "@/lib/contract/operators/jobs";
import { HOUR_MS } from "@/lib/domain/time/time";
import { job } from "@/upstream/db/schema/rounds";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database";
import { operator } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const reason = { code: "fault", note: "its cause is gone" } as const;

/** A job that has failed and waits for an hour; no handler knows its kind, so running it marks it done. */
async function failedJob(service: TestService, attempts = 3) {
  const dueAt = new Date((await service.now()) + HOUR_MS);
  const [row] = await service.db
    .insert(job)
    .values({ kind: "of-tests", ref: newKey(), dueAt, attempts, lastError: "no luck" })
    .returning();
  return String(row?.id);
}

describe.each(oneDatabase)("jobs as operators see them on $kind", (kind) => {
  const open = useService(kind);

  test("are listed by state and kind, the newest first", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const [one, two] = [await failedJob(service), await failedJob(service)];
    const fresh = await failedJob(service, 0);
    const idsOf = async (state: "failing" | "waiting" | "done") => {
      const { items } = await service.call(allJobs, { body: { state, kind: "of-tests" }, token });
      return items.map(({ id }) => id);
    };
    expect(await idsOf("failing")).toEqual([two, one]);
    expect(await idsOf("waiting")).toEqual([fresh, two, one]);
    expect(await idsOf("done")).toEqual([]);
    const page = await service.call(allJobs, {
      body: { state: "failing", kind: "of-tests", limit: 1 },
      token,
    });
    const cursor = page.nextCursor ?? "";
    const body = { state: "failing", kind: "of-tests", limit: 1, cursor } as const;
    expect((await service.call(allJobs, { body, token })).items.map(({ id }) => id)).toEqual([one]);
  });

  test("that failed are run again at once; one that is done is not found", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const id = await failedJob(service);
    await service.call(retryJob, { body: { id, reason }, token });
    const { items } = await service.call(allJobs, { body: { state: "done", kind: "of-tests" }, token });
    expect(items.map((row) => row.id)).toContain(id);
    expect((await service.refusal(retryJob, { body: { id, reason }, token })).code).toBe("not-found");
  });

  test("that fail time and again show in the health of the service", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const before = await service.call(serviceHealth, { token });
    await failedJob(service, 5);
    const after = await service.call(serviceHealth, { token });
    expect(after).toEqual({ ...before, stuckJobs: before.stuckJobs + 1 });
    expect(after).toMatchObject({ ledger: "sound", missingFreezes: 0 });
  });
});
