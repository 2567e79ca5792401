import { beforeEach, describe, expect, test, vi } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { allAudit } from "@/lib/contract/operators/audit";
import { oneBetList } from "@/lib/contract/rounds";
import { summaryOfYings, yingProof } from "@/lib/contract/yings";
import { bangkokIso, HOUR_MS, SECOND_MS } from "@/lib/domain/time/time";
import { verifySealed } from "@/lib/domain/yeekee/verify-sealed";
import { drandBeacon } from "@/upstream/yeekee/drand";
import { hashing } from "@/upstream/yeekee/draws";
import { oneDatabase } from "../../support/database/database";
import { brokenLaws } from "../../support/database/ledger";
import { RECORDED_AT_MS, recordedChain, recordedRound } from "../../support/draws/drand-recording";
import { sealedOf } from "../../support/draws/older-proof";
import { useService } from "../../support/service/use-service";
import { newcomer, operator, type Person } from "../../support/world/people";
import { bet, line } from "../../support/world/rounds";
import { fillUp, finish, openShotsRound, type ShotsRound } from "../../support/world/yeekee";

const soon = { timeout: 120_000, interval: 50 };

describe.each(oneDatabase)("a round that is sealed with a beacon on $kind", (kind) => {
  let answer: () => Promise<unknown>;
  let newest: () => Promise<unknown>;
  const source = {
    info: async () => recordedChain,
    round: vi.fn(async (number: number) => (number === 1000 ? answer() : null)),
    latest: vi.fn(() => newest()),
  };
  const beacon = drandBeacon({ hash: recordedChain.hash, publicKey: recordedChain.public_key }, source);
  const open = useService(kind, {}, { beacon });
  let member: Person;
  let shots: ShotsRound;

  beforeEach(async () => {
    const service = open();
    answer = async () => null;
    newest = () => Promise.reject(new Error("no answer"));
    vi.clearAllMocks();
    // Its shooting ends 45 s before the recorded round fell, one of every 30 s: far from both neighbours.
    await service.setClock(bangkokIso(RECORDED_AT_MS - 436_000));
    shots = await openShotsRound(service, "yeekee", { closesInMs: 271_000, shotsMs: 120_000 });
    member = await newcomer(service, 100);
    await bet(service, member, shots.betId, [line("tode_3", "123", 10, 120)]);
    await fillUp(service, shots, 20);
    await finish(service, shots, 0);
  });

  const proofNow = async () => sealedOf(await open().call(yingProof, { query: { betId: shots.betId } }));
  const roundNow = async () => (await open().call(oneBetList, { query: { id: shots.betId } })).betList;
  const moveTo = async (ms: number) => {
    await open().setClock(bangkokIso(ms));
    await open().tick();
  };

  test("promises the first round of its chain that falls 30 s after the shooting or later, and its result 60 s after that", async () => {
    const { seal, freeze } = await open().call(summaryOfYings, { body: { betId: shots.betId } });
    expect(seal).toMatchObject({ chainHash: recordedChain.hash, beaconRound: "1000" });
    expect(freeze).not.toBeNull();
    const { realResultTime } = (await roundNow()).unixTimeStamp;
    expect(realResultTime * SECOND_MS).toBe(RECORDED_AT_MS + 60 * SECOND_MS);
    expect(source.round).not.toHaveBeenCalled();
  });

  test("is drawn with it when it comes", async () => {
    answer = async () => recordedRound;
    await moveTo(RECORDED_AT_MS);
    await vi.waitFor(async () => expect((await proofNow()).beacon).toBe(recordedRound.randomness), soon);
    await open().tick();
    await vi.waitFor(async () => expect((await roundNow()).status).toBe("settled"), soon);
    expect((await verifySealed(await proofNow(), hashing)).brokenAt).toBeNull();
  });

  test("waits for a late one, and never gives up because nobody answers or a node hides it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await moveTo(RECORDED_AT_MS + 30 * HOUR_MS);
    await vi.waitFor(() => expect(source.latest).toHaveBeenCalled(), soon);
    newest = async () => recordedRound;
    source.latest.mockClear();
    await vi.waitFor(() => expect(source.latest).toHaveBeenCalled(), soon);
    answer = () => Promise.reject(new Error("no answer"));
    await open().tick();
    expect((await roundNow()).status).toBe("closed");
    answer = async () => recordedRound;
    await vi.waitFor(async () => expect((await proofNow()).beacon).not.toBe(""), soon);
    await open().tick();
    await vi.waitFor(async () => expect((await roundNow()).status).toBe("settled"), soon);
    vi.restoreAllMocks();
  });

  test("is refunded in full where the chain itself has come to a stop for 24 h, and not before", async () => {
    const newestRound = vi.spyOn(beacon, "newest").mockResolvedValue(999);
    await moveTo(RECORDED_AT_MS + 23 * HOUR_MS);
    await vi.waitFor(() => expect(source.round).toHaveBeenCalled(), soon);
    expect((await roundNow()).status).toBe("closed");
    await moveTo(RECORDED_AT_MS + 24 * HOUR_MS);
    await vi.waitFor(async () => expect((await roundNow()).status).toBe("void"), soon);
    newestRound.mockRestore();
    expect((await roundNow()).reason).toBe("beacon-missing");
    expect((await open().call(cashs, { token: member.token })).money).toBe(100_00);
    const proof = await proofNow();
    expect([proof.voidReason, proof.beacon, proof.w]).toEqual(["beacon-missing", "", null]);
    expect((await verifySealed(proof, hashing)).brokenAt).toBeNull();
    const { token } = await operator(open(), "administrator");
    const { items } = await open().call(allAudit, { body: { action: "yings.beacon-missing" }, token });
    expect(items[0]).toMatchObject({ target: shots.betId, role: "server" });
  });

  test("the books are sound after all that", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});
