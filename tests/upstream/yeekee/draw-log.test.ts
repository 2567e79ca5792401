import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { onePoy } from "@/lib/contract/poys";
import { type DrawLogRow, freezesOfYings } from "@/lib/contract/yings";
import { bangkokIso, SECOND_MS } from "@/lib/domain/time/time";
import { FIRST_HEAD, headAfter } from "@/lib/domain/yeekee/draw-log";
import { createLog } from "@/upstream/logging/log";
import { holdDrawLog } from "@/upstream/yeekee/draw-log";
import { hashing } from "@/upstream/yeekee/draws";
import { freezeShots } from "@/upstream/yeekee/freeze-shots";
import { oneDatabase, serversAlone, type TestDatabase } from "../../support/database";
import { count } from "../../support/ledger";
import { waitingForLocks } from "../../support/locks";
import { newcomer } from "../../support/people";
import { bet, line } from "../../support/rounds";
import { openTestService, type TestService } from "../../support/service";
import { useService } from "../../support/use-service";
import { fillUp, openShotsRound } from "../../support/yeekee";

/** The whole public log, oldest first. */
async function wholeLog(service: Pick<TestService, "call">): Promise<DrawLogRow[]> {
  const rows: DrawLogRow[] = [];
  for (let before: number | undefined; ; before = rows.at(-1)?.seq) {
    const page = await service.call(freezesOfYings, { query: { limit: 200, ...(before ? { before } : {}) } });
    if (page.rows.length === 0) return rows.reverse();
    rows.push(...page.rows);
  }
}

/** Numbers of the entries that do not follow from the one before. */
async function breaksIn(rows: readonly DrawLogRow[]): Promise<number[]> {
  const broken: number[] = [];
  let [head, seq] = [FIRST_HEAD, 0];
  for (const row of rows) {
    const found = await headAfter(head, row as Parameters<typeof headAfter>[1], hashing);
    if (row.headBefore !== head || row.head !== found || row.seq !== seq + 1) broken.push(row.seq);
    [head, seq] = [row.head, row.seq];
  }
  return broken;
}

describe.each(oneDatabase)("the log of draws on $kind", (kind) => {
  const open = useService(kind);

  test("is one chain from its first entry, whatever opens, freezes and is void, in whatever order", async () => {
    const service = open();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(0, 19, 20, 21), { minLength: 2, maxLength: 2 }),
        async (shots) => {
          const rounds = [];
          for (const _ of shots) rounds.push(await openShotsRound(service));
          for (const [at, round] of rounds.entries()) await fillUp(service, round, shots[at] ?? 0);
          await service.setClock(bangkokIso(Math.max(...rounds.map(({ resultMs }) => resultMs))));
          await service.tick();
          for (const [at, { betId }] of rounds.entries()) {
            const { rows } = await service.call(freezesOfYings, { query: { betId } });
            expect(rows.map((row) => row.kind)).toEqual([(shots[at] ?? 0) < 20 ? "void" : "freeze", "seal"]);
          }
          expect(await breaksIn(await wholeLog(service))).toEqual([]);
        },
      ),
      { numRuns: 3 },
    );
    expect(await breaksIn((await wholeLog(service)).slice(1))).not.toEqual([]);
  }, 300_000);

  test("a slip tells the head of its moment, and goes on telling it", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const { betId } = await openShotsRound(service);
    const head = (await wholeLog(service)).at(-1)?.head;
    const slip = await bet(service, member, betId, [line("teng_bon_2", "47", 10, 90)]);
    await openShotsRound(service);
    const later = await service.call(onePoy, { query: { id: slip.poyId }, token: member.token });
    expect([slip.drawHead, later.drawHead]).toEqual([head, head]);
    expect((await wholeLog(service)).at(-1)?.head).not.toBe(head);
  });
});

describe.each(serversAlone)("a freeze that waits for the log on $kind", (kind) => {
  const open = useService(kind);

  test("is told as late as it is out: the wait counts in its lateness", async () => {
    const service = open();
    const shots = await openShotsRound(service);
    await fillUp(service, shots, 20);
    const { betId, resultMs } = shots;
    let frozen: Promise<unknown> | undefined;
    await service.db.transaction(async (held) => {
      await holdDrawLog(held);
      // Before its time by the service's clock, so that only this freeze waits for the log.
      frozen = service.db.transaction((tx) => freezeShots(tx, betId, resultMs, createLog("silent")));
      await vi.waitFor(async () => expect(await waitingForLocks(service.db)).toBe(1), 20_000);
      await service.setClock(bangkokIso(resultMs + 5 * SECOND_MS));
    });
    await frozen;
    const { rows, counts } = await service.call(freezesOfYings, { query: { betId } });
    expect(rows[0]?.lateMs).toBeGreaterThanOrEqual(5 * SECOND_MS);
    expect(counts.late).toBe(1);
  });
});

describe.each(serversAlone)("two processes that freeze on $kind", ({ create }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database?.drop());

  test("write one log without a gap: each round is frozen once", async () => {
    const first = await openTestService(database);
    const rounds = [];
    for (let at = 0; at < 6; at++) rounds.push(await openShotsRound(first));
    for (const round of rounds) await fillUp(first, round, 20);
    const second = await openTestService(database);
    await first.setClock(bangkokIso(Math.max(...rounds.map(({ resultMs }) => resultMs))));
    await Promise.all([first.tick(), second.tick(), first.tick(), second.tick()]);
    const log = await wholeLog(second);
    expect(await breaksIn(log)).toEqual([]);
    for (const { betId } of rounds) expect(log.filter((row) => row.betId === betId)).toHaveLength(2);
    const published = sql`SELECT count(*) FROM ying_draw WHERE rules IS NOT NULL AND revealed_at IS NOT NULL`;
    expect(await count(first.db, published)).toBe(rounds.length);
    await first.close();
    await second.close();
  });
});
