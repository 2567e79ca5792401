import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { releaseStart } from "@/lib/contract/site";
import { oneDatabase } from "../../support/database/database";
import { useService } from "../../support/service/use-service";

describe.each(oneDatabase)("the first start of the release with prefixed cookies on $kind", (kind) => {
  const open = useService(kind);

  test("is when its migration ran on this database, whoever asks and however often it starts", async () => {
    const service = open();
    const { rows } = await service.db.execute<{ migrated: string }>(
      sql`SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS migrated FROM release_started`,
    );
    const { hostCookiesAt } = await service.call(releaseStart, {});
    expect(rows).toHaveLength(1);
    expect(Math.floor(Date.parse(hostCookiesAt) / 1_000)).toBe(Date.parse(rows[0]?.migrated ?? "") / 1_000);
    expect(Date.parse(hostCookiesAt)).toBeLessThanOrEqual(Date.now());
  });
});
