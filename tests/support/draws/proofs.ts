import { createHash, createHmac } from "node:crypto";
import { commitmentOf, freeze, type Hashing, hex, type ShotRow, systemShot } from "@/lib/domain/yeekee/draw";
import type { DrawProof } from "@/lib/domain/yeekee/draw-proof";
import { resultOfShots } from "@/lib/domain/yeekee/result";

export const hashing: Hashing = {
  sha256: async (bytes) => new Uint8Array(createHash("sha256").update(bytes).digest()),
  sha512: async (bytes) => new Uint8Array(createHash("sha512").update(bytes).digest()),
  hmacSha256: async (key, message) => new Uint8Array(createHmac("sha256", key).update(message).digest()),
};

export const betId = "yeekee-2026-11-23-34";
const seed = Uint8Array.from({ length: 32 }, (_, at) => at);
const seedHex = Buffer.from(seed).toString("hex");

/** Round 1000 of drand's quicknet, as it was published, and its time. */
export const quicknetRound = {
  round: 1_000,
  signature:
    "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
  chain: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
  atMs: (1_692_803_367 + 999 * 3) * 1_000,
};

/** This many shots, ten seconds apart: 00100, 00200, … */
const shotsOf = (count: number, fromMs = 1_767_225_600_000): ShotRow[] =>
  Array.from({ length: count }, (_, at) => ({
    betId,
    seq: at + 1,
    number: String((at + 1) * 100).padStart(5, "0"),
    ms: fromMs + at * 10_000,
    alias: `som***${at + 1}`,
  }));

/** An honest proof of a drawn round. */
export async function proofOf({
  count = 21,
  withSystemShot = true,
  signature = "",
  fromMs,
}: {
  count?: number;
  withSystemShot?: boolean;
  /** Of a chain's round, in hex; empty: none was promised. */
  signature?: string;
  /** Of the first shot. */
  fromMs?: number;
} = {}): Promise<DrawProof> {
  const shots = shotsOf(count, fromMs);
  const beacon = signature && hex(await hashing.sha256(Buffer.from(signature, "hex")));
  const { listHash, rowHashes } = await freeze(shots, hashing);
  const system = withSystemShot ? await systemShot(seed, listHash, beacon, hashing) : 0;
  const numbers = shots.map(({ number }) => Number(number));
  return {
    betId,
    commitment: await commitmentOf(seed, hashing),
    seed: seedHex,
    listHash,
    beacon,
    beaconRound: beacon ? 1_234_567 : null,
    beaconChain: beacon ? "52".repeat(32) : null,
    beaconSignature: signature || null,
    shotsUntil: "2026-01-01T07:15:00+07:00",
    frozenAt: "2026-01-01T07:15:01+07:00",
    systemShot: withSystemShot ? String(system).padStart(5, "0") : null,
    withSystemShot,
    rows: shots.map((shot, at) => ({
      row: `${shot.betId}|${shot.seq}|${shot.number}|${shot.ms}|${shot.alias}`,
      rowHash: rowHashes[at] ?? "",
    })),
    result: resultOfShots(numbers, system)?.result ?? null,
  };
}

/** An honest proof of a round whose list was frozen a second before the time of quicknet's round 1000. */
export async function quicknetProof(): Promise<DrawProof> {
  const { round, signature, chain, atMs } = quicknetRound;
  const proof = await proofOf({ signature, fromMs: atMs - 300_000 });
  const iso = (ms: number) => new Date(ms).toISOString();
  const times = { shotsUntil: iso(atMs - 2_000), frozenAt: iso(atMs - 1_000) };
  return { ...proof, ...times, beaconRound: round, beaconChain: chain };
}
