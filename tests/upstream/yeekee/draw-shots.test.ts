import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { confirmResult, previewResult } from "@/lib/contract/operators/rounds";
import { onePoy } from "@/lib/contract/poys";
import { oneBetList } from "@/lib/contract/rounds";
import { allYings, oneYingResult, summaryOfYings, yingProof } from "@/lib/contract/yings";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso, MINUTE_MS } from "@/lib/domain/time/time";
import { verifyDraw } from "@/lib/domain/yeekee/proof";
import { job, round } from "@/upstream/db/schema/rounds";
import { createLog } from "@/upstream/logging/log";
import { drawDemo } from "@/upstream/settlement/demo-draw";
import { setResult } from "@/upstream/settlement/set-result";
import { hashing } from "@/upstream/yeekee/draws";
import { freezeShots } from "@/upstream/yeekee/freeze-shots";
import { databases, type TestDatabase } from "../../support/database";
import { brokenLaws, count } from "../../support/ledger";
import { olderOf } from "../../support/older-proof";
import { openOlderRound } from "../../support/older-rounds";
import { newcomer, operator } from "../../support/people";
import { addRound, bet, close, line } from "../../support/rounds";
import { openTestService } from "../../support/service";
import { useService } from "../../support/use-service";
import { fillUp, finish, shootAs } from "../../support/yeekee";

/** A result that is never guessed by accident: a stake on every last digit, at the rates of yeekee. */
const everyDigit = () => Array.from({ length: 10 }, (_, digit) => line("teng_bon_1", String(digit), 1, 3.2));

