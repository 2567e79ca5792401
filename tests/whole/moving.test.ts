import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { type Fault, isFault } from "@/lib/contract/fault";
import { rescheduleRound, voidRound } from "@/lib/contract/operators/rounds";
import type { Poy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso, HOUR_MS } from "@/lib/domain/time/time";
import { oneDatabase } from "../support/database/database";
import { brokenLaws, count } from "../support/database/ledger";
import type { TestService } from "../support/service/service";
import { useService } from "../support/service/use-service";
import { withSecond } from "../support/world/approvals";
import { newcomers, operator, type Person } from "../support/world/people";
import { addRound, bet, line } from "../support/world/rounds";

const WRITERS = 12;
const CASH = satang(50_000_00);
const soon = { timeout: 120_000, interval: 5 };

describe.each(oneDatabase)("twelve writers against an operator on $kind", (kind) => {
  const open = useService(kind);

  test("who moves the close to and fro: every slip lies before the close that held when it came", async () => {
    const service = open();
    const betId = await addRound(service, "th_open", { resultsInMs: 4 * HOUR_MS });
    const resultTime = await secondsAhead(service, 5 * 60 * 60);
    const members = await newcomers(service, WRITERS, CASH);
    const writers = members.map((member) => writeUntilRefused(service, member, betId));
    const { token } = await operator(service, "administrator");
    await slipsAbove(service, betId, WRITERS);
    for (const minutes of [120, 30, 90]) {
      const closeTime = await secondsAhead(service, minutes * 60);
      const body = { betId, closeTime, resultTime, reason: "to and fro" };
      await withSecond(service, rescheduleRound, { body, token }, "administrator");
      await slipsAbove(service, betId, (await slipsOf(service, betId)) + WRITERS);
    }
    // The last change leaves a second or two: the writers reach the moved close by themselves.
    const closeTime = await secondsAhead(service, 2);
    await service.call(rescheduleRound, { body: { betId, closeTime, resultTime, reason: "soon" }, token });
    const ends = await Promise.all(writers);
    expect(new Set(ends.map(({ fault }) => fault.code))).toEqual(new Set(["round-closed"]));
    expect(await slipsOf(service, betId)).toBe(ends.flatMap(({ slips }) => slips).length);
    const late = sql`SELECT count(*) FROM poy p JOIN round r USING (bet_id) JOIN movement m ON m.ref = p.poy_id::text
      WHERE r.bet_id = ${betId} AND (p.created_at >= r.close_at OR m.created_at >= r.close_at)`;
    expect(await count(service.db, late)).toBe(0);
    expect(await brokenLaws(service.db)).toEqual([]);
  });

  test("who voids the round: whatever came in is given back, nothing comes after", async () => {
    const service = open();
    const betId = await addRound(service, "th_close");
    const members = await newcomers(service, WRITERS, CASH);
    const writers = members.map((member) => writeUntilRefused(service, member, betId));
    await slipsAbove(service, betId, WRITERS);
    const { token } = await operator(service, "administrator");
    await service.call(voidRound, { body: { betId, reason: "market holiday" }, token });
    const ends = await Promise.all(writers);
    expect(new Set(ends.map(({ fault }) => fault.code))).toEqual(new Set(["round-void"]));
    const accepted = ends.flatMap(({ slips }) => slips).length;
    expect(accepted).toBeGreaterThan(WRITERS);
    const refunded = sql`SELECT count(*) FROM poy p JOIN movement m ON m.ref = p.poy_id::text AND m.kind = 'ABORT_POY'
      WHERE p.bet_id = ${betId} AND p.status = 'refunded' AND m.reason = 'market holiday'`;
    expect(await count(service.db, refunded)).toBe(accepted);
    expect(await slipsOf(service, betId)).toBe(accepted);
    const whole = sql`SELECT count(*) FROM account WHERE kind = 'cash' AND balance = ${CASH}
      AND owner IN (${sql.join(
        members.map(({ uuid }) => sql`${uuid}::uuid`),
        sql`, `,
      )})`;
    expect(await count(service.db, whole)).toBe(WRITERS);
    expect(await brokenLaws(service.db)).toEqual([]);
  });
});

/** Submits slip after slip until the round refuses them. */
async function writeUntilRefused(service: TestService, member: Person, betId: string) {
  const slips: Poy[] = [];
  for (;;) {
    try {
      slips.push(await bet(service, member, betId, [line("teng_bon_2", "47", 1)]));
    } catch (error) {
      if (!isFault(error, "round-closed") && !isFault(error, "round-void")) throw error;
      return { slips, fault: error as Fault };
    }
  }
}

const secondsAhead = async (service: TestService, seconds: number) =>
  bangkokIso(Math.ceil((await service.now()) / 1000) * 1000 + seconds * 1000);

const slipsOf = (service: TestService, betId: string) =>
  count(service.db, sql`SELECT count(*) FROM poy WHERE bet_id = ${betId}`);

const slipsAbove = (service: TestService, betId: string, least: number) =>
  vi.waitFor(async () => expect(await slipsOf(service, betId)).toBeGreaterThan(least), soon);
