import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { voidRound } from "@/lib/contract/operators/rounds";
import { oneBetList } from "@/lib/contract/rounds";
import { summaryOfYings, yingProof } from "@/lib/contract/yings";
import { bangkokIso, SECOND_MS } from "@/lib/domain/time/time";
import { systemShot } from "@/lib/domain/yeekee/draw";
import type { DrawProof } from "@/lib/domain/yeekee/draw-proof";
import { verifyDraw } from "@/lib/domain/yeekee/proof";
import { drandBeacon } from "@/upstream/yeekee/drand";
import { hashing } from "@/upstream/yeekee/draws";
import { oneDatabase, serversAlone } from "../../support/database/database";
import { brokenLaws, count } from "../../support/database/ledger";
import { RECORDED_AT_MS, recordedChain, recordedRound } from "../../support/draws/drand-recording";
import { olderOf } from "../../support/draws/older-proof";
import { useService } from "../../support/service/use-service";
import { openOlderRound } from "../../support/world/older-rounds";
import { newcomer, operator, type Person } from "../../support/world/people";
import { bet, line } from "../../support/world/rounds";
import { fillUp, finish, runOn, type ShotsRound, standStill } from "../../support/world/yeekee";

/** The reader's verdict, and the steps reported as wrong. */
async function verdictOf(proof: DrawProof) {
  const { state, steps } = await verifyDraw(proof, hashing);
  return [state, steps.filter((step) => step.state === "wrong")];
}

const soon = { timeout: 120_000, interval: 50 };

