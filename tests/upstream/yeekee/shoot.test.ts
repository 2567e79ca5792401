import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { roundChannel } from "@/lib/contract/channels";
import { createPoy } from "@/lib/contract/poys";
import { allYings, createYing, summaryOfYings } from "@/lib/contract/yings";
import { satang } from "@/lib/domain/money/money";
import { DAY_MS, SECOND_MS } from "@/lib/domain/time/time";
import { COOL_DOWN_MS, maskedAlias } from "@/lib/domain/yeekee/shooting";
import { outbox } from "@/upstream/db/schema/operators";
import { round } from "@/upstream/db/schema/rounds";
import { ying, yingDraw } from "@/upstream/db/schema/yings";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import { count } from "../../support/database/ledger";
import { useService } from "../../support/service/use-service";
import { newcomer, newcomers } from "../../support/world/people";
import { addRound, line } from "../../support/world/rounds";
import { fillUp, openShotsRound, runOn, shootAs, shot, standStill } from "../../support/world/yeekee";

describe.each(oneDatabase)("shooting on $kind", (kind) => {
  const open = useService(kind);

  test("answers the receipt: the row as it is published, and its hash", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const { betId } = await openShotsRound(service);
    const { row, rowHash, seq } = await shootAs(service, member, betId, "00417");
    expect(rowHash).toBe(createHash("sha256").update(row).digest("hex"));
    const [published] = await service.call(allYings, { query: { betId }, token: member.token });
    const alias = maskedAlias(member.userName);
    expect(published).toMatchObject({ seq: 1, number: "00417", alias, rowHash, mine: true });
    expect([seq, row]).toEqual([1, `${betId}|1|00417|${published?.ms}|${alias}`]);
    expect(alias).toBe("mem***");
    expect(JSON.stringify(published)).not.toContain(member.userName);
  });

  test("the list is newest first; own shots are marked for their shooter alone", async () => {
    const service = open();
    const [a, b] = await newcomers(service, 2, satang(0));
    if (!a || !b) throw new Error("nobody came");
    const { betId } = await openShotsRound(service);
    await shootAs(service, a, betId, "11111");
    await shootAs(service, b, betId, "22222");
    const seen = async (token?: string) =>
      (await service.call(allYings, { query: { betId }, token })).map(({ number, mine }) => [number, mine]);
    expect(await seen(a.token)).toEqual([
      ["22222", false],
      ["11111", true],
    ]);
    expect(await seen()).toEqual([
      ["22222", false],
      ["11111", false],
    ]);
    expect(await seen("no token of ours")).toEqual(await seen());
    expect(await service.call(allYings, { query: { betId, limit: 1 } })).toHaveLength(1);
    const summary = await service.call(summaryOfYings, { body: { betId }, token: a.token });
    expect(summary).toMatchObject({ betId, count: 2, sum: 33_333, withSystemShot: true, beaconChain: null });
    expect(summary.waitMs).toBeGreaterThan(0);
    expect((await service.call(summaryOfYings, { body: { betId } })).waitMs).toBe(0);
  });

  test("one shot in ten seconds, in whatever round; the refusal says how long to wait, to the millisecond", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const [first, second] = [await openShotsRound(service), await openShotsRound(service, "pingpong")];
    const at = (await service.now()) + SECOND_MS;
    await standStill(service, at);
    await shootAs(service, member, first.betId, "00001");
    await standStill(service, at + COOL_DOWN_MS - 1);
    for (const { betId } of [first, second]) {
      const fault = await service.refusal(createYing, shot(member, betId, "00002"));
      expect([fault.code, fault.details]).toEqual(["shot-too-soon", { waitMs: 1 }]);
    }
    const body = { betId: second.betId };
    expect((await service.call(summaryOfYings, { body, token: member.token })).waitMs).toBe(1);
    await standStill(service, at + COOL_DOWN_MS);
    await shootAs(service, member, second.betId, "00002");
    await runOn(service);
  });

  test("a member's own shots at once: one is taken, the others are too soon", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const [first, second] = [await openShotsRound(service), await openShotsRound(service, "yeekee_5")];
    const shots = Array.from({ length: 8 }, (_, at) =>
      shootAs(service, member, (at % 2 ? first : second).betId, "12345").then(
        () => "taken",
        ({ code }) => code,
      ),
    );
    const outcomes = (await Promise.all(shots)).sort();
    expect(outcomes).toEqual([...Array(7).fill("shot-too-soon"), "taken"]);
  });

  test("the same key gives the same receipt and one shot, another number under it is refused", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const { betId, resultMs } = await openShotsRound(service);
    const key = newKey();
    const all = await Promise.all(
      Array.from({ length: 5 }, () => shootAs(service, member, betId, "54321", key)),
    );
    expect(new Set(all.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    const other = await service.refusal(createYing, shot(member, betId, "54322", key));
    expect(other.code).toBe("idempotency-mismatch");
    await standStill(service, resultMs + DAY_MS);
    expect(await shootAs(service, member, betId, "54321", key)).toEqual(all[0]);
    await runOn(service);
    expect(await count(service.db, sql`SELECT count(*) FROM ying WHERE bet_id = ${betId}`)).toBe(1);
  });

  test.each(["yeekee", "yeekee_5", "pingpong"])(
    "%s: bets stop at the close, shots at the end of the extra time, to the millisecond",
    async (betType) => {
      const service = open();
      const [a, b] = await newcomers(service, 2, satang(100_00));
      if (!a || !b) throw new Error("nobody came");
      const shotsMs = betType === "yeekee_5" ? 30_000 : 120_000;
      const { betId, closeMs, resultMs } = await openShotsRound(service, betType, { shotsMs });
      const slip = () => ({
        body: { betId, lines: [line("teng_bon_1", "4", 1, 3)] },
        token: a.token,
        key: newKey(),
      });
      await standStill(service, closeMs - 1);
      await service.call(createPoy, slip());
      await standStill(service, closeMs);
      const late = await service.refusal(createPoy, slip());
      expect([late.code, late.details]).toEqual(["round-closed", { lateByMs: 0 }]);
      await shootAs(service, a, betId, "00001");
      await fillUp(service, { betId }, 20);
      await standStill(service, resultMs - 1);
      await shootAs(service, b, betId, "00002");
      expect((await service.call(allYings, { query: { betId } }))[0]).toMatchObject({ ms: resultMs - 1 });
      for (const lateByMs of [0, 1, 1234]) {
        await standStill(service, resultMs + lateByMs);
        const fault = await service.refusal(createYing, shot(a, betId, "00003"));
        expect([fault.code, fault.details]).toEqual(["shooting-closed", { lateByMs }]);
      }
      await runOn(service);
    },
  );

  test("a round that is not open, suspended, void, of another kind or nobody's is refused by name", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const codeOf = async (betId: string) =>
      (await service.refusal(createYing, shot(member, betId, "00001"))).code;
    expect(await codeOf(await addRound(service, "yeekee", { opensInMs: 60_000 }))).toBe("round-not-open");
    expect(await codeOf(await addRound(service, "th_open"))).toBe("not-found");
    expect(await codeOf("yeekee-2031-01-01-1")).toBe("not-found");
    const { betId } = await openShotsRound(service);
    for (const [status, code] of [
      ["suspended", "round-suspended"],
      ["void", "round-void"],
    ] as const) {
      await service.db.update(round).set({ status }).where(eq(round.betId, betId));
      expect(await codeOf(betId)).toBe(code);
    }
  });

  test("forty members at once get one order: seq without a gap, milliseconds that never go back", async () => {
    const service = open();
    const crowd = await newcomers(service, 40, satang(0));
    const { betId } = await openShotsRound(service);
    const receipts = await Promise.all(
      crowd.map((member, at) => shootAs(service, member, betId, String(at).padStart(5, "0"))),
    );
    expect(receipts.map(({ seq }) => seq).sort((x, y) => x - y)).toEqual(crowd.map((_, at) => at + 1));
    const rows = await service.call(allYings, { query: { betId } });
    const instants = rows.map(({ ms }) => ms).reverse();
    expect(instants).toEqual([...instants].sort((x, y) => x - y));
    const [draw] = await service.db.select().from(yingDraw).where(eq(yingDraw.betId, betId));
    expect([draw?.shots, draw?.sum]).toEqual([40, (39 * 40) / 2]);
  });

  test("leaves an event for the round's page, without the member's name", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const { betId } = await openShotsRound(service);
    await service.dependencies.db.execute(
      sql`CREATE TABLE IF NOT EXISTS sent AS SELECT * FROM outbox LIMIT 0`,
    );
    await service.dependencies.db.execute(sql`CREATE OR REPLACE FUNCTION keep_sent() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO sent VALUES (OLD.*); RETURN OLD; END $$`);
    await service.dependencies.db.execute(sql`CREATE OR REPLACE TRIGGER keep_sent BEFORE DELETE ON ${outbox}
      FOR EACH ROW EXECUTE FUNCTION keep_sent()`);
    const receipt = await shootAs(service, member, betId, "98765");
    const told = sql`SELECT message FROM sent WHERE event = 'ying' AND channel = ${roundChannel(betId)}`;
    await expect
      .poll(async () => (await service.db.execute(told)).rows, { timeout: 120_000 })
      .toEqual([
        {
          message: {
            betId,
            seq: 1,
            number: "98765",
            ms: Number(receipt.row.split("|")[3]),
            alias: maskedAlias(member.userName),
            rowHash: receipt.rowHash,
          },
        },
      ]);
  });

  test("what is written of shots and draws stays: the database refuses to change it", async () => {
    const { db } = open();
    await expect(db.update(ying).set({ number: "00000" })).rejects.toThrow();
    await expect(db.delete(ying)).rejects.toThrow();
    await expect(db.update(yingDraw).set({ seed: "00".repeat(32) })).rejects.toThrow();
    await expect(db.update(yingDraw).set({ commitment: "00".repeat(32) })).rejects.toThrow();
    await expect(db.delete(yingDraw)).rejects.toThrow();
  });
});
