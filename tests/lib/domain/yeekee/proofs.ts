import { createHash, createHmac } from "node:crypto";
import { commitmentOf, freeze, type Hashing, hex, type ShotRow, systemShot } from "@/lib/domain/yeekee/draw";
import type { DrawProof } from "@/lib/domain/yeekee/proof";
import { resultOfShots } from "@/lib/domain/yeekee/result";

export const hashing: Hashing = {
  sha256: async (bytes) => new Uint8Array(createHash("sha256").update(bytes).digest()),
  hmacSha256: async (key, message) => new Uint8Array(createHmac("sha256", key).update(message).digest()),
};

export const betId = "yeekee-2026-11-23-34";
const seed = Uint8Array.from({ length: 32 }, (_, at) => at);
const seedHex = Buffer.from(seed).toString("hex");

/** So many shots, ten seconds apart: 00100, 00200, … */
export const shotsOf = (count: number): ShotRow[] =>
  Array.from({ length: count }, (_, at) => ({
    betId,
    seq: at + 1,
    number: String((at + 1) * 100).padStart(5, "0"),
    ms: 1_767_225_600_000 + at * 10_000,
    alias: `som***${at + 1}`,
  }));

/** An honest proof of a drawn round. */
export async function proofOf({
  count = 21,
  withSystemShot = true,
  signature = "",
}: {
  count?: number;
  withSystemShot?: boolean;
  /** Of a chain's round, in hex; empty: none was promised. */
  signature?: string;
} = {}): Promise<DrawProof> {
  const shots = shotsOf(count);
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
