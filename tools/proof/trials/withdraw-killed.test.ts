import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isFault } from "@/lib/contract/fault";
import { rejectWithdraw } from "@/lib/contract/operators/withdraws";
import { oneDatabase, type TestDatabase } from "../../../tests/support/database/database";
import { brokenLaws, count } from "../../../tests/support/database/ledger";
import { openTestService } from "../../../tests/support/service/service";
import { startUpstream } from "../../../tests/support/service/upstream-process";
import { withdraw, withdrawer } from "../../../tests/support/world/banks";
import { operator } from "../../../tests/support/world/people";
import { newKey } from "../../testing/calls";

describe.each(oneDatabase)("an upstream killed while it takes a withdrawal on $kind", ({ create }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database?.drop());

  test("holds the money once, whenever it died: the same key finds it or makes it", async () => {
    const prepared = await openTestService(database);
    const member = await withdrawer(prepared, 10_000);
    const staff = await operator(prepared, "staff");
    await prepared.close();

    let upstream = await startUpstream(database);
    // Killed as the call is sent, and at the moment of its answer, which is then lost.
    for (const moment of ["sent", "answered"] as const) {
      const key = newKey();
      const first = withdraw(upstream, member, 1_000, key).catch((error: unknown) => {
        if (isFault(error)) throw error;
        return null;
      });
      if (moment === "answered") await first;
      await upstream.end("SIGKILL");
      const answered = await first;
      upstream = await startUpstream(database);
      const again = await withdraw(upstream, member, 1_000, key);
      if (answered) expect(again).toEqual(answered);
      expect(await withdraw(upstream, member, 1_000, key)).toEqual(again);
      await upstream.call(rejectWithdraw, {
        body: { id: again.id, reason: "as a test" },
        token: staff.token,
      });
    }
    expect(await upstream.end("SIGTERM")).toBe(0);

    const checked = await openTestService(database);
    expect(await count(checked.db, sql`SELECT count(*) FROM withdrawal`)).toBe(2);
    expect(await brokenLaws(checked.db)).toEqual([]);
    await checked.close();
  }, 600_000);
});
