import { workMs } from "./draw-rules";
import type { PublishedSeal, SealedProof } from "./sealed-proof";
import type { WitnessPath } from "./witness-tree";

/** An instant on one device by two clocks, in ms: a monotonic one and the wall clock. */
interface DeviceMoment {
  readonly mono: number;
  readonly wall: number;
}

/** The contents of a freeze message; `seal` is the seal's hash. */
interface ReceivedFreeze {
  readonly seal: string;
  readonly listHash: string;
  readonly witnessRoot: string;
  readonly seed: string;
  readonly headBefore: string;
  readonly head: string;
}

/** What a device stored of a round before its draw. */
export interface ReceivedRound {
  readonly commitment?: string | null;
  /** The first seal received. */
  readonly seal: PublishedSeal | null;
  /** The device's own random bytes, sent into the round. */
  readonly witnesses: readonly { readonly value: string; readonly sentAt: DeviceMoment }[];
  /** The first freeze received. */
  readonly freeze: { readonly message: ReceivedFreeze; readonly heardAt: DeviceMoment } | null;
  /** Of the latest witness in the frozen tree. */
  readonly path: (WitnessPath & { readonly value: string }) | null;
}

/**
 * heard: the freeze came within `seconds` of this device's own random bytes, so nobody whose machines are less
 * than `ratio` times as fast as the rules assume can have chosen the draw. not-heard: this device cannot exclude
 * that.
 * not-witnessed: no page sent random bytes.
 */
export type WitnessClaim =
  | { readonly kind: "heard"; readonly ratio: number; readonly seconds: number }
  | { readonly kind: "not-heard" }
  | { readonly kind: "not-witnessed" };

/** Below this ratio the claim means nothing: such machines may be available. */
const CLAIM_RATIO_MIN = 4;

interface Claimed {
  readonly heard: ReceivedRound | null | undefined;
  readonly proof: Pick<SealedProof, "seal" | "listHash" | "witnesses" | "head">;
  /** Whether the stored path leads from the stored value to the proof's root. */
  readonly doesPathHold: boolean;
}

/** What a device can claim of a draw by what it received itself; every step of the proof must be right. */
export function witnessClaim({ heard, proof, doesPathHold }: Claimed): WitnessClaim {
  if (proof.witnesses?.count === 0) return { kind: "not-witnessed" };
  const sentAt = heard?.witnesses.find(({ value }) => value === heard.path?.value)?.sentAt;
  const freeze = heard?.freeze;
  if (!sentAt || !freeze || !doesPathHold || !isOfProof(freeze.message, proof)) return { kind: "not-heard" };
  const { heardAt } = freeze;
  const ms = Math.max(heardAt.mono - sentAt.mono, heardAt.wall - sentAt.wall);
  const ratio = ms > 0 ? workMs(proof.seal.rules) / ms : 0;
  return ratio >= CLAIM_RATIO_MIN ? { kind: "heard", ratio, seconds: ms / 1_000 } : { kind: "not-heard" };
}

const isOfProof = (message: ReceivedFreeze, proof: Claimed["proof"]): boolean =>
  message.seal === proof.seal.hash &&
  message.listHash === proof.listHash &&
  message.witnessRoot === proof.witnesses?.root &&
  message.head === proof.head;
