import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { isFault } from "@/lib/contract/fault";
import type { Poy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { round } from "@/upstream/db/schema/rounds";
import { oneDatabase } from "../support/database/database";
import { brokenLaws, count } from "../support/database/ledger";
import type { TestService } from "../support/service/service";
import { useService } from "../support/service/use-service";
import { TODAY } from "../support/world/facts";
import { newcomers, type Person } from "../support/world/people";
import { addRound, bet, close, line } from "../support/world/rounds";

const WRITERS = 16;
const soon = { timeout: 120_000, interval: 5 };

describe.each(oneDatabase)("sixteen writers against the closing on $kind", (kind) => {
  const open = useService(kind);

  test.each([
    ["a stock", `th_open-${TODAY}`, "09:49:59.500"],
    ["yeekee", `yeekee-${TODAY}-17`, "09:59:59.500"],
    ["the 5-minute game", `yeekee_5-${TODAY}-61`, "10:04:59.500"],
  ])(
    "%s by the clock: the last slip is written before the close, whatever was under way",
    async (_, betId, justBefore) => {
      const service = open();
      const members = await newcomers(service, WRITERS, satang(50_000_00));
      const writers = members.map((member) => writeUntilRefused(service, member, betId));
      await vi.waitFor(async () => expect(await slipsOf(service, betId)).toBeGreaterThan(WRITERS), soon);
      // Meanwhile the clock jumps to just before the close; the service's own job closes the round.
      await service.setClock(`${TODAY}T${justBefore}+07:00`);
      const outcomes = await Promise.all(writers);
      const accepted = outcomes.flatMap(({ slips }) => slips);
      expect(accepted.length).toBeGreaterThan(WRITERS);
      expect(outcomes.every(({ lateByMs }) => lateByMs >= 0 && lateByMs < 60_000)).toBe(true);
      expect(await slipsOf(service, betId)).toBe(accepted.length);
      expect(
        await count(
          service.db,
          sql`SELECT count(*) FROM poy p JOIN round r USING (bet_id)
          JOIN movement m ON m.ref = p.poy_id::text
          WHERE r.bet_id = ${betId} AND (p.created_at >= r.close_at OR m.created_at >= r.close_at)`,
        ),
      ).toBe(0);
      await vi.waitFor(async () => {
        const [row] = await service.db.select().from(round).where(eq(round.betId, betId));
        expect(row?.status).toBe("closed");
      }, soon);
      expect(await slipsOf(service, betId)).toBe(accepted.length);
    },
  );

  test("by an operator: once the close is answered, no further slip is in the books", async () => {
    const service = open();
    const betId = await addRound(service, "th_close");
    const members = await newcomers(service, WRITERS, satang(50_000_00));
    const writers = members.map((member) => writeUntilRefused(service, member, betId));
    await vi.waitFor(async () => expect(await slipsOf(service, betId)).toBeGreaterThan(WRITERS), soon);
    await close(service, betId);
    const atClose = await slipsOf(service, betId);
    const accepted = (await Promise.all(writers)).flatMap(({ slips }) => slips);
    expect(accepted).toHaveLength(atClose);
    expect(await slipsOf(service, betId)).toBe(atClose);
  });

  test("the books are sound after all that", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});

/** Submits slip after slip until the round refuses them as closed. */
async function writeUntilRefused(service: TestService, member: Person, betId: string) {
  const slips: Poy[] = [];
  for (;;) {
    try {
      slips.push(
        await bet(service, member, betId, [line("teng_bon_2", "47", 1, 1), line("tode_3", "123", 1, 1)]),
      );
    } catch (error) {
      if (!isFault(error, "round-closed")) throw error;
      return { slips, lateByMs: error.details?.lateByMs ?? -1 };
    }
  }
}

const slipsOf = (service: TestService, betId: string) =>
  count(service.db, sql`SELECT count(*) FROM poy WHERE bet_id = ${betId}`);
