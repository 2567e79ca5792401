import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import type { RoundResult } from "@/lib/contract/results";
import { nowMs } from "@/upstream/clock/now";
import { callFunction } from "@/upstream/db/call-function";
import { JOB_MS } from "@/upstream/db/limits";
import { allowLonger } from "@/upstream/db/pool";
import { job } from "@/upstream/db/schema/rounds";
import type { Database } from "@/upstream/db/tx";
import { poyOf } from "@/upstream/poys/poy-view";
import { findRound } from "@/upstream/rounds/find-round";
import { resultOf, statusOf } from "@/upstream/rounds/round-view";
import { awaitsResult } from "@/upstream/settlement/set-result";
import { settleRound, voidRound } from "@/upstream/settlement/settle-round";
import { newKey } from "../../../tools/testing/calls";
import { databases, embeddedAlone, serversAlone } from "../../support/database/database";
import { brokenLaws, count } from "../../support/database/ledger";
import { watchOutbox } from "../../support/database/outbox";
import { useDatabase } from "../../support/database/use-database";
import fc from "../../support/runner/fast-check";
import { useService } from "../../support/service/use-service";
import { bookOf, cashOf, endWith, jobsOf, members, placeAll, step, stepIn } from "../../support/world/books";
import { newcomer } from "../../support/world/people";
import { addRound, bet, line } from "../../support/world/rounds";

const RESULT: RoundResult = { top3: "547", bottom2: "00" };
const soon = { timeout: 120_000, interval: 50 };
const [WINS, LOSES] = [() => [line("teng_bon_1", "7", 1, 1)], () => [line("teng_bon_1", "8", 1, 1)]];

describe.each(databases)("a settlement in steps on $kind", (kind) => {
  const open = useDatabase(kind);

  test("pays winners first; in between a round is being settled and its other slips are being checked", async () => {
    const db = open();
    const [member = ""] = await members(db, 1);
    const betId = await addRound({ db }, "th_open");
    const slips = await placeAll(
      db,
      betId,
      [LOSES, LOSES, LOSES, WINS].map((lines) => ({ member, lines: lines() })),
    );
    await endWith(db, betId, RESULT);
    const written = await watchOutbox({ db });
    const read = async () => {
      const views = [];
      for (const poyId of slips) views.push(await poyOf(db, member, poyId));
      return views.map(({ status, isBeingChecked }) => (isBeingChecked ? "checking" : status));
    };

    await step(db, betId, 2);
    expect(await read()).toEqual(["checking", "checking", "checking", "checking"]);
    await step(db, betId, 2);
    expect(await read()).toEqual(["checking", "checking", "checking", "won"]);
    expect(await cashOf(db, member)).toBe(96_00 + 3_20);
    const row = await findRound(db, betId);
    expect([row.status, statusOf(row, await nowMs(db)), resultOf(row).result]).toEqual([
      "settling",
      "settled",
      RESULT,
    ]);
    expect(await brokenLaws(db)).toEqual([]);

    const again = db.transaction(async (tx) => awaitsResult(tx, betId, await nowMs(tx)));
    await expect(again).rejects.toMatchObject({ code: "round-settled-already" });
    expect(await db.transaction((tx) => voidRound(tx, betId, "typed wrong"))).toBeNull();

    while (await step(db, betId, 2));
    expect(await read()).toEqual(["lost", "lost", "lost", "won"]);
    expect((await findRound(db, betId)).status).toBe("settled");
    const heard = (await written()).filter(
      ({ event }) => event === "poy-update" || event === "round-settled",
    );
    expect(heard.map(({ event, message }) => [event, message])).toEqual([
      ["poy-update", { poyId: slips[3], status: "won" }],
      ["round-settled", { betId, lost: 3 }],
    ]);
    expect(await brokenLaws(db)).toEqual([]);
  });

  test("killed in any of its transactions it goes on at its cursor and pays nothing twice", async () => {
    const db = open();
    const [a = "", b = ""] = await members(db, 2);
    const betId = await addRound({ db }, "th_open");
    const book = [WINS, LOSES, WINS, LOSES, WINS].flatMap((lines) =>
      [a, b].map((member) => ({ member, lines: lines() })),
    );
    await placeAll(db, betId, book);
    await endWith(db, betId, RESULT);
    let steps = 0;
    for (; ; steps++) {
      const before = await jobsOf(db, betId);
      const killed = db.transaction(async (tx) => {
        await stepIn(tx, betId, 3);
        throw new Error("killed");
      });
      await expect(killed).rejects.toThrow("killed");
      expect(await jobsOf(db, betId)).toEqual(before);
      if (!(await step(db, betId, 3))) break;
      expect(await brokenLaws(db)).toEqual([]);
    }
    expect(steps).toBeGreaterThan(4);
    expect((await findRound(db, betId)).status).toBe("settled");
    for (const member of [a, b]) expect(await cashOf(db, member)).toBe(95_00 + 3 * 3_20);
    expect((await bookOf(db, betId)).filter(({ paid }) => Number(paid) > 0)).toHaveLength(6);
  });

  test("of four-digit sets pays each tier once", async () => {
    const db = open();
    const [member = ""] = await members(db, 1, 10_000);
    const betId = await addRound({ db }, "hanoy");
    const { betName } = await findRound(db, betId);
    for (const number of ["1234", "9999", "4321", "8888", "5634"])
      await callFunction(db, "place_sets", {
        ...{ member, betId, betName, key: newKey(), bodyHash: "", kind: "BET_SET_4" },
        ...{ numbers: [number], sets: [1], price: 120_00, quota: 100 },
      });
    await endWith(db, betId, { draw4: "1234" });
    while (await step(db, betId, 2));
    expect((await findRound(db, betId)).status).toBe("settled");
    expect(await cashOf(db, member)).toBe(10_000_00 - 5 * 120_00 + 125_000_00 + 5_500_00 + 1_600_00);
    expect(await brokenLaws(db)).toEqual([]);
  });

  test("decides any book as one transaction does", async () => {
    const db = open();
    const crowd = await members(db, 3, 100_000);
    const slip = fc.record({
      by: fc.nat(2),
      lines: fc.array(
        fc.tuple(fc.constantFrom("teng_bon_1", "teng_lang_1"), fc.nat(9), fc.integer({ min: 1, max: 20 })),
        { minLength: 1, maxLength: 3 },
      ),
    });
    const digits = (length: number) =>
      fc.nat(10 ** length - 1).map((number) => String(number).padStart(length, "0"));
    await fc.assert(
      fc.asyncProperty(
        fc.array(slip, { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 1, max: 4 }),
        fc.record({ top3: digits(3), bottom2: digits(2) }, { noNullPrototype: true }),
        async (slips, most, result) => {
          const [whole, inSteps] = [await addRound({ db }, "th_open"), await addRound({ db }, "th_open")];
          for (const betId of [whole, inSteps]) {
            const book = slips.map(({ by, lines }) => ({
              member: crowd[by] ?? "",
              lines: lines.map(([option, digit, baht]) =>
                line(option as "teng_bon_1", String(digit), baht, 1),
              ),
            }));
            await placeAll(db, betId, book);
            await endWith(db, betId, result);
          }
          await db.transaction((tx) => settleRound(tx, whole));
          while (await step(db, inSteps, most));
          expect(await bookOf(db, inSteps)).toEqual(await bookOf(db, whole));
          expect((await bookOf(db, whole)).length).toBe(slips.length);
        },
      ),
      { numRuns: 12 },
    );
    expect(await brokenLaws(db)).toEqual([]);
  });
});

