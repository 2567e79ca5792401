import { eq, sql } from "drizzle-orm";
import { createYing } from "@/lib/contract/yings";
import { bangkokIso, MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { absence } from "@/upstream/db/schema/clock";
import { job, round } from "@/upstream/db/schema/rounds";
import { shoot } from "@/upstream/yeekee/shoot";
import { newKey } from "../../tools/testing/calls";
import type { Person } from "./people";
import { addRound } from "./rounds";
import type { TestService } from "./service";

export interface ShotsRound {
  betId: string;
  closeMs: number;
  resultMs: number;
}

/** An extra shot round that is open, with the jobs that end it; its commitment is published. */
export async function openShotsRound(
  service: TestService,
  betType = "yeekee",
  { closesInMs = 10 * MINUTE_MS, shotsMs = 2 * MINUTE_MS } = {},
): Promise<ShotsRound> {
  const betId = await addRound(service, betType, { closesInMs, resultsInMs: closesInMs + shotsMs });
  const [row] = await service.db.select().from(round).where(eq(round.betId, betId));
  if (!row) throw new Error("no round");
  await service.db.insert(job).values([
    { kind: "close", ref: betId, dueAt: row.closeAt },
    { kind: "freeze", ref: betId, dueAt: row.resultAt },
  ]);
  await service.tick();
  return { betId, closeMs: row.closeAt.getTime(), resultMs: row.resultAt.getTime() };
}

/** A member's shot as it is sent. */
export const shot = ({ token }: Person, betId: string, yingNumber: string, key: string = newKey()) => ({
  body: { betId, yingNumber },
  token,
  key,
});

/** A member's shot by the public call. */
export const shootAs = (service: TestService, ...sent: Parameters<typeof shot>) =>
  service.call(createYing, shot(...sent));

/** This many shots of arbitrary members, by the statement that every shot uses. */
export async function fillUp(
  service: Pick<TestService, "db">,
  { betId }: Pick<ShotsRound, "betId">,
  count: number,
): Promise<number[]> {
  const numbers = Array.from({ length: count }, (_, at) => ((at + 1) * 7_919) % 100_000);
  for (const number of numbers) {
    const verdict = await shoot(service.db, {
      member: null,
      betId,
      key: null,
      number: String(number).padStart(5, "0"),
      alias: "som***1",
    });
    if (verdict.fault !== undefined) throw new Error(verdict.fault);
  }
  return numbers;
}

/** Moves the clock this long past the end of shooting and runs due jobs: freeze, draw, settlement. */
export async function finish(
  service: TestService,
  { resultMs }: Pick<ShotsRound, "resultMs">,
  afterMs: number = SECOND_MS,
): Promise<void> {
  await service.setClock(bangkokIso(resultMs + afterMs));
  await service.tick();
}

/** The state that the service records after it was down from one instant to another. */
export async function beAway(service: TestService, fromMs: number, untilMs: number): Promise<void> {
  await service.db.insert(absence).values({ fromAt: new Date(fromMs), untilAt: new Date(untilMs) });
}

/** Stops the service's clock at an instant, so that a limit can be tested to the millisecond. */
export async function standStill(service: TestService, ms: number): Promise<void> {
  await service.db.execute(
    sql.raw(`CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS
      $$ SELECT to_timestamp(${ms} / 1000.0) $$`),
  );
}

/** Lets it run again. */
export async function runOn(service: TestService): Promise<void> {
  await service.db.execute(sql`CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS
    $$ SELECT clock_timestamp() + (SELECT offset_ms FROM clock_offset) * interval '1 millisecond' $$`);
}
