import { createHash } from "node:crypto";
import { z } from "zod";
import { SECOND_MS } from "@/lib/domain/time/time";
import type { UpstreamEnv } from "../config/env";
import type { Beacon, Pulse } from "./beacon";

const hex = (least: number, most: number) => z.string().regex(new RegExp(`^[0-9a-f]{${least},${most}}$`));

const chainInfo = z.object({
  public_key: hex(64, 256),
  period: z.number().int().positive(),
  genesis_time: z.number().int().positive(),
  hash: hex(64, 64),
  groupHash: hex(2, 128),
  schemeID: z.string().min(1).max(60),
  metadata: z.object({ beaconID: z.string().min(1).max(60) }),
});
export type DrandChainInfo = z.output<typeof chainInfo>;

const chainRound = z.object({
  round: z.number().int().positive(),
  randomness: hex(64, 64),
  signature: hex(64, 256),
  previous_signature: hex(2, 256).optional(),
});

/** Source of the chain's data. Its answers are not trusted until they are verified. */
export interface DrandSource {
  info(): Promise<unknown>;
  /** Null where the node has no such round. */
  round(round: number): Promise<unknown>;
  /** The newest round of the chain. */
  latest(): Promise<unknown>;
}

export interface DrandChain {
  hash: string;
  publicKey: string;
}

const TIMEOUT_MS = 5_000;
/** HTTP statuses for a round that the chain does not have: none, or too early. */
const NONE: readonly number[] = [404, 425];

/** A drand node by HTTP. */
export function drandNode(url: string): DrandSource {
  const base = url.replace(/\/+$/, "");
  const get = async (path: string, mayBeNone = false): Promise<unknown> => {
    const answer = await fetch(`${base}${path}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: "error",
    });
    if (mayBeNone && NONE.includes(answer.status)) return null;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  return {
    info: () => get("/info"),
    round: (round) => get(`/public/${round}`, true),
    latest: () => get("/public/latest"),
  };
}

/**
 * A chain known by its hash and public key. The hash covers the chain's period and genesis too, so that a node
 * cannot change which round follows an instant; each round is verified by its signature.
 */
export function drandBeacon({ hash, publicKey }: DrandChain, source: DrandSource): Beacon {
  let known: DrandChainInfo | undefined;

  async function chain(): Promise<DrandChainInfo> {
    if (known) return known;
    const info = chainInfo.parse(await source.info());
    if (info.public_key !== publicKey || chainHashOf(info) !== hash) {
      throw new Error("the node follows another chain than the configured one");
    }
    known = { ...info, hash };
    return known;
  }

  return {
    chainHash: hash,
    async timing() {
      const { genesis_time, period } = await chain();
      return { chainHash: hash, genesisMs: genesis_time * SECOND_MS, periodMs: period * SECOND_MS };
    },
    async numbered(round) {
      const info = await chain();
      const answer = await source.round(round);
      return answer === null ? null : verified(answer, round, info);
    },
    async newest() {
      const info = await chain();
      const answer = chainRound.parse(await source.latest());
      return (await verified(answer, answer.round, info)).round;
    },
    async firstAfter(ms, nowMs) {
      const [info, drand] = [await chain(), await import("drand-client")];
      const number = drand.roundAt(ms, info) + 1;
      if (nowMs < drand.roundTime(info, number)) return null;
      return verified(await source.round(number), number, info);
    },
  };
}

/** Verifies that it is the expected round, with the chain's signature; throws otherwise. */
async function verified(answer: unknown, number: number, info: DrandChainInfo): Promise<Pulse> {
  const { fetchBeacon } = await import("drand-client");
  const read = chainRound.parse(answer);
  const options = { disableBeaconVerification: false, noCache: false };
  const { round, randomness, signature } = await fetchBeacon(
    {
      options,
      latest: async () => read,
      get: async () => read,
      chain: () => ({ baseUrl: "", info: async () => info }),
    },
    number,
  );
  return { round, randomness, signature };
}

/** The hash of a chain as drand computes it, over its constant parameters. */
export function chainHashOf(info: Omit<DrandChainInfo, "hash">): string {
  const numbers = Buffer.alloc(12);
  numbers.writeUInt32BE(info.period, 0);
  numbers.writeBigInt64BE(BigInt(info.genesis_time), 4);
  const sha256 = createHash("sha256")
    .update(numbers)
    .update(Buffer.from(info.public_key, "hex"))
    .update(Buffer.from(info.groupHash, "hex"));
  if (info.metadata.beaconID !== "default") sha256.update(info.metadata.beaconID);
  return sha256.digest("hex");
}

/** The chain configured by the environment; null when none is. */
export function configuredBeacon(env: UpstreamEnv): Beacon | null {
  const { DRAND_URL, DRAND_CHAIN_HASH: hash, DRAND_PUBLIC_KEY: publicKey } = env;
  if (!DRAND_URL || !hash || !publicKey) return null;
  return drandBeacon({ hash, publicKey }, drandNode(DRAND_URL));
}