describe.each(databases)("the end of a round of shots by the older rules on $kind", (kind) => {
  const open = useService(kind);

  test("freezes, reveals, draws and settles; the proof holds by the rules alone", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const round = await openOlderRound(service);
    const { betId } = round;
    const { commitment } = await service.call(summaryOfYings, { body: { betId } });
    const slip = await bet(service, member, betId, everyDigit());
    await fillUp(service, round, 25);
    await shootAs(service, member, betId, "31415");
    expect(await service.call(oneYingResult, { body: { betId } })).toBeNull();
    await finish(service, round);

    const proof = olderOf(await service.call(yingProof, { query: { betId } }));
    const verdict = await verifyDraw(proof, hashing, { seenCommitment: commitment ?? "" });
    expect(verdict.state).toBe("right");
    expect([proof.beacon, proof.beaconChain, proof.rows.length]).toEqual(["", null, 26]);
    const result = await service.call(oneYingResult, { body: { betId }, token: member.token });
    expect(result).toMatchObject({
      sum: verdict.sum,
      value: verdict.value,
      result: proof.result,
      rank1: { number: "31415", mine: true },
      rank16: { number: verdict.deducted?.number, mine: false },
      systemShot: String(verdict.systemShot).padStart(5, "0"),
      prizes: [],
    });
    const { betList } = await service.call(oneBetList, { query: { id: betId } });
    expect([betList.status, betList.result, betList.demo]).toEqual(["settled", proof.result, undefined]);
    const settled = await service.call(onePoy, { query: { id: slip.poyId }, token: member.token });
    const digits = new Set(proof.result?.top3).size;
    expect([settled.status, settled.win]).toEqual(["won", digits * 3_20]);
    expect((await service.call(cashs, { token: member.token })).money).toBe(90_00 + digits * 3_20);
  });

  test("every single byte of the list counts: a changed number, order, hash or seed is found out", async () => {
    const service = open();
    const shots = await openOlderRound(service);
    await fillUp(service, shots, 20);
    await finish(service, shots);
    const proof = olderOf(await service.call(yingProof, { query: { betId: shots.betId } }));
    const [first, second, ...rest] = proof.rows;
    if (!first || !second || !proof.seed) throw new Error("no proof");
    const tampered = [
      { ...proof, rows: [second, first, ...rest] },
      { ...proof, rows: [first, ...rest] },
      { ...proof, rows: [{ ...first, row: first.row.replace("|1|", "|1|9") }, second, ...rest] },
      { ...proof, seed: proof.seed.replace(/^./, (digit) => (digit === "0" ? "1" : "0")) },
      { ...proof, result: { top3: proof.result?.top3 === "000" ? "001" : "000", bottom2: "00" } },
    ];
    for (const one of tampered) expect((await verifyDraw(one, hashing)).state).toBe("wrong");
  });

  test("a game whose system shot was off draws by the pure formula and says so", async () => {
    const service = open();
    const shots = await openOlderRound(service, "yeekee", { withSystemShot: false });
    const numbers = await fillUp(service, shots, 20);
    const { betId } = shots;
    expect((await service.call(summaryOfYings, { body: { betId } })).withSystemShot).toBe(false);
    await finish(service, shots);
    const proof = olderOf(await service.call(yingProof, { query: { betId } }));
    expect([proof.withSystemShot, proof.systemShot]).toEqual([false, null]);
    expect((await verifyDraw(proof, hashing)).state).toBe("right");
    const value = numbers.reduce((sum, number) => sum + number, 0) - (numbers.at(-16) ?? 0);
    expect(proof.result?.top3).toBe(String(value).slice(-3));
  });

  test("fewer than twenty shots: every slip is refunded with the reason, and no prize is paid", async () => {
    const service = open();
    const member = await newcomer(service, 500);
    const shots = await openOlderRound(service, "yeekee_5");
    const { betId } = shots;
    const slip = await bet(service, member, betId, [line("teng_bon_2", "47", 200, 85)]);
    await fillUp(service, shots, 18);
    await shootAs(service, member, betId, "00019");
    await finish(service, shots);
    const refunded = await service.call(onePoy, { query: { id: slip.poyId }, token: member.token });
    expect([refunded.status, refunded.reason]).toEqual(["refunded", "shots-too-few"]);
    expect((await service.call(cashs, { token: member.token })).money).toBe(500_00);
    expect(await count(service.db, sql`SELECT count(*) FROM movement WHERE ref LIKE ${`${betId}%`}`)).toBe(0);
    expect(await service.call(oneYingResult, { body: { betId } })).toBeNull();
    const proof = olderOf(await service.call(yingProof, { query: { betId } }));
    expect([proof.rows.length, proof.result]).toEqual([19, null]);
    expect((await verifyDraw(proof, hashing)).state).toBe("right");
  });

  test("exactly twenty are enough", async () => {
    const service = open();
    const shots = await openOlderRound(service, "pingpong");
    await fillUp(service, shots, 20);
    await finish(service, shots);
    const { betList } = await service.call(oneBetList, { query: { id: shots.betId } });
    expect(betList.status).toBe("settled");
  });

  test("a result that was put off is waited for: shooting goes on until then", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const shots = await openOlderRound(service);
    await fillUp(service, shots, 20);
    const later = shots.resultMs + MINUTE_MS;
    await service.db
      .update(round)
      .set({ resultAt: new Date(later) })
      .where(eq(round.betId, shots.betId));
    await finish(service, shots);
    expect((await shootAs(service, member, shots.betId, "00021")).seq).toBe(21);
    await finish(service, { resultMs: later });
    expect((await service.call(oneYingResult, { body: { betId: shots.betId } }))?.rank1.number).toBe("00021");
  });

  test("no operator enters its result and the box draws none: only its shots make it", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "yeekee");
    await close(service, betId);
    const body = { betId, result: { top3: "123", bottom2: "45" } };
    expect((await service.refusal(previewResult, { body, token })).code).toBe("result-malformed");
    expect((await service.refusal(confirmResult, { body: { previewId: betId }, token })).code).toBe(
      "preview-stale",
    );
    const now = await service.now();
    await service.db.transaction((tx) => drawDemo(tx, betId, now));
    const [row] = await service.db.select().from(round).where(eq(round.betId, betId));
    expect(row?.result).toBeNull();
    for (const source of ["operator", "demo"] as const) {
      await expect(
        service.db.transaction((tx) =>
          setResult(tx, row as typeof round.$inferSelect, body.result, source, now),
        ),
      ).rejects.toThrow("result-malformed");
    }
  });

  test("the seed is nowhere to be read until the list is frozen, whoever asks for what", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const shots = await openOlderRound(service);
    const { betId } = shots;
    const { rows } = await service.db.execute<{ seed: string }>(
      sql`SELECT seed FROM ying_draw WHERE bet_id = ${betId}`,
    );
    const seed = rows[0]?.seed ?? "";
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    await fillUp(service, shots, 20);
    const headers = { authorization: `Bearer ${member.token}` };
    const answers = [
      await service.wire("GET", `/poy-api/yings?betId=${betId}`, undefined, headers),
      await service.wire("GET", `/poy-api/yings.proof?betId=${betId}`, undefined, headers),
      await service.wire("POST", "/poy-api/yings.summary", { betId }, headers),
      await service.wire("POST", "/poy-api/ying-results.one", { betId }, headers),
      await service.wire(
        "POST",
        "/poy-api/yings.create",
        { betId, yingNumber: "00001" },
        { ...headers, "idempotency-key": "a-key-of-sixteen-1" },
      ),
      await service.wire("GET", `/poy-api/bet-lists.one?id=${betId}`, undefined, headers),
      await service.wire("GET", "/poy-api/bet-lists.latest", undefined, headers),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toContain(seed);
    }
    const { rows: told } = await service.db.execute(sql`SELECT * FROM outbox`);
    expect(JSON.stringify(told)).not.toContain(seed);
    const proof = olderOf(await service.call(yingProof, { query: { betId } }));
    expect([proof.seed, proof.listHash, proof.frozenAt, proof.result]).toEqual([null, null, null, null]);
    expect(proof.rows).toEqual([]);
    await finish(service, shots);
    expect(olderOf(await service.call(yingProof, { query: { betId } })).seed).toBe(seed);
  });

  test("the books are sound after all that", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});

