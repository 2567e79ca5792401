import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { entries } from "@/lib/contract";
import { AUTOMATIC_CALL, callName } from "@/lib/contract/endpoint";
import { addNote } from "@/lib/contract/operators/notes";
import { allQueues, takeClaim } from "@/lib/contract/operators/queues";
import { operatorAuth } from "@/lib/contract/operators/session";
import { todayOfOperators } from "@/lib/contract/operators/today";
import { session } from "@/upstream/db/schema/members";
import { oneDatabase } from "../../support/database/database";
import { operatorOwnActs } from "../../support/laws/operator-acts";
import { operatorReads } from "../../support/laws/operator-reads";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { newcomer, operator } from "../../support/world/people";

const headers = { [AUTOMATIC_CALL]: "1" };

/** As if so many minutes went by without a call. */
const passMinutes = (service: TestService, uuid: string, minutes: number) =>
  service.db
    .update(session)
    .set({ actedAt: sql`acted_at - ${minutes} * interval '1 minute'` })
    .where(eq(session.member, uuid));

/** As if the operator had just acted. */
const actNow = (service: TestService, uuid: string) =>
  service.db.update(session).set({ actedAt: new Date() }).where(eq(session.member, uuid));

describe.each(oneDatabase)("an operator's idle session on $kind", (kind) => {
  const open = useService(kind);

  test("ends after half an hour of reads that its page made by itself", async () => {
    const service = open();
    const { token, uuid } = await operator(service, "staff");
    await actNow(service, uuid);
    const lasted: number[] = [];
    for (let minute = 1; minute <= 31; minute++) {
      await passMinutes(service, uuid, 1);
      const calls = [allQueues, todayOfOperators, operatorAuth].map((entry) =>
        service.call(entry, { token, headers }).then(
          () => true,
          () => false,
        ),
      );
      if ((await Promise.all(calls)).includes(true)) lasted.push(minute);
    }
    expect(lasted).toEqual(Array.from({ length: 29 }, (_, index) => index + 1));
    expect((await service.refusal(allQueues, { token })).code).toBe("unauthorized");
  });

  test("goes on for a read of the operator's own, and for an act that is declared automatic", async () => {
    const service = open();
    const { token, uuid } = await operator(service, "administrator");
    const who = await newcomer(service, 0);
    await actNow(service, uuid);
    for (const again of [
      () => service.call(allQueues, { token }),
      () => service.call(addNote, { body: { uuid: who.uuid, text: "Called again" }, token, headers }),
      () => service.call(allQueues, { token, headers: { [AUTOMATIC_CALL]: "yes" } }),
    ]) {
      await passMinutes(service, uuid, 29);
      await again();
      await passMinutes(service, uuid, 29);
      expect(await service.call(allQueues, { token, headers })).toBeDefined();
      await actNow(service, uuid);
    }
  });
});

test("reads, the renewal of a token and of a claim may be automatic; no other call may", () => {
  const automatic = entries.filter(([, entry]) => entry.mayBeAutomatic).map(([, entry]) => callName(entry));
  // Push signatures are never an activity, declared or not.
  const reads = operatorReads.filter((name) => name !== "operators.push.auth");
  const own = operatorOwnActs.filter((name) =>
    ["operators.auth", "operators.sessions.all", "operators.passkeys.all"].includes(name),
  );
  expect(automatic.sort()).toEqual([...reads, ...own, callName(takeClaim)].sort());
});
