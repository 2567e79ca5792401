import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { idempotency } from "@/upstream/db/schema/ledger";
import { databases } from "../../support/database";
import { newcomer } from "../../support/people";
import { useService } from "../../support/use-service";

describe.each(databases)("the replies that idempotency keys keep on $kind", (kind) => {
  const open = useService(kind);

  test("are forgotten after thirty days, and not a day sooner", async () => {
    const service = open();
    const { uuid } = await newcomer(service, 0);
    const ages = { "of-thirty-one-days": 31, "of-twenty-nine-days": 29, "of-today": 0 };
    for (const [key, days] of Object.entries(ages)) {
      const createdAt = sql`clock_timestamp() - ${days} * interval '1 day'`;
      const reply = { name: "Somchai Jaidee" };
      await service.db
        .insert(idempotency)
        .values({ member: uuid, call: "/a-call", key, bodyHash: "x", reply, createdAt });
    }
    await service.tick();
    const kept = await service.db.select().from(idempotency).where(eq(idempotency.member, uuid));
    expect(kept.map(({ key }) => key).toSorted()).toEqual(["of-today", "of-twenty-nine-days"]);
  });
});
