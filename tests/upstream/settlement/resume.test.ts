import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { closeRound } from "@/lib/contract/operators/rounds";
import { onePoy } from "@/lib/contract/poys";
import { allBetListResults, betListResultHistory, betListResults, oneBetList } from "@/lib/contract/rounds";
import { HOUR_MS } from "@/lib/domain/time/time";
import { nowMs } from "@/upstream/clock/now";
import { job, round } from "@/upstream/db/schema/rounds";
import { awaitsResult, setResult } from "@/upstream/settlement/set-result";
import { embeddedAlone, oneDatabase, type TestDatabase } from "../../support/database/database";
import { brokenLaws } from "../../support/database/ledger";
import { openTestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { NEXT_DRAW } from "../../support/world/facts";
import { newcomer, operator } from "../../support/world/people";
import { addRound, bet, close, enterResult, line } from "../../support/world/rounds";

describe.each(oneDatabase)("a settlement that was interrupted on $kind", ({ create }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database?.drop());

  test("is done by the next start: the result stood, the payment is its job", async () => {
    const first = await openTestService(database);
    const member = await newcomer(first, 100);
    const betId = await addRound(first, "th_open");
    await bet(first, member, betId, [line("teng_bon_2", "47", 10)]);
    await close(first, betId);
    // What a confirmation commits; the process dies before its jobs run.
    await first.dependencies.db.transaction(async (tx) => {
      const now = await nowMs(tx);
      const row = await awaitsResult(tx, betId, now);
      await setResult(tx, row, { top3: "547", bottom2: "00" }, "operator", now + HOUR_MS);
    });
    await first.close();

    const second = await openTestService(database);
    expect(await second.call(cashs, { token: member.token })).toMatchObject({ money: 90_00 });
    await second.db
      .update(job)
      .set({ dueAt: new Date(0) })
      .where(eq(job.ref, betId));
    await second.tick();
    expect(await second.call(cashs, { token: member.token })).toMatchObject({ money: 990_00 });
    expect(await brokenLaws(second.db)).toEqual([]);
    await second.close();
  });
});

describe.each(embeddedAlone)("the box's own draw on $kind", (kind) => {
  const open = useService(kind, { DEMO_FEED: true });

  test("comes two minutes after the result time, labelled, and only where no result was entered", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const { token } = await operator(service, "administrator");
    const sent = await bet(service, member, "th_open-2026-11-26", [line("teng_bon_1", "5", 10)]);
    await service.setClock("2026-11-26T10:11:00+07:00");
    await service.tick();
    expect((await statusOf("th_open-2026-11-26")).setResult).toBe(false);
    await service.setClock("2026-11-26T12:31:00+07:00");
    await service.tick();
    const entered = "th_noon-2026-11-26";
    await enterResult(service, entered, { top3: "405", bottom2: "62" });
    await service.setClock("2026-11-26T23:30:00+07:00");
    await service.tick();

    const drawn = await statusOf("th_open-2026-11-26");
    expect([drawn.status, drawn.demo]).toEqual(["settled", true]);
    // The member's slip says so, too.
    const slip = await service.call(onePoy, { query: { id: sent.poyId }, token: member.token });
    expect([slip.result, slip.demo]).toEqual([drawn.result, true]);
    const own = await statusOf("th_noon-2026-11-26");
    expect([own.result, own.demo]).toEqual([{ top3: "405", bottom2: "62" }, undefined]);
    const late = { body: { betId: "th_open-2026-11-26", reason: "late" }, token };
    expect((await service.refusal(closeRound, late)).code).toBe("round-closed");
    expect(await brokenLaws(service.db)).toEqual([]);

    async function statusOf(id: string) {
      return (await service.call(oneBetList, { query: { id } })).betList;
    }
  });

  test("is drawn from the box's seed: the government's draw has all its figures", async () => {
    const service = open();
    await service.setClock("2026-12-01T16:02:30+07:00");
    await service.tick();
    const [row] = await service.db.select().from(round).where(eq(round.betId, NEXT_DRAW));
    expect(row?.resultSource).toBe("demo");
    expect(Object.keys(row?.result ?? {}).sort()).toEqual(["back2", "back3", "first", "front3"]);
    const history = await service.call(betListResultHistory, { query: { betGroup: "gov", limit: 3 } });
    expect(history.map(({ betId, demo }) => [betId, demo])).toEqual([
      [NEXT_DRAW, true],
      ["gov-2026-11-16", true],
      ["gov-2026-11-01", true],
    ]);
    const query = { betGroup: "gov", limit: 3, real: true } as const;
    const real = await service.call(betListResultHistory, { query });
    expect(real.map(({ betId }) => betId)).toEqual(Array(3).fill(expect.stringMatching(/^gov-2025/)));
  });
});

describe.each(embeddedAlone)("results on $kind", (kind) => {
  const open = useService(kind);

  test("are shown from the result time on, or as soon as they are set; none are drawn without the feed", async () => {
    const service = open();
    const betId = "th_open-2026-11-26";
    const query = { betId, resultDate: "2026-11-26" };
    await service.setClock("2026-11-26T09:55:00+07:00");
    await service.tick();
    expect(await service.call(betListResults, { query })).toMatchObject({
      status: "closed",
      setResult: false,
    });
    await enterResult(service, betId, { top3: "123", bottom2: "45" });
    const shown = await service.call(betListResults, { query });
    expect(shown).toMatchObject({
      status: "settled",
      setResult: true,
      result: { top3: "123", bottom2: "45" },
    });
    const other = await service.refusal(betListResults, { query: { betId, resultDate: "2026-11-25" } });
    expect(other.code).toBe("not-found");

    await service.setClock("2026-11-27T03:00:00+07:00");
    await service.tick();
    const day = await service.call(allBetListResults, { query: { date: "2026-11-26" } });
    expect(day.length).toBeGreaterThan(10);
    expect(day.filter(({ setResult }) => setResult).map((row) => row.betId)).toEqual([betId]);
    const settled = await service.db
      .select({ betId: round.betId })
      .from(round)
      .where(inArray(round.resultSource, ["demo"]));
    expect(settled).toEqual([]);
  });

  test("of the archive carry all prizes of the published draw", async () => {
    const service = open();
    const query = { betId: "gov-2015-11-16", resultDate: "2015-11-16" };
    const shown = await service.call(betListResults, { query });
    expect(shown).toMatchObject({
      status: "settled",
      result: { first: "795283", front3: ["241", "028"], back3: ["643", "802"], back2: "03" },
    });
    expect(shown.prizes?.fifth).toHaveLength(100);
    expect(shown.demo).toBeUndefined();
    const { rows } = await service.db.execute(sql`SELECT 1 FROM round WHERE result_source = 'archive'`);
    expect(rows.length).toBeGreaterThan(190);
  });
});
