import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { onePoy } from "@/lib/contract/poys";
import { oneBetList } from "@/lib/contract/rounds";
import { yingProof } from "@/lib/contract/yings";
import { bangkokIso, HOUR_MS, MINUTE_MS } from "@/lib/domain/time/time";
import { verifySealed } from "@/lib/domain/yeekee/verify-sealed";
import { hashing } from "@/upstream/yeekee/draws";
import { voidMissed } from "@/upstream/yeekee/freeze-shots";
import { oneDatabase, serversAlone } from "../../support/database";
import { brokenLaws, count } from "../../support/ledger";
import { sealedOf } from "../../support/older-proof";
import { newcomer } from "../../support/people";
import { bet, line } from "../../support/rounds";
import { useService } from "../../support/use-service";
import { beAway, fillUp, finish, openShotsRound } from "../../support/yeekee";

/** A stake on every last digit, so that whatever is drawn wins something. */
const everyDigit = () => Array.from({ length: 10 }, (_, digit) => line("teng_bon_1", String(digit), 1, 3.2));

describe.each(oneDatabase)("a round of shots and a downtime on $kind", (kind) => {
  const open = useService(kind);

  test("a shooting that a downtime missed voids the round, with slips or without", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const [missed, empty] = [await openShotsRound(service), await openShotsRound(service)];
    const slip = await bet(service, member, missed.betId, everyDigit());
    await fillUp(service, missed, 30);
    // Known before its time has come: the service freezes what is due five times a second.
    await beAway(service, missed.closeMs, missed.resultMs + HOUR_MS);
    await service.setClock(bangkokIso(missed.resultMs + HOUR_MS));
    await service.tick();
    const refunded = await service.call(onePoy, { query: { id: slip.poyId }, token: member.token });
    expect([refunded.status, refunded.reason]).toEqual(["refunded", "shooting-missed"]);
    for (const { betId } of [missed, empty]) {
      const { betList } = await service.call(oneBetList, { query: { id: betId } });
      expect([betList.status, betList.reason]).toEqual(["void", "shooting-missed"]);
    }
    const due = sql`SELECT count(*) FROM job WHERE done_at IS NULL AND due_at <= app_now()`;
    expect(await count(service.db, due)).toBe(0);
  });

  test("a service that is back before half of the shooting is over draws what was shot", async () => {
    const service = open();
    const shots = await openShotsRound(service);
    await fillUp(service, shots, 20);
    await beAway(service, shots.closeMs - HOUR_MS, shots.closeMs + MINUTE_MS - 1_000);
    await finish(service, shots);
    const { betList } = await service.call(oneBetList, { query: { id: shots.betId } });
    expect(betList.status).toBe("settled");
  });

  test("a service that goes when the shooting is over changes nothing: the round is drawn, however late", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const shots = await openShotsRound(service);
    const slip = await bet(service, member, shots.betId, everyDigit());
    await fillUp(service, shots, 30);
    await beAway(service, shots.resultMs, shots.resultMs + 2 * HOUR_MS);
    await service.setClock(bangkokIso(shots.resultMs + 2 * HOUR_MS));
    await service.tick();
    const proof = sealedOf(await service.call(yingProof, { query: { betId: shots.betId } }));
    const { verdict, late } = await verifySealed(proof, hashing);
    expect([proof.rows.length, verdict]).toEqual([30, "consistent"]);
    // It is drawn, and the log shows how late its list was frozen.
    expect(late).toBeGreaterThanOrEqual(2 * HOUR_MS);
    const settled = await service.call(onePoy, { query: { id: slip.poyId }, token: member.token });
    expect(settled.status).toBe("won");
  });

  test("the books are sound after all that", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});

describe.each(serversAlone)("missed rounds beside another process on $kind", (kind) => {
  const open = useService(kind);

  test.each([
    [
      "close job",
      (betId: string) => sql`SELECT 1 FROM job WHERE ref = ${betId} AND kind = 'close' FOR UPDATE`,
    ],
    ["end", (betId: string) => sql`SELECT 1 FROM job WHERE ref = ${betId} AND kind = 'freeze' FOR UPDATE`],
    ["row", (betId: string) => sql`SELECT 1 FROM round WHERE bet_id = ${betId} FOR UPDATE`],
  ])("a round whose %s somebody has in hand is passed by, and voided afterwards", async (_, hold) => {
    const service = open();
    const { db } = service;
    const shots = await openShotsRound(service);
    const voided = sql`SELECT count(*) FROM round WHERE bet_id = ${shots.betId} AND status = 'void'`;
    await db.transaction(async (other) => {
      await other.execute(hold(shots.betId));
      // Due from now on: the service has found no job before.
      await service.setClock(bangkokIso(shots.resultMs + HOUR_MS));
      await db.transaction(async (tx) => {
        // Whoever waits for this lock may wait for a process that waits for ours.
        await tx.execute(sql`SET LOCAL lock_timeout = 500`);
        await voidMissed(tx);
      });
      expect(await count(db, voided)).toBe(0);
    });
    await service.tick();
    expect(await count(db, voided)).toBe(1);
  });
});
