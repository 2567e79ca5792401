import { and, eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { oneBetList } from "@/lib/contract/rounds";
import { addDays, atBangkok, bangkokIso, DAY_MS, HOUR_MS, weekday } from "@/lib/domain/time/time";
import { job, round } from "@/upstream/db/schema/rounds";
import { plannedMarkets } from "@/upstream/rounds/markets";
import { planRounds } from "@/upstream/rounds/plan-rounds";
import { oneDatabase, serversAlone, type TestDatabase } from "../support/database/database";
import { count } from "../support/database/ledger";
import { openTestService, type TestService } from "../support/service/service";
import { useService } from "../support/service/use-service";
import { DRAW_AFTER, NEXT_DRAW, TODAY } from "../support/world/facts";
import { newcomer } from "../support/world/people";
import { addRound, bet, line } from "../support/world/rounds";

describe.each(oneDatabase)("planning on $kind", (kind) => {
  const open = useService(kind);

  test("made the daily rounds two days ahead and the next two draws; planning again adds nothing", async () => {
    const { db, now } = open();
    const upTo = addDays(TODAY, 2);
    for (const { betType, schedule } of plannedMarkets) {
      const planned = await db
        .select({ day: round.serviceDate })
        .from(round)
        .where(sql`${round.betType} = ${betType} AND ${round.closeAt} > app_now()`)
        .orderBy(round.serviceDate);
      const days = planned.map(({ day }) => day);
      if (schedule.kind === "draws") expect(days).toEqual(["2026-12-01", "2026-12-16"]);
      if (schedule.kind === "exchange") {
        // New York rests on Thanksgiving.
        const trading = [TODAY, addDays(TODAY, 1), upTo].filter(
          (day) => schedule.weekdays.includes(weekday(day)) && !(betType === "dowjones" && day === TODAY),
        );
        expect([betType, days.filter((day) => day >= TODAY)]).toEqual([betType, trading]);
      }
    }
    const at = await now();
    const added = await db.transaction((tx) => planRounds(tx, at, false));
    expect(added).toBe(0);
    const rates = sql`SELECT count(*) FROM round r WHERE r.result_source IS NULL AND r.bet_group <> 'set_4'
      AND (SELECT count(*) FROM round_rate o WHERE o.bet_id = r.bet_id) <> 8`;
    expect(await count(db, rates)).toBe(0);
  });

  test("the next draw takes bets at once on a first start, the one after it waits for its opening", async () => {
    const service = open();
    const next = await service.call(oneBetList, { query: { id: NEXT_DRAW } });
    const after = await service.call(oneBetList, { query: { id: DRAW_AFTER } });
    expect([next.betList.status, after.betList.status]).toEqual(["open", "upcoming"]);
    expect(after.betList.unixTimeStamp.openTime * 1_000).toBe(atBangkok("2026-12-01", "17:00"));
    const member = await newcomer(service, 10);
    await bet(service, member, NEXT_DRAW, [line("teng_lang_2", "56", 1)]);
  });
});

describe.each(oneDatabase)("the passing of time on $kind", (kind) => {
  const open = useService(kind);

  test("always leaves two draws ahead, over the moved holidays of a year", async () => {
    const { db } = open();
    const days = ["2026-12-17", "2027-01-18", "2027-04-17", "2027-12-17"];
    for (const day of days) {
      const at = atBangkok(day, "12:00");
      await db.transaction((tx) => planRounds(tx, at, false));
      const ahead = sql`SELECT count(*) FROM round WHERE bet_type = 'gov' AND close_at > ${new Date(at)}`;
      expect([day, await count(db, ahead)]).toEqual([day, 2]);
      const takesBets = sql`${ahead} AND open_at <= ${new Date(at)}`;
      expect([day, await count(db, takesBets)]).toEqual([day, 1]);
    }
    const draws = await db
      .select({ day: round.serviceDate })
      .from(round)
      .where(sql`bet_type = 'gov' AND service_date > '2026-11-30'`)
      .orderBy(round.serviceDate);
    expect(draws.map(({ day }) => day)).toEqual([
      "2026-12-01",
      "2026-12-16",
      "2026-12-30",
      "2027-01-17",
      "2027-02-01",
      "2027-02-16",
      "2027-05-02",
      "2027-05-16",
      "2027-12-30",
      "2028-01-17",
    ]);
  });

  test("a closed round is closed for the reader at once, before the job has run", async () => {
    const service = open();
    const betId = "th_open-2026-11-26";
    // The clock runs: the first reading has these seconds, however slow the machine.
    await service.setClock("2026-11-26T09:49:45.000+07:00");
    await service.db.update(round).set({ status: "open" }).where(eq(round.betId, betId));
    await service.db
      .update(job)
      .set({ dueAt: new Date("2030-01-01") })
      .where(eq(job.ref, betId));
    expect((await service.call(oneBetList, { query: { id: betId } })).betList.active).toBe(true);
    await service.setClock("2026-11-26T09:50:00.000+07:00");
    const { betList } = await service.call(oneBetList, { query: { id: betId } });
    expect([betList.active, betList.status]).toEqual([false, "closed"]);
  });

  test("a job that fails is tried again a little later and leaves nothing half done", async () => {
    const service = open();
    await service.db.insert(job).values({ kind: "settle", ref: "no-such-round", dueAt: new Date(0) });
    await service.tick();
    const [row] = await service.db.select().from(job).where(eq(job.ref, "no-such-round"));
    expect(row).toMatchObject({ doneAt: null, lastError: expect.stringContaining("not-found") });
    // Once, and on a slow machine again two seconds later.
    expect(row?.attempts).toBeGreaterThan(0);
  });

  test("a freeze that fails is tried again at once the first time: a moment later it would be late", async () => {
    const service = open();
    await service.db.insert(job).values({ kind: "freeze", ref: "no-such-round", dueAt: new Date(0) });
    await service.tick();
    const failed = and(eq(job.ref, "no-such-round"), eq(job.kind, "freeze"));
    const [row] = await service.db.select().from(job).where(failed);
    expect(row?.doneAt).toBeNull();
    expect(row?.attempts).toBeGreaterThanOrEqual(2);
  });

  test("is never given up: tried again every five minutes at the latest, and counted where operators look", async () => {
    const service = open();
    const ref = "fails-for-days";
    // Those of the tests above go on failing, and would be counted with this one.
    await service.db.delete(job).where(eq(job.ref, "no-such-round"));
    // A database that does not answer within 3 s on a busy machine is reported as down instead.
    const stuckNow = () =>
      vi.waitFor(async () => {
        const { body } = await service.wire("GET", "/ready");
        expect(body).toHaveProperty("stuckJobs");
        return (body as { stuckJobs: number }).stuckJobs;
      }, 30_000);
    const before = await stuckNow();
    await service.db.insert(job).values({ kind: "settle", ref, dueAt: new Date(0), attempts: 4 });
    await service.tick();
    expect((await stuckNow()) - before).toBe(1);
    const set = (attempts: number) =>
      service.db
        .update(job)
        .set({ attempts, dueAt: new Date(0) })
        .where(eq(job.ref, ref));
    await set(1_000);
    await service.tick();
    const [row] = await service.db.select().from(job).where(eq(job.ref, ref));
    expect(row).toMatchObject({ doneAt: null, attempts: 1_001 });
    const waitMs = (row?.dueAt.getTime() ?? 0) - (await service.now());
    expect(waitMs).toBeGreaterThan(200_000);
    expect(waitMs).toBeLessThanOrEqual(300_000);
    await service.db.delete(job).where(eq(job.ref, ref));
  });
});

describe.each(oneDatabase)("a tick on $kind of which a part fails for good", (kind) => {
  const open = useService(kind);

  test.each([
    ["planning", "INSERT ON round"],
    ["opening of draws", "INSERT ON ying_draw"],
  ])("closes rounds all the same, and makes up for its %s when it can", async (_, event) => {
    const service = open();
    const betId = await addRound(service, "th_open", { closesInMs: -1_000 });
    await service.db.insert(job).values({ kind: "close", ref: betId, dueAt: new Date(0) });
    await service.db.execute(sql`CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'no'; END $$`);
    await service.db.execute(sql`CREATE TRIGGER fails BEFORE ${sql.raw(event)} EXECUTE FUNCTION fail()`);
    const table = sql.raw(event.split(" ").at(-1) ?? "");
    const rows = () => count(service.db, sql`SELECT count(*) FROM ${table}`);
    const before = await rows();
    await service.setClock(bangkokIso((await service.now()) + DAY_MS));
    await expect(service.tick()).rejects.toThrow();
    const [closed] = await service.db.select().from(round).where(eq(round.betId, betId));
    expect([closed?.status, await rows()]).toEqual(["closed", before]);
    await service.db.execute(sql`DROP TRIGGER fails ON ${table}`);
    await service.tick();
    expect(await rows()).toBeGreaterThan(before);
  });
});

describe.each(serversAlone)("two services on one $kind", ({ create }) => {
  let database: TestDatabase;
  let services: TestService[] = [];
  beforeAll(async () => {
    database = await create();
    services = await Promise.all([openTestService(database), openTestService(database)]);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await Promise.all(services.map((service) => service.close()));
    await database?.drop();
  });

  test("do every job exactly once between them", async () => {
    const [one, two] = services;
    if (!one || !two) throw new Error("no services");
    await one.db.execute(sql`CREATE TABLE told (bet_id text)`);
    await one.db.execute(sql`CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO told VALUES (NEW.bet_id); RETURN NEW; END $$`);
    await one.db.execute(sql`CREATE TRIGGER told AFTER UPDATE ON round FOR EACH ROW
      WHEN (NEW.status = 'closed' AND NEW.bet_group <> 'yeekee') EXECUTE FUNCTION tell()`);
    const morning = bangkokIso(atBangkok("2026-11-28", "06:00"));
    await one.setClock(morning);
    await Promise.all([one.tick(), two.tick(), one.tick(), two.tick()]);
    // Shot rounds without any activity are not closed one by one but voided together.
    const due = sql`SELECT count(*) FROM job JOIN round ON bet_id = ref
      WHERE kind = 'close' AND due_at <= ${morning}::timestamptz AND bet_group <> 'yeekee'`;
    const many = await count(one.db, due);
    expect(many).toBeGreaterThan(30);
    expect(await count(one.db, sql`SELECT count(*) FROM told`)).toBe(many);
    expect(await count(one.db, sql`SELECT count(DISTINCT bet_id) FROM told`)).toBe(many);
    // Of what was due then: the clock goes on, and on a busy machine more falls due meanwhile.
    const left = sql`SELECT count(*) FROM job WHERE due_at <= ${morning}::timestamptz AND done_at IS NULL`;
    expect(await count(one.db, left)).toBe(0);
    // They did not block each other: a job with a deadlock is retried, but has failed once.
    expect(await count(one.db, sql`SELECT count(*) FROM job WHERE attempts > 0`)).toBe(0);
  });

  test("pass by a job that the other one has in hand", async () => {
    const [one, two] = services;
    if (!one || !two) throw new Error("no services");
    // Due in an hour, which passes while one of them is locked: a service looks for due jobs twice a second.
    const now = await one.now();
    const soon = new Date(now + HOUR_MS);
    await one.db
      .insert(job)
      .values([
        { kind: "open", ref: NEXT_DRAW, dueAt: soon },
        { kind: "open", ref: "held", dueAt: new Date(soon.getTime() - 1) },
      ])
      .onConflictDoNothing();
    await one.db
      .update(job)
      .set({ doneAt: null, dueAt: soon })
      .where(sql`ref = ${NEXT_DRAW} AND kind = 'open'`);
    await one.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1 FROM job WHERE ref = 'held' FOR UPDATE`);
      await two.setClock(bangkokIso(now + 2 * HOUR_MS));
      await two.tick();
      const isDone = sql`SELECT count(*) FROM job WHERE ref = ${NEXT_DRAW} AND kind = 'open' AND done_at IS NOT NULL`;
      expect(await count(two.db, isDone)).toBe(1);
    });
  });
});
