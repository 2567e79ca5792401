/** Turnovers are summed beside bets and settlements: nobody waits, and nothing is counted twice or left out. */
import { describe, expect, test, vi } from "vitest";
import type { Database, Tx } from "@/upstream/db/tx";
import { serversAlone } from "../../support/database/database";
import { brokenLaws } from "../../support/database/ledger";
import { waitingForLocks } from "../../support/database/locks";
import { comparedTurnover } from "../../support/models/turnovers/plain-turnover";
import {
  cancel,
  give,
  openTurnoverWorld,
  place,
  settleRound,
  sum,
  type TurnoverWorld,
} from "../../support/models/turnovers/world";
import { useService } from "../../support/service/use-service";
import { addRound } from "../../support/world/rounds";

/** Sums in a transaction that stays open until `letGo`. */
function summing(db: Database, world: TurnoverWorld) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let begin = (_: { looked: number; summed: number }) => {};
  const begun = new Promise<{ looked: number; summed: number }>((resolve) => {
    begin = resolve;
  });
  const done = db.transaction(async (tx: Tx) => {
    begin(await sum({ ...world, db: tx }));
    await held;
  });
  return { begun, done, letGo };
}

describe.each(serversAlone)("summing turnovers beside bets on $kind", (kind) => {
  const open = useService(kind);

  test("holds up no slip, no credit and no settlement of the member", async () => {
    const service = open();
    const world = await openTurnoverWorld(service);
    const [betId = ""] = world.rounds;
    await give(world, "ADMIN_INCREASE", 100_00);
    const { begun, done, letGo } = summing(service.db, world);
    expect(await begun).toEqual({ looked: 1, summed: 1 });
    await place(world, betId, 10);
    await give(world, "ADMIN_INCREASE", 50_00);
    await settleRound(world, betId);
    letGo();
    await done;
    expect(await sum(world)).toEqual({ looked: 2, summed: 2 });
    expect(await comparedTurnover(world)).toMatchObject({ required: 120_00, done: 10_00 });
  });

  test("of two at once the second waits for the first and sums what is behind it", async () => {
    const service = open();
    const world = await openTurnoverWorld(service);
    const [betId = ""] = world.rounds;
    await give(world, "ADMIN_INCREASE", 100_00);
    await place(world, betId, 10);
    await settleRound(world, betId);
    const first = summing(service.db, world);
    expect(await first.begun).toEqual({ looked: 2, summed: 2 });
    const second = sum(world);
    await vi.waitFor(async () => expect(await waitingForLocks(service.db)).toBe(1), {
      timeout: 120_000,
      interval: 20,
    });
    await give(world, "ADMIN_INCREASE", 20_00);
    first.letGo();
    await first.done;
    expect(await second).toEqual({ looked: 1, summed: 1 });
    expect(await comparedTurnover(world)).toMatchObject({ required: 96_00, done: 10_00 });
  });

  test("agrees with a plain reckoning at every moment of a rush", async () => {
    const service = open();
    const { db } = service;
    const world = await openTurnoverWorld(service);
    await give(world, "ADMIN_INCREASE", 50_000_00);
    const rounds = await Promise.all(Array.from({ length: 6 }, () => addRound(service, "th_open")));
    let isOver = false;
    const betting = rounds.map(async (betId) => {
      for (let at = 0; at < 25; at++) {
        const poyId = await place(world, betId, 1 + at, { wins: at % 5 === 0 });
        if (at % 7 === 0 && poyId) await cancel(world, poyId);
        if (at % 6 === 0) await give(world, "ADMIN_INCREASE", 10_00);
      }
      await settleRound(world, betId);
    });
    const watching = [1, 2].map(async (most) => {
      let compared = 0;
      while (!isOver) {
        await sum(world, most * 5);
        await comparedTurnover(world);
        compared += 1;
      }
      return compared;
    });
    await Promise.all(betting).finally(() => {
      isOver = true;
    });
    for (const compared of await Promise.all(watching)) expect(compared).toBeGreaterThan(5);
    // Nothing is final while an older transaction runs anywhere on the server, be it another test's.
    await vi.waitFor(
      async () => {
        const summed = await sum(world);
        await comparedTurnover(world);
        expect(summed).toEqual({ looked: 0, summed: 0 });
      },
      { timeout: 120_000, interval: 100 },
    );
    expect(await brokenLaws(db)).toEqual([]);
  });
});
