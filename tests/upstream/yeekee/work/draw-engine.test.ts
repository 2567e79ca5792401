import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { MINUTE_MS } from "@/lib/domain/time/time";
import { hexOfW, startOf, step, systemShotOf } from "@/lib/domain/yeekee/steps";
import { nowMs } from "@/upstream/clock/now";
import { type Connection, connect } from "@/upstream/db/connect";
import { round } from "@/upstream/db/schema/rounds";
import { yingDraw } from "@/upstream/db/schema/yings";
import { createLog } from "@/upstream/logging/log";
import { hashing } from "@/upstream/yeekee/draws";
import { freezeShots } from "@/upstream/yeekee/freeze-shots";
import { createDrawEngine } from "@/upstream/yeekee/work/draw-engine";
import { longestWaitMs, waitingDraws } from "@/upstream/yeekee/work/waiting-draws";
import { type Work, workInThread } from "@/upstream/yeekee/work/work-in-thread";
import { oneDatabase, type TestDatabase } from "../../../support/database";
import { count } from "../../../support/ledger";
import { openSealedRound } from "../../../support/sealed-rounds";
import { fillUp } from "../../../support/yeekee";

const silent = createLog("silent");

describe.each(oneDatabase)("the work of frozen draws on $kind", ({ create }) => {
  let database: TestDatabase;
  let connection: Connection;
  beforeAll(async () => {
    database = await create();
    const { DATABASE_URL, DATA_DIR } = database.env;
    connection = await connect(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: DATA_DIR });
  });
  afterAll(async () => {
    await connection?.close();
    await database?.drop();
  });

  /** This many rounds whose lists are frozen at one instant, each with its number of steps. */
  async function frozen(steps: readonly number[], chainHash: string | null = null): Promise<string[]> {
    const { db } = connection;
    const endsAtMs = (await nowMs(db)) + 2 * MINUTE_MS;
    const opened = [];
    for (const each of steps) {
      const one = await openSealedRound({ db }, each, {
        shotsMs: MINUTE_MS,
        endsAtMs,
        chainHash,
      });
      await fillUp({ db }, one, 20);
      opened.push(one.betId);
    }
    await db.execute(sql`UPDATE clock_offset SET offset_ms = offset_ms + ${3 * MINUTE_MS}`);
    for (const betId of opened)
      await db.transaction(async (tx) => freezeShots(tx, betId, await nowMs(tx), silent));
    return opened;
  }

  const engine = (parts: { work?: typeof workInThread; tell?: (...told: unknown[]) => void } = {}) =>
    createDrawEngine({
      db: connection.db,
      log: silent,
      publish: () => undefined,
      tell: () => undefined,
      ...parts,
    });

  async function drawOf(betId: string) {
    const [row] = await connection.db
      .select({ draw: yingDraw, result: round.result })
      .from(yingDraw)
      .innerJoin(round, eq(round.betId, yingDraw.betId))
      .where(eq(yingDraw.betId, betId));
    if (!row) throw new Error(`no such draw: ${betId}`);
    return row;
  }

  const settlements = (betId: string) =>
    count(connection.db, sql`SELECT count(*) FROM job WHERE kind = 'settle' AND ref = ${betId}`);

  test("publishes the number that the domain's own steps give, its shot, and the result of both", async () => {
    const [betId = ""] = await frozen([12]);
    const told: unknown[] = [];
    expect(await engine({ tell: (...one) => told.push(one) }).drain()).toBe(1);

    const { draw, result } = await drawOf(betId);
    const v = await slowWork(draw);
    expect(draw.w).toBe(hexOfW(v));
    expect(draw.systemShot).toBe(await systemShotOf(v, hashing));
    expect(draw.revealedAt).not.toBeNull();
    const value = String(draw.sum + (draw.systemShot ?? 0) - 5 * 7_919).padStart(5, "0");
    expect(result).toEqual({ top3: value.slice(-3), bottom2: value.slice(-5, -3) });
    expect(await settlements(betId)).toBe(1);
    expect([told[0], told.at(-1)]).toEqual([
      [betId, 0, 12],
      [betId, 12, 12],
    ]);
  });

  test("of five rounds that end at once two are worked on, the rest follow, and none is left over", async () => {
    const rounds = await frozen([16, 16, 16, 16, 8]);
    const begun: number[] = [];
    let [atOnce, most] = [0, 0];
    const work = async (one: Work) => {
      begun.push(one.steps);
      atOnce += 1;
      most = Math.max(most, atOnce);
      return workInThread(one).finally(() => {
        atOnce -= 1;
      });
    };
    expect(await engine({ work }).drain()).toBe(5);
    expect(most).toBe(2);
    // The shorter one first, so that it does not wait behind a long one.
    expect(begun).toEqual([8, 16, 16, 16, 16]);
    for (const betId of rounds) expect((await drawOf(betId)).result).not.toBeNull();
  });

  test("of two processes that both finish it one writes, and both came to the same number", async () => {
    const [betId = ""] = await frozen([20]);
    const found: bigint[] = [];
    let bothAreDone: () => void = () => undefined;
    const both = new Promise<void>((resolve) => {
      bothAreDone = resolve;
    });
    const work = async (one: Work) => {
      found.push(await workInThread(one));
      if (found.length === 2) bothAreDone();
      await both;
      return found.at(-1) as bigint;
    };
    const [first, second] = [engine({ work }), engine({ work })];
    const published = await Promise.all([first.drain(), second.drain()]);
    expect(published.sort()).toEqual([0, 1]);
    expect(found[0]).toBe(found[1]);
    expect((await drawOf(betId)).draw.w).toBe(hexOfW(found[0] as bigint));
    expect(await settlements(betId)).toBe(1);
  });

  test("a process that sees its draw published by another one leaves off", async () => {
    const [betId = ""] = await frozen([10]);
    const slow = engine({ work: untilAborted });
    slow.start();
    await vi.waitFor(() => expect(slow.stepsDone(betId)).toBe(3), 20_000);
    expect(await engine().drain()).toBe(1);
    expect(await slow.drain()).toBe(0);
    expect(slow.stepsDone(betId)).toBeNull();
    await slow.stop();
  });

  test("is left off at once by a process that stops, and done by the next one", async () => {
    const [betId = ""] = await frozen([10]);
    const first = engine({ work: untilAborted });
    first.start();
    await vi.waitFor(() => expect(first.stepsDone(betId)).toBe(3), 20_000);
    await first.stop();
    expect((await drawOf(betId)).draw.w).toBeNull();
    expect(await first.drain()).toBe(0);
    expect(await engine().drain()).toBe(1);
    expect((await drawOf(betId)).draw.w).toMatch(/^[0-9a-f]{512}$/);
  });

  test("is begun again when its thread dies", async () => {
    const [betId = ""] = await frozen([10]);
    const work = vi.fn(workInThread).mockRejectedValueOnce(new Error("the thread is gone"));
    expect(await engine({ work }).drain()).toBe(1);
    expect(work).toHaveBeenCalledTimes(2);
    expect((await drawOf(betId)).result).not.toBeNull();
  });

  test("is not published when it does not lead back, and keeps nobody else waiting", async () => {
    const [bad = "", good = ""] = await frozen([6, 7]);
    const work = async (one: Work) => (await workInThread(one)) + (one.steps === 6 ? 1n : 0n);
    expect(await engine({ work }).drain()).toBe(1);
    expect((await drawOf(good)).result).not.toBeNull();
    expect(await drawOf(bad)).toMatchObject({ result: null, draw: { w: null, systemShot: null } });
    expect(await engine().drain()).toBe(1);
  });

  test("waits for a promised beacon and no longer", async () => {
    const { db } = connection;
    expect(await longestWaitMs(db)).toBeNull();
    const [betId = ""] = await frozen([5], "ab".repeat(32));
    expect(await waitingDraws(db)).toEqual([]);
    expect(await engine().drain()).toBe(0);
    const randomness = "00ff".repeat(16);
    await db.execute(sql`UPDATE ying_draw SET beacon = ${randomness}, beacon_round = sealed_beacon_round::bigint,
      beacon_signature = ${"aa".repeat(48)} WHERE bet_id = ${betId}`);
    expect(await waitingDraws(db)).toEqual([betId]);
    const waitMs = await longestWaitMs(db);
    expect(waitMs).toBeGreaterThanOrEqual(MINUTE_MS);
    expect(waitMs).toBeLessThan(2 * MINUTE_MS);
    expect(await engine().drain()).toBe(1);

    const { draw } = await drawOf(betId);
    expect(draw).toMatchObject({ beacon: randomness, w: hexOfW(await slowWork(draw)) });
    expect(await longestWaitMs(db)).toBeNull();
  });
});

/** The number of a draw by the domain's own steps, from its row. */
async function slowWork(draw: typeof yingDraw.$inferSelect): Promise<bigint> {
  const { betId, seal, listHash, witnessRoot, seed, beacon } = draw;
  if (!seal || !listHash || !witnessRoot) throw new Error("not frozen");
  let v = await startOf({ betId, seal, listHash, witnessRoot, seed, beacon: beacon ?? "" }, hashing);
  for (let done = 0; done < (draw.steps ?? 0); done++) v = step(v);
  return v;
}

/** Work that reports three steps and then continues until it is aborted. */
function untilAborted({ onProgress, signal }: Work): Promise<bigint> {
  onProgress(3);
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}