describe.each(oneDatabase)("a draw with public randomness by the older rules on $kind", (kind) => {
  let answer: () => Promise<unknown>;
  const source = { info: async () => recordedChain, round: () => answer(), latest: () => answer() };
  const beacon = drandBeacon({ hash: recordedChain.hash, publicKey: recordedChain.public_key }, source);
  const open = useService(kind, {}, { beacon });
  let member: Person;
  let shots: ShotsRound;

  beforeEach(async () => {
    const service = open();
    answer = async () => recordedRound;
    // Its shooting ends half a minute before the recorded round's time.
    await service.setClock(bangkokIso(RECORDED_AT_MS - 420_000));
    shots = await openOlderRound(service, "yeekee", {
      closesInMs: 272_000,
      beaconChain: recordedChain.hash,
    });
    member = await newcomer(service, 100);
    await bet(service, member, shots.betId, [line("tode_3", "123", 10, 120)]);
    await fillUp(service, shots, 20);
    await finish(service, shots, 0);
  });

  const proofNow = async () => olderOf(await open().call(yingProof, { query: { betId: shots.betId } }));
  const roundNow = async () => (await open().call(oneBetList, { query: { id: shots.betId } })).betList;
  const moveTo = async (ms: number) => {
    await open().setClock(bangkokIso(ms));
    await open().tick();
  };

  test("promises its chain from the start and waits for the round that falls after the freeze", async () => {
    const summary = await open().call(summaryOfYings, { body: { betId: shots.betId } });
    expect(summary.beaconChain).toBe(recordedChain.hash);
    const frozen = await proofNow();
    expect([frozen.seed, frozen.beacon, frozen.result]).toEqual([null, "", null]);
    expect(frozen.listHash).toMatch(/^[0-9a-f]{64}$/);
    await moveTo(RECORDED_AT_MS);
    await vi.waitFor(async () => expect((await roundNow()).status).toBe("settled"), soon);

    const proof = await proofNow();
    const { round, randomness, signature } = recordedRound;
    expect(proof).toMatchObject({
      beacon: randomness,
      beaconRound: round,
      beaconChain: recordedChain.hash,
      beaconSignature: signature,
      listHash: frozen.listHash,
    });
    // The service accepted its signature; the reader's browser knows another chain, and says that this has to be
    // looked up.
    const { steps } = await verifyDraw(proof, hashing);
    const others = steps.filter((step) => step.state !== "right");
    expect(others).toMatchObject([{ name: "beacon", found: randomness, state: "open", lookUp: true }]);
    const seed = Buffer.from(proof.seed ?? "", "hex");
    const shot = await systemShot(seed, proof.listHash ?? "", randomness, hashing);
    expect(Number(proof.systemShot)).toBe(shot);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["does not come", () => Promise.reject(new Error("no answer"))],
    ["is forged", async () => ({ ...recordedRound, signature: recordedRound.previous_signature })],
  ])("that %s within sixty seconds voids the round and refunds it with the reason", async (_, reply) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const service = open();
    answer = vi.fn(reply);
    const frozenAt = Date.parse((await proofNow()).frozenAt ?? "");
    await moveTo(RECORDED_AT_MS);
    await vi.waitFor(() => expect(answer).toHaveBeenCalled(), soon);
    await standStill(service, frozenAt + 60 * SECOND_MS - 1);
    await service.tick();
    expect((await roundNow()).status).toBe("closed");
    await runOn(service);
    await moveTo(frozenAt + 60 * SECOND_MS);
    expect(await roundNow()).toMatchObject({ status: "void", reason: "beacon-missing" });
    expect((await service.call(cashs, { token: member.token })).money).toBe(100_00);
    // Whatever comes now is too late.
    answer = async () => recordedRound;
    await moveTo(frozenAt + 70 * SECOND_MS);
    const proof = await proofNow();
    expect([proof.beacon, proof.result]).toEqual(["", null]);
    expect(await verdictOf(proof)).toEqual(["open", []]);
    const waiting = await service.db.execute(sql`SELECT 1 FROM job WHERE kind = 'draw' AND done_at IS NULL`);
    expect(waiting.rows).toEqual([]);
    vi.restoreAllMocks();
  });

  test("is not missed by a round that has too few shots: its refund is right at every step", async () => {
    const service = open();
    const few = await openOlderRound(service, "yeekee", { beaconChain: recordedChain.hash });
    await fillUp(service, few, 19);
    await finish(service, few);
    const proof = olderOf(await service.call(yingProof, { query: { betId: few.betId } }));
    expect([proof.beaconChain, proof.seed?.length, proof.rows.length]).toEqual([recordedChain.hash, 64, 19]);
    expect(await verdictOf(proof)).toEqual(["right", []]);
  });

  test("is not missed by a round that an operator voids while numbers are shot", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const voided = await openOlderRound(service, "yeekee", { beaconChain: recordedChain.hash });
    await fillUp(service, voided, 20);
    await service.call(voidRound, { body: { betId: voided.betId, reason: "as a test" }, token });
    await finish(service, voided);
    const proof = olderOf(await service.call(yingProof, { query: { betId: voided.betId } }));
    expect(proof.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await verdictOf(proof)).toEqual(["open", []]);
  });

  test("the books are sound after all that", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});

describe.each(serversAlone)("a beacon that comes while its draw is taken up on $kind", (kind) => {
  const source = {
    info: async () => recordedChain,
    round: async () => recordedRound,
    latest: async () => recordedRound,
  };
  const beacon = drandBeacon({ hash: recordedChain.hash, publicKey: recordedChain.public_key }, source);
  const open = useService(kind, {}, { beacon });

  test("waits for the job and leaves the draw to it: neither waits for the other in a circle", async () => {
    const service = open();
    await service.setClock(bangkokIso(RECORDED_AT_MS - 420_000));
    const shots = await openOlderRound(service, "yeekee", {
      closesInMs: 272_000,
      beaconChain: recordedChain.hash,
    });
    await fillUp(service, shots, 20);
    await finish(service, shots, 0);
    await service.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1 FROM job WHERE kind = 'draw' AND ref = ${shots.betId} FOR UPDATE`);
      await service.setClock(bangkokIso(RECORDED_AT_MS));
      const waiting = sql`SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await vi.waitFor(async () => expect(await count(service.db, waiting)).toBeGreaterThan(0), soon);
      await tx.execute(sql`SELECT 1 FROM ying_draw WHERE bet_id = ${shots.betId} FOR UPDATE NOWAIT`);
    });
    const status = async () =>
      (await service.call(oneBetList, { query: { id: shots.betId } })).betList.status;
    await vi.waitFor(async () => expect(await status()).toBe("settled"), soon);
  });
});
