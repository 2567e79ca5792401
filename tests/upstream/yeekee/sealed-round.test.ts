import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { roundChannel } from "@/lib/contract/channels";
import { cashs } from "@/lib/contract/credit";
import { oneOperatorRound, rescheduleRound, voidRound } from "@/lib/contract/operators/rounds";
import { onePoy } from "@/lib/contract/poys";
import { oneBetList } from "@/lib/contract/rounds";
import { freezesOfYings, oneYingResult, summaryOfYings, yingProof } from "@/lib/contract/yings";
import { bangkokIso, HOUR_MS, MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { sealOf } from "@/lib/domain/yeekee/seal";
import { verifySealed } from "@/lib/domain/yeekee/verify-sealed";
import { job } from "@/upstream/db/schema/rounds";
import { hashing } from "@/upstream/yeekee/draws";
import { voidSealed } from "@/upstream/yeekee/freeze-sealed";
import { oneDatabase } from "../../support/database/database";
import { brokenLaws } from "../../support/database/ledger";
import { watchOutbox } from "../../support/database/outbox";
import { sealedOf } from "../../support/draws/older-proof";
import { useService } from "../../support/service/use-service";
import { approve, waiting } from "../../support/world/approvals";
import { drawNow, freezeOnly } from "../../support/world/freeze-only";
import { newcomer, operator, secondOperator } from "../../support/world/people";
import { bet, line } from "../../support/world/rounds";
import { fillUp, finish, openShotsRound, shootAs } from "../../support/world/yeekee";

/** A stake on every last digit, so that whatever is drawn wins something. */
const everyDigit = () => Array.from({ length: 10 }, (_, digit) => line("teng_bon_1", String(digit), 1, 3.2));

describe.each(oneDatabase)("a round of version 3 on $kind", (kind) => {
  const open = useService(kind);
  const summaryOf = (betId: string) => open().call(summaryOfYings, { body: { betId } });
  const proofOf = async (betId: string) => sealedOf(await open().call(yingProof, { query: { betId } }));
  const logOf = (betId: string) => open().call(freezesOfYings, { query: { betId } });

  test("is sealed and logged when it opens, by what is told of it and nothing else", async () => {
    const { betId, resultMs } = await openShotsRound(open());
    const { seal, freeze, work, withSystemShot, commitment, shotsUntil } = await summaryOf(betId);
    expect(seal).toMatchObject({
      rules: "rules-3-test",
      steps: 64,
      endsAt: resultMs,
      commitment,
      chainHash: "",
      beaconRound: "",
    });
    expect([freeze, work, withSystemShot, Date.parse(shotsUntil)]).toEqual([null, null, true, resultMs]);
    expect(seal?.hash).toBe(
      await sealOf(
        { betId, ...seal, endsAt: resultMs } as Required<typeof seal> & { betId: string },
        hashing,
      ),
    );
    const { rows } = await logOf(betId);
    expect(rows).toMatchObject([{ kind: "seal", betId, seal: seal?.hash }]);
    const proof = await proofOf(betId);
    expect(proof).toMatchObject({
      rows: [],
      listHash: null,
      witnesses: null,
      head: null,
      seed: null,
      w: null,
    });
  });

  test.each([
    ["yeekee", 60],
    ["pingpong", 60],
    ["yeekee_5", 30],
  ])("of %s promises its result %d s after the end of shooting", async (betType, seconds) => {
    const { betId, resultMs } = await openShotsRound(open(), betType);
    const { betList } = await open().call(oneBetList, { query: { id: betId } });
    const { realResultTime, shotsEndTime } = betList.unixTimeStamp;
    expect([shotsEndTime, realResultTime]).toEqual([
      Math.floor(resultMs / SECOND_MS),
      Math.floor(resultMs / SECOND_MS) + seconds,
    ]);
  });

  test("freezes with its seed, is drawn and settles; the proof holds by the rules alone", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const shots = await openShotsRound(service);
    const { betId } = shots;
    const { seal } = await summaryOf(betId);
    const slip = await bet(service, member, betId, everyDigit());
    await fillUp(service, shots, 25);
    await shootAs(service, member, betId, "31415");
    await freezeOnly(service, shots);

    const frozen = await summaryOf(betId);
    expect(frozen.freeze).toMatchObject({ seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const halfway = await proofOf(betId);
    const { witnessRoot, ...told } = frozen.freeze ?? {};
    const nothingYet = { result: null, systemShot: null, w: null };
    expect(halfway).toMatchObject({ ...told, ...nothingYet, witnesses: { count: 0, root: witnessRoot } });
    expect((await verifySealed(halfway, hashing)).verdict).toBe("open");

    await drawNow(service, shots);
    const proof = await proofOf(betId);
    expect({ ...proof, ...nothingYet }).toEqual(halfway);
    expect(proof.seal).toEqual(seal);
    const verdict = await verifySealed(proof, hashing, { site: proof });
    expect([verdict.brokenAt, verdict.isTest, verdict.late]).toEqual([null, true, null]);
    const result = await service.call(oneYingResult, { body: { betId }, token: member.token });
    expect(result).toMatchObject({ sum: verdict.sum, value: verdict.value, result: proof.result });
    expect((await summaryOf(betId)).work).toBeNull();
    const settled = await service.call(onePoy, { query: { id: slip.poyId }, token: member.token });
    expect([settled.status, settled.drawHead]).toEqual(["won", expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const { rows } = await logOf(betId);
    expect(rows.map(({ kind }) => kind)).toEqual(["freeze", "seal"]);
    expect(rows[0]).toMatchObject({ head: proof.head, witnessRoot: proof.witnesses?.root, witnesses: 0 });
  });

  test("has its result in the proof from the draw on, though the settlement is still to come", async () => {
    const service = open();
    const shots = await openShotsRound(service);
    const { betId, resultMs } = shots;
    await fillUp(service, shots, 20);
    await freezeOnly(service, shots);
    await service.db.insert(job).values({ kind: "settle", ref: betId, dueAt: new Date(resultMs + HOUR_MS) });
    await drawNow(service, shots);
    const { betList } = await service.call(oneBetList, { query: { id: betId } });
    expect([betList.status, betList.result]).toEqual(["closed", undefined]);
    const proof = await proofOf(betId);
    expect(proof.w).not.toBeNull();
    const { verdict, brokenAt } = await verifySealed(proof, hashing, { site: proof });
    expect([verdict, brokenAt]).toEqual(["open", null]);
  });

  test("tells the freeze to every page in less than a kilobyte", async () => {
    const service = open();
    const shots = await openShotsRound(service);
    await fillUp(service, shots, 20);
    const told = await watchOutbox(service);
    await freezeOnly(service, shots);
    const rows = (await told()).filter(
      ({ event, channel }) => event === "ying-freeze" && channel === roundChannel(shots.betId),
    );
    const { freeze, seal } = await summaryOf(shots.betId);
    expect(rows.map(({ message }) => message)).toEqual([{ betId: shots.betId, seal: seal?.hash, ...freeze }]);
    expect(JSON.stringify(rows[0]).length).toBeLessThan(1_000);
  });

  test("a list that is frozen late is drawn, and its lateness is told and counted", async () => {
    const service = open();
    const shots = await openShotsRound(service);
    await fillUp(service, shots, 20);
    const before = (await logOf(shots.betId)).counts;
    const freezeJob = sql`kind = 'freeze' AND ref = ${shots.betId}`;
    // Kept from the service itself, which would freeze it before anybody has looked.
    await service.db.execute(sql`UPDATE job SET done_at = app_now() WHERE ${freezeJob}`);
    await service.setClock(bangkokIso(shots.resultMs + HOUR_MS));
    const { missing } = (await logOf(shots.betId)).counts;
    await service.db.execute(sql`UPDATE job SET done_at = NULL WHERE ${freezeJob}`);
    await service.tick();
    const { counts, rows } = await logOf(shots.betId);
    expect(missing).toBeGreaterThan(0);
    expect([counts.missing, counts.late - before.late, counts.freezes - before.freezes]).toEqual([0, 1, 1]);
    expect(rows[0]?.lateMs).toBeGreaterThanOrEqual(HOUR_MS);
    const proof = await proofOf(shots.betId);
    expect([proof.lateMs, proof.result === null]).toEqual([rows[0]?.lateMs, false]);
  });

  test("a clock that is set back by a moment makes no list of before the end of shooting", async () => {
    const service = open();
    const shots = await openShotsRound(service);
    const { betId, resultMs } = shots;
    await fillUp(service, shots, 20);
    await freezeOnly(service, shots, resultMs - 5);
    await drawNow(service, shots);
    const proof = await proofOf(betId);
    expect([proof.frozenAt, proof.lateMs]).toEqual([bangkokIso(resultMs), 0]);
    expect((await verifySealed(proof, hashing, { site: proof })).brokenAt).toBeNull();
  });

  test("fewer than twenty shots: every slip is refunded, the log ends with the void and nothing is frozen", async () => {
    const service = open();
    const member = await newcomer(service, 200);
    const shots = await openShotsRound(service, "yeekee_5");
    const { betId } = shots;
    const slip = await bet(service, member, betId, [line("teng_bon_2", "47", 200, 85)]);
    await fillUp(service, shots, 19);
    await finish(service, shots);
    const refunded = await service.call(onePoy, { query: { id: slip.poyId }, token: member.token });
    expect([refunded.status, refunded.reason]).toEqual(["refunded", "shots-too-few"]);
    expect((await service.call(cashs, { token: member.token })).money).toBe(200_00);
    const proof = await proofOf(betId);
    expect(proof).toMatchObject({ voidReason: "shots-too-few", head: null, seed: null, listHash: null });
    expect([proof.rows.length, (await verifySealed(proof, hashing)).brokenAt]).toEqual([19, null]);
    const { rows, counts } = await logOf(betId);
    expect(rows[0]).toMatchObject({ kind: "void", reason: "shots-too-few" });
    expect(counts.voids).toContainEqual({ reason: "shots-too-few", count: expect.any(Number) });
  });

  test("its times stand in the seal: a sealed round is not rescheduled, one that waits for its opening is", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const { betId, closeMs, resultMs } = await openShotsRound(service);
    const anHourOn = (ms: number) => bangkokIso(Math.ceil((ms + HOUR_MS) / SECOND_MS) * SECOND_MS);
    const body = { betId, closeTime: anHourOn(closeMs), resultTime: anHourOn(resultMs), reason: "as a test" };
    expect((await service.refusal(rescheduleRound, { body, token })).code).toBe("round-sealed");
    await expect(
      service.db.execute(
        sql`UPDATE round SET result_at = result_at + interval '1 h' WHERE bet_id = ${betId}`,
      ),
    ).rejects.toThrow();
    const { rows } = await service.db.execute<{ betId: string; closeMs: number; dueMs: number }>(sql`
      SELECT bet_id AS "betId", epoch_ms(close_at) AS "closeMs", epoch_ms(result_due_at) AS "dueMs" FROM round r
      WHERE bet_type = 'yeekee' AND open_at > app_now() AND result_due_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM ying_draw d WHERE d.bet_id = r.bet_id)
      ORDER BY open_at OFFSET 1 LIMIT 1 -- the very next one may open meanwhile`);
    const [waits] = rows;
    if (!waits) throw new Error("no round waits for its opening");
    const to = {
      betId: waits.betId,
      closeTime: bangkokIso(waits.closeMs - MINUTE_MS),
      resultTime: bangkokIso(waits.dueMs + MINUTE_MS),
      reason: "as a test",
    };
    const later = { ...to, closeTime: bangkokIso(waits.closeMs + SECOND_MS) };
    expect((await service.refusal(rescheduleRound, { body: later, token })).code).toBe(
      "round-close-too-late",
    );
    await approve(
      service,
      waiting(await service.call(rescheduleRound, { body: to, token })),
      await secondOperator(service, "administrator"),
    );
    const moved = await service.call(oneOperatorRound, { body: { betId: waits.betId }, token });
    const { realResultTime: at, shotsEndTime = 0 } = moved.unixTimeStamp;
    expect([at * SECOND_MS, at - shotsEndTime]).toEqual([waits.dueMs + MINUTE_MS, 60]);
  });

  test("nobody voids it after the freeze: not two operators, not an approval of before, not the database", async () => {
    const service = open();
    const shots = await openShotsRound(service);
    const { betId } = shots;
    const maker = await operator(service, "administrator");
    await fillUp(service, shots, 20);
    await service.setClock(bangkokIso(shots.closeMs + SECOND_MS));
    const body = { betId, reason: "does not suit" };
    const asked = waiting(await service.call(voidRound, { body, token: maker.token }));
    await freezeOnly(service, shots);
    const checker = await secondOperator(service, "superAdmin");
    await expect(approve(service, asked, checker)).rejects.toMatchObject({
      code: "approval-stale",
      details: { why: "round-frozen" },
    });
    expect((await service.refusal(voidRound, { body, token: maker.token })).code).toBe("round-frozen");
    await expect(service.db.execute(sql`SELECT void_round(${betId}, 'x')`)).rejects.toThrow();
    await drawNow(service, shots);
    expect((await proofOf(betId)).result).not.toBeNull();
  });

  test("an operator who voids it before tells so in the log, by no words of theirs", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const shots = await openShotsRound(service);
    await fillUp(service, shots, 20);
    const body = { betId: shots.betId, reason: "shots-too-few" };
    await service.call(voidRound, { body, token });
    await finish(service, shots);
    const { rows } = await logOf(shots.betId);
    expect(rows.map(({ kind, reason }) => [kind, reason])).toEqual([
      ["void", "operator"],
      ["seal", undefined],
    ]);
    const proof = await proofOf(shots.betId);
    expect([proof.voidReason, proof.seed, proof.rows.length]).toEqual(["operator", null, 20]);
  });

  test("what is sealed, frozen and logged is never changed: the database refuses it", async () => {
    const service = open();
    const shots = await openShotsRound(service);
    const { betId } = shots;
    await fillUp(service, shots, 20);
    for (const change of [
      sql`UPDATE ying_draw SET seal = 'x' WHERE bet_id = ${betId}`,
      sql`UPDATE ying_draw SET steps = 1 WHERE bet_id = ${betId}`,
      sql`UPDATE ying_draw SET ends_at = now() WHERE bet_id = ${betId}`,
      sql`UPDATE draw_log SET head = 'x'`,
      sql`DELETE FROM draw_log`,
      sql`TRUNCATE ying_witness`,
    ])
      await expect(service.db.execute(change)).rejects.toThrow();
    await finish(service, shots);
    for (const change of [
      sql`UPDATE ying_draw SET head = 'x' WHERE bet_id = ${betId}`,
      sql`UPDATE ying_draw SET witness_root = 'x' WHERE bet_id = ${betId}`,
      sql`UPDATE ying_draw SET w = 'x' WHERE bet_id = ${betId}`,
    ])
      await expect(service.db.execute(change)).rejects.toThrow();
    await expect(service.db.transaction((tx) => voidSealed(tx, betId, "shooting-missed"))).rejects.toThrow();
  });

  test("the books are sound after all that", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});