describe.each(databases)("a draw that was interrupted on $kind", ({ create }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database?.drop());

  test("is done by the next start from the frozen list, and nothing was revealed in between", async () => {
    const first = await openTestService(database);
    const member = await newcomer(first, 100);
    const shots = await openOlderRound(first);
    const { betId } = shots;
    await bet(first, member, betId, everyDigit());
    await fillUp(first, shots, 22);
    // What the freeze commits; the process dies before the draw.
    await first.db.update(job).set({ doneAt: sql`app_now()` }).where(eq(job.ref, betId));
    await first.setClock(bangkokIso(shots.resultMs));
    await first.db.transaction(async (tx) => {
      await freezeShots(tx, betId, shots.resultMs, createLog("fatal"));
      await tx.execute(sql`UPDATE job SET due_at = app_now() + interval '1 hour' WHERE kind = 'draw'`);
    });
    const frozen = olderOf(await first.call(yingProof, { query: { betId } }));
    expect([frozen.seed, frozen.result]).toEqual([null, null]);
    await first.close();

    const second = await openTestService(database);
    const again = olderOf(await second.call(yingProof, { query: { betId } }));
    expect([again.listHash, again.frozenAt]).toEqual([frozen.listHash, frozen.frozenAt]);
    await second.db.execute(sql`UPDATE job SET due_at = app_now() WHERE kind = 'draw'`);
    await second.tick();
    const drawn = olderOf(await second.call(yingProof, { query: { betId } }));
    expect(drawn.listHash).toBe(frozen.listHash);
    expect((await verifyDraw(drawn, hashing)).state).toBe("right");
    expect((await second.call(allYings, { query: { betId } })).length).toBe(22);
    expect((await second.call(cashs, { token: member.token })).money).toBeGreaterThan(satang(90_00));
    expect(await brokenLaws(second.db)).toEqual([]);
    await second.close();
  });
});
