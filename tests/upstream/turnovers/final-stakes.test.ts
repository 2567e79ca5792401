/** What is summed of a turnover must never change again: every way back is refused. */
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { functionFiles } from "@/upstream/db/apply-functions";
import { callFunction } from "@/upstream/db/call-function";
import { closeForgottenRounds } from "@/upstream/partners/close-forgotten";
import { awaitsResult } from "@/upstream/settlement/set-result";
import { oneDatabase } from "../../support/database/database";
import { comparedTurnover } from "../../support/models/turnovers/plain-turnover";
import {
  cancel,
  give,
  message,
  openTurnoverWorld,
  place,
  settleRound,
  stakedOf,
  sum,
} from "../../support/models/turnovers/world";
import { useService } from "../../support/service/use-service";

describe.each(oneDatabase)("what is final of a turnover on $kind", (kind) => {
  const open = useService(kind);

  test("is a slip that has its result, or was given back", async () => {
    const service = open();
    const world = await openTurnoverWorld(service);
    const { db } = world;
    const [settled = "", voided = ""] = world.rounds;
    await give(world, "DEPOSIT", 1_000_00);
    const [won = "", lost = "", cancelled = "", refunded = ""] = [
      await place(world, settled, 1, { wins: true }),
      await place(world, settled, 2),
      await place(world, settled, 4),
      await place(world, voided, 8),
    ].map(String);
    await cancel(world, cancelled);
    await settleRound(world, settled);
    await callFunction(db, "void_round", { betId: voided, reason: "a test" });
    expect(await sum(world)).toMatchObject({ looked: 8, summed: 8 });
    expect(await stakedOf(world)).toEqual([3_00]);

    for (const poyId of [won, lost, cancelled, refunded])
      expect(await cancel(world, poyId)).toMatchObject({ fault: "poy-not-cancellable" });
    for (const betId of [settled, voided]) {
      expect(await callFunction(db, "void_round", { betId, reason: "again" })).toBeNull();
      expect(await callFunction(db, "begin_settlement", { betId, options: [], numbers: [] })).toBe(false);
      const now = await service.now();
      await expect(db.transaction((tx) => awaitsResult(tx, betId, now))).rejects.toThrow();
    }
    const { rows } = await db.execute<{ status: string }>(
      sql`SELECT status FROM poy WHERE member = ${world.member.uuid} ORDER BY poy_no`,
    );
    expect(rows.map(({ status }) => status)).toEqual(["won", "lost", "cancelled", "refunded"]);
    expect(await comparedTurnover(world)).toMatchObject({ done: 3_00 });
  });

  test("is a slip for every function that writes its status: each asks for one that is accepted", () => {
    const changes = functionFiles().flatMap(({ name, definition }) =>
      [...definition.matchAll(/UPDATE poy\b[^;]*?;/g)].map(([statement]) => ({ name, statement })),
    );
    expect(changes.length).toBeGreaterThan(3);
    const unasked = changes.filter(({ statement }) => !/status = 'accepted'/.test(statement));
    // It has looked under the slip's lock, as the test above shows.
    expect(unasked.map(({ name }) => name)).toEqual(["abort-poy.sql"]);
  });

  test("is a stake in a game whose round is over: it can't be given back, and corrections leave it", async () => {
    const world = await openTurnoverWorld(open());
    const { uuid } = world.member;
    const tell = (
      type: "bet" | "win" | "draw" | "refund" | "cancel" | "add" | "deduct",
      round: string,
      baht?: number,
    ) =>
      message(world, {
        ...{ type, round: `${uuid}-${round}`, transaction: `${uuid}-${round}-${type}` },
        ...(baht === undefined ? {} : { amount: satang(baht * 100) }),
        ...(type === "refund" ? { refersTo: `${uuid}-${round}-bet` } : {}),
      });
    await give(world, "DEPOSIT", 1_000_00);
    for (const [at, round] of ["settled", "drawn", "cancelled", "refunded"].entries())
      expect(await tell("bet", round, 2 ** at)).toBeNull();
    await tell("win", "settled", 5);
    await tell("draw", "drawn", 2);
    await tell("cancel", "cancelled");
    await tell("refund", "refunded");
    expect(await tell("bet", "refunded-too", 16)).toBeNull();
    await tell("win", "refunded-too", 1);
    // What was given back of an open round waits for its end.
    expect(await sum(world)).toMatchObject({ summed: 4 });
    await world.db.execute(
      sql`UPDATE game_round SET opened_at = opened_at - interval '25 hours' WHERE member = ${uuid}`,
    );
    await closeForgottenRounds(world.db);
    await sum(world);
    expect(await stakedOf(world)).toEqual([17_00]);

    for (const round of ["settled", "refunded-too"]) {
      expect(await tell("refund", round)).toBe("game-round-over");
      expect(await tell("cancel", round)).toBe("game-round-over");
      expect(await tell("draw", round, 1)).toBe("game-round-over");
      expect(await tell("add", round, 1)).toBeNull();
      expect(await tell("deduct", round, 1)).toBeNull();
    }
    expect(await tell("win", "drawn", 1)).toBe("game-round-over");
    expect(await tell("refund", "drawn")).toBe("game-round-over");
    expect(await tell("win", "cancelled", 1)).toBe("game-round-over");
    await message(world, { type: "cancel", round: `${uuid}-cancelled`, transaction: `${uuid}-again` });
    await closeForgottenRounds(world.db);
    await sum(world);
    expect(await stakedOf(world)).toEqual([17_00]);
    expect(await comparedTurnover(world)).toMatchObject({ done: 17_00 });
  });
});
