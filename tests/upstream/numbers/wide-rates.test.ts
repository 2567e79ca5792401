import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { exposure, roundRate } from "@/upstream/db/schema/rounds";
import { oneDatabase } from "../../support/database";
import { newcomer } from "../../support/people";
import { addRound, bet, line } from "../../support/rounds";
import { useService } from "../../support/use-service";

describe.each(oneDatabase)("a rate of a million on $kind", (kind) => {
  const open = useService(kind);

  // No call sets such a rate; a database may have one from before calls were limited.
  test("is paid as it stands, before a tier of sales and across one", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const betId = await addRound(service, "th_open");
    const rate = { multiplyHundredths: 1_000_000_00 };
    await service.db.update(roundRate).set(rate).where(eq(roundRate.betId, betId));
    const [first] = (await bet(service, member, betId, [line("teng_bon_2", "47", 1, 1_000_000)])).poyListJson;
    expect(first?.multiply).toBe(1_000_000);
    await service.db
      .update(exposure)
      .set({ stake: satang(49_999_00) })
      .where(sql`bet_id = ${betId}`);
    await bet(service, member, betId, [line("teng_bon_2", "47", 1, 1_000_000)]);
    const [half] = (await bet(service, member, betId, [line("teng_bon_2", "47", 1, 500_000)])).poyListJson;
    expect(half?.multiply).toBe(500_000);
  });
});
