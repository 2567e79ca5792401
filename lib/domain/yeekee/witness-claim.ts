import { workMs } from "./draw-rules";
import type { PublishedSeal, SealedProof } from "./sealed-proof";
import type { WitnessPath } from "./witness-tree";

/** An instant of one device by two clocks, in ms: one that is never set back, and the wall's. */
export interface DeviceMoment {
  readonly mono: number;
  readonly wall: number;
}

/** What the message of a freeze said; `seal` is the seal's hash. */
export interface HeardFreeze {
  readonly seal: string;
  readonly listHash: string;
  readonly witnessRoot: string;
  readonly seed: string;
  readonly headBefore: string;
  readonly head: string;
}

/** What a device kept of a round before it was drawn. */
export interface HeardRound {
  readonly commitment?: string | null;
  /** The first one seen. */
  readonly seal: PublishedSeal | null;
  /** Random bytes of its own, sent into the round. */
  readonly witnesses: readonly { readonly value: string; readonly sentAt: DeviceMoment }[];
  /** The first one heard. */
  readonly freeze: { readonly message: HeardFreeze; readonly heardAt: DeviceMoment } | null;
  /** Of the latest witness that the frozen tree has. */
  readonly path: (WitnessPath & { readonly value: string }) | null;
}

/**
 * heard: within `seconds` of this device's own random bytes the freeze was out, so nobody whose machines are less
 * than `ratio` times as fast as the rules' can have chosen the draw. not-heard: for this device that is not excluded.
 * not-witnessed: no page put anything in.
 */
export type WitnessClaim =
  | { readonly kind: "heard"; readonly ratio: number; readonly seconds: number }
  | { readonly kind: "not-heard" }
  | { readonly kind: "not-witnessed" };

/** With less than this the claim says nothing: such machines may well be had. */
export const CLAIM_RATIO_MIN = 4;

interface Claimed {
  readonly heard: HeardRound | null | undefined;
  readonly proof: Pick<SealedProof, "seal" | "listHash" | "witnesses" | "head">;
  /** Whether the kept path leads from the kept value to the proof's root. */
  readonly doesPathHold: boolean;
}

/** What a device may say of a draw by what it saw itself; the proof is one whose every step holds. */
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

const isOfProof = (message: HeardFreeze, proof: Claimed["proof"]): boolean =>
  message.seal === proof.seal.hash &&
  message.listHash === proof.listHash &&
  message.witnessRoot === proof.witnesses?.root &&
  message.head === proof.head;
