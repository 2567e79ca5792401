import { epochMsOrNaN } from "../time/time";
import { bytesOf, type Hashing, hex } from "./draw";
import type { DrawProof, ProofStep } from "./draw-proof";

/** A public chain with its facts as constants, so that no site can substitute another one. */
export interface PublicChain {
  readonly publicKey: string;
  readonly periodSeconds: number;
  readonly genesisSeconds: number;
}

/** Public keys by the chain's hash: drand's quicknet, which signs each round independently. */
const publicChains: Readonly<Record<string, PublicChain>> = {
  "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971": {
    publicKey:
      "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
    periodSeconds: 3,
    genesisSeconds: 1_692_803_367,
  },
};

/** The chain that a proof names, where it is a known one. */
export const chainOf = ({ beaconChain }: Pick<DrawProof, "beaconChain">): PublicChain | null =>
  publicChains[beaconChain ?? ""] ?? null;

/** Verifies the chain's signature of a round; signature in hex. Passed in, as the hashing is. */
export type IsSigned = (chain: PublicChain, round: number, signature: string) => boolean;

/** Number of the first round that falls after an instant. */
export function firstRoundAfter(ms: number, { periodSeconds, genesisSeconds }: PublicChain): number {
  return Math.floor((ms - genesisSeconds * 1_000) / (periodSeconds * 1_000)) + 2;
}

/**
 * Checks that the beacon is the promised public randomness: promised, the first round of its chain after the
 * freeze, and signed by the chain. Null where none was promised. A draw without its promised beacon is wrong,
 * because the operator could have chosen to omit it. Open where the beacon must be looked up.
 */
export async function beaconStep(
  proof: DrawProof,
  isDrawn: boolean,
  hashing: Hashing,
  isSigned: IsSigned | undefined,
): Promise<ProofStep | null> {
  const { beacon, beaconChain, beaconSignature } = proof;
  if (!beacon) return beaconChain ? { name: "beacon", state: isDrawn ? "wrong" : "open" } : null;
  if (!beaconSignature) return { name: "beacon", state: "open", claimed: beacon, lookUp: true };
  const found = hex(await hashing.sha256(bytesOf(beaconSignature)));
  const step = { name: "beacon", claimed: beacon, found } as const;
  if (found !== beacon || !beaconChain || isFrozenEarly(proof)) return { ...step, state: "wrong" };
  const chain = chainOf(proof);
  if (!chain) return { ...step, state: "open", lookUp: true };
  const round = proof.frozenAt ? firstRoundAfter(epochMsOrNaN(proof.frozenAt), chain) : null;
  if (round === null || round !== proof.beaconRound) return { ...step, state: "wrong" };
  if (!isSigned) return { ...step, state: "open", lookUp: true };
  return { ...step, state: isSigned(chain, round, beaconSignature) ? "right" : "wrong" };
}

/** A list frozen while shots were taken could have been frozen at a chosen moment. */
const isFrozenEarly = ({ frozenAt, shotsUntil }: DrawProof): boolean =>
  Boolean(frozenAt && shotsUntil && !(epochMsOrNaN(frozenAt) >= epochMsOrNaN(shotsUntil)));