describe.each(serversAlone)("the lane of settlements on $kind", (kind) => {
  const open = useService(kind);

  test("holds up no close: one that is due comes while a settlement waits", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const [betId, other] = [await addRound(service, "th_open"), await addRound(service, "th_open")];
    await bet(service, member, betId, WINS());
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holder = service.db.transaction(async (tx) => {
      await allowLonger(tx, JOB_MS);
      await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
      await tx.execute(sql`SELECT 1 FROM account WHERE owner = ${member.uuid} FOR UPDATE`);
      await held;
    });
    await endWith(service.db, betId, RESULT);
    await vi.waitFor(async () => expect(await waitingIn(service.db, "%pay_winners%")).toBe(1), soon);
    await service.db.insert(job).values({ kind: "close", ref: other, dueAt: new Date(0) });
    await vi.waitFor(async () => expect((await findRound(service.db, other)).status).toBe("closed"), soon);
    expect((await findRound(service.db, betId)).status).toBe("closed");
    release();
    await holder;
    await vi.waitFor(async () => expect((await findRound(service.db, betId)).status).toBe("settled"), soon);
  });
});

describe.each(embeddedAlone)("the jobs of a settlement on $kind", (kind) => {
  const open = useService(kind);

  test("go on where another process stopped, and tell of lost slips by one message", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const betId = await addRound(service, "th_open");
    for (const lines of [LOSES(), WINS(), LOSES()]) await bet(service, member, betId, lines);
    const written = await watchOutbox(service);
    await service.db.transaction(async (tx) => {
      await endWith(tx, betId, RESULT);
      await stepIn(tx, betId, 1);
    });
    await service.tick();
    expect((await findRound(service.db, betId)).status).toBe("settled");
    expect(await cashOf(service.db, member.uuid)).toBe(97_00 + 3_20);
    const { rows } = await service.db.execute<{ kind: string }>(
      sql`SELECT kind FROM notification WHERE member = ${member.uuid} AND kind IN ('won', 'lost') ORDER BY kind`,
    );
    expect(rows.map((row) => row.kind)).toEqual(["lost", "lost", "won"]);
    const notices = (await written()).filter(({ event }) => event === "notice-update");
    expect(notices.map(({ message }) => (message as { kind: string }).kind)).toEqual(["won"]);
    expect(await brokenLaws(service.db)).toEqual([]);
  });
});

/** How many sessions wait for a lock in a statement like this. */
const waitingIn = (db: Database, statement: string) =>
  count(
    db,
    sql`SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      AND query ILIKE ${statement}`,
  );
