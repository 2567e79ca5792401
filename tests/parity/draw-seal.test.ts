import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { HOUR_MS, SECOND_MS } from "@/lib/domain/time/time";
import { type DrawLogEntry, headAfter } from "@/lib/domain/yeekee/draw-log";
import { sealOf } from "@/lib/domain/yeekee/seal";
import { beaconStep } from "@/lib/domain/yeekee/sealed-promise";
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { round } from "@/upstream/db/schema/rounds";
import { yingDraw } from "@/upstream/db/schema/yings";
import type { Database } from "@/upstream/db/tx";
import type { ChainTiming } from "@/upstream/yeekee/beacon";
import { hashing, openDraws } from "@/upstream/yeekee/draws";
import { databases } from "../support/database";
import { addRound } from "../support/rounds";
import { useDatabase } from "../support/use-database";

/** drand's quicknet, whose parameters the proof's checks know. */
const quicknet: ChainTiming = {
  chainHash: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
  genesisMs: 1_692_803_367_000,
  periodMs: 3 * SECOND_MS,
};

interface Case {
  betType: string;
  chain: ChainTiming | null;
  /** Time from a round of quicknet to the end of the shooting, ms. */
  endsAfterMs: number;
  testSteps: number | null;
  rules: string;
  steps: number;
}
const usual = { betType: "yeekee", chain: null, endsAfterMs: 0, testSteps: null } as const;
const long = { ...usual, rules: "rules-3-long", steps: 16_000 };

const table: readonly (readonly [string, Case])[] = [
  ["a round of yeekee without a beacon", long],
  ["a round of ping-pong", { ...long, betType: "pingpong" }],
  ["a round of five minutes", { ...usual, betType: "yeekee_5", rules: "rules-3-short", steps: 8_000 }],
  ["a round on a test clock", { ...usual, testSteps: 64, rules: "rules-3-test", steps: 64 }],
  ["a promised beacon, shooting that ends with a round of its chain", { ...long, chain: quicknet }],
  ["a promised beacon, a millisecond later", { ...long, chain: quicknet, endsAfterMs: 1 }],
  [
    "a promised beacon, a millisecond before the next round",
    { ...long, chain: quicknet, endsAfterMs: 2_999 },
  ],
];

/** Seals a round of its own as the service does; returns what the database wrote. */
async function sealInSql(db: Database, { betType, chain, endsAfterMs, testSteps }: Case) {
  const betId = await addRound({ db }, betType, { closesInMs: HOUR_MS });
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(round).where(eq(round.betId, betId));
    const sinceGenesis = (row?.resultAt.getTime() ?? 0) - quicknet.genesisMs;
    const endsAt =
      quicknet.genesisMs + Math.ceil(sinceGenesis / quicknet.periodMs) * quicknet.periodMs + endsAfterMs;
    await tx
      .update(round)
      .set({ resultAt: new Date(endsAt) })
      .where(eq(round.betId, betId));
    await openDraws(tx, chain, testSteps);
    const [draw] = await tx.select().from(yingDraw).where(eq(yingDraw.betId, betId));
    const { rows } = await tx.execute<{ headBefore: string; head: string }>(sql`
      SELECT head_before AS "headBefore", head FROM draw_log WHERE bet_id = ${betId} AND kind = 'seal'`);
    if (!draw?.rules || !draw.steps || !draw.endsAt || !draw.seal || !rows[0]) throw new Error("not sealed");
    const { rules, steps, commitment, sealedBeaconRound: beaconRound, seal } = draw;
    const promise = { rules, steps, endsAt: draw.endsAt.getTime(), commitment, beaconRound, hash: seal };
    return {
      betId,
      endsAt,
      seed: draw.seed,
      seal: { ...promise, chainHash: draw.beaconChain ?? "" },
      log: rows[0],
    };
  });
}

describe.each(databases)("a draw that $kind seals, by the rules that check a proof", (kind) => {
  const open = useDatabase(kind);

  test.each(table)("%s", async (_, one) => {
    const { betId, endsAt, seed, seal, log } = await sealInSql(open(), one);
    expect(seal).toMatchObject({ rules: one.rules, steps: one.steps, endsAt });
    expect(seal.commitment).toBe(Buffer.from(await hashing.sha256(Buffer.from(seed, "hex"))).toString("hex"));
    expect(seal.hash).toBe(await sealOf({ betId, ...seal }, hashing));
    expect(log.head).toBe(await headAfter(log.headBefore, { kind: "seal", betId, seal: seal.hash }, hashing));
  });

  test.each(table.filter(([, { chain }]) => chain))(
    "%s is the round that a check expects",
    async (_, one) => {
      const { seal, endsAt } = await sealInSql(open(), one);
      const roundMs = quicknet.genesisMs + (Number(seal.beaconRound) - 1) * quicknet.periodMs;
      expect(roundMs - endsAt).toBe(
        30 * SECOND_MS + ((quicknet.periodMs - one.endsAfterMs) % quicknet.periodMs),
      );
      const proof: Pick<SealedProof, "seal" | "beacon" | "w" | "voidReason"> = {
        seal,
        beacon: "",
        w: null,
        voidReason: null,
      };
      expect(beaconStep(proof as SealedProof)).toEqual({ name: "beacon", state: "open" });
    },
  );

  const hash = (digit: string) => digit.repeat(64);
  test.each<DrawLogEntry>([
    { kind: "seal", betId: "yeekee-2031-01-01-1", seal: hash("a") },
    { kind: "freeze", betId: "yeekee-2031-01-01-1", listHash: hash("b"), witnessRoot: hash("c") },
    { kind: "void", betId: "yeekee-2031-01-01-2", reason: "beacon-missing" },
  ])("the log's head after a $kind", async (entry) => {
    const {
      seal = null,
      listHash = null,
      witnessRoot = null,
      reason = null,
    } = entry as Partial<Record<"seal" | "listHash" | "witnessRoot" | "reason", string>>;
    const { rows } = await open().execute<{ headBefore: string; head: string }>(sql`
      SELECT head_before AS "headBefore", head
      FROM append_draw_log(${entry.kind}, ${entry.betId}, ${seal}, ${listHash}, ${witnessRoot}, 3, 7, ${reason})`);
    expect(rows[0]?.head).toBe(await headAfter(rows[0]?.headBefore ?? "", entry, hashing));
  });
});
