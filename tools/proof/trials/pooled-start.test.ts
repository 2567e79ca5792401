import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { serversAlone } from "../../../tests/support/database/database";
import { brokenLaws, count } from "../../../tests/support/database/ledger";
import { startPgbouncer, withoutPgbouncer } from "../../../tests/support/database/pgbouncer";
import { openTestService } from "../../../tests/support/service/service";
import { startUpstream } from "../../../tests/support/service/upstream-process";

/** More in the sweep. */
const STARTS = Number(process.env.STARTS || 8);

describe.skipIf(withoutPgbouncer).each(serversAlone)(
  `${STARTS} starts at once on an empty database behind a pooler on $kind${withoutPgbouncer ? `: ${withoutPgbouncer}` : ""}`,
  ({ createEmpty }) => {
    test("all come up, the tables are made once, and no lock is left behind", async () => {
      const database = await createEmpty();
      const pooler = await startPgbouncer(database.env.DATABASE_URL ?? "");
      const behind = { ...database, env: { ...database.env, DATABASE_URL: pooler.url } };
      // A process alone shows what all of them have to reach: it is ready, or it says why it ended.
      const started = await Promise.allSettled(
        Array.from({ length: STARTS }, () => startUpstream(behind, { DB_POOL_SIZE: "2" }, 240_000)),
      );
      const refused = started.flatMap((each) => (each.status === "rejected" ? [String(each.reason)] : []));
      expect(refused).toEqual([]);
      await Promise.all(started.map((each) => each.status === "fulfilled" && each.value.end("SIGTERM")));
      const checked = await openTestService(database);
      const locks = sql`SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND database = (
        SELECT oid FROM pg_database WHERE datname = current_database())`;
      expect(await count(checked.db, locks)).toBe(0);
      expect(await count(checked.db, sql`SELECT count(*) FROM member WHERE user_name = 'demo01'`)).toBe(1);
      expect(await brokenLaws(checked.db)).toEqual([]);
      await checked.close();
      await pooler.stop();
      await database.drop();
    });
  },
);
