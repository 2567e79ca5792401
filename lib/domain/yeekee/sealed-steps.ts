import type { ThreeDigitResult } from "../settlement/settlement";
import type { DrawRules } from "./draw-rules";
import type { ShotReceipt } from "./receipt";
import type { ReceivedRound } from "./witness-claim";

/**
 * The steps of a check, in order. round: it is the requested round. rules: its game's, with their number of
 * steps. seal: the promise and its hash. heard: what this device received before the draw. rows, list, receipts,
 * witnesses, log, freeze: what was frozen. work: w leads back to the start. void: nothing was drawn, for a valid
 * reason. record: it equals what the site publishes.
 */
const sealedSteps = [
  "round",
  "rules",
  "seal",
  "heard",
  "commitment",
  "rows",
  "list",
  "receipts",
  "witnesses",
  "log",
  "freeze",
  "beacon",
  "work",
  "system",
  "result",
  "published",
  "void",
  "record",
] as const;
export type SealedStepName = (typeof sealedSteps)[number];

export interface SealedStep {
  readonly name: SealedStepName;
  /** `open`: what it needs is not published yet, or is wrong itself. */
  readonly state: "right" | "wrong" | "open";
  /** What the proof claims, where it claims anything. */
  readonly claimed?: string;
  /** What was computed here. */
  readonly found?: string;
  /** Number of the first invalid row; 1 is the oldest. */
  readonly badRow?: number;
  /** What is open here is published elsewhere, where anyone can look it up. */
  readonly lookUp?: true;
}

/** What is known from sources other than the proof. */
export interface DrawKnowledge {
  /** The site's own response of `yings.proof` for the round, of any version; absent: not known. */
  readonly site?: unknown;
  /** The result the site pays by. */
  readonly published?: ThreeDigitResult;
  /** The round that the reader asked for. */
  readonly pageBetId?: string;
  /** The rules of the round's game. */
  readonly expectedRules?: DrawRules;
  /** What this device stored of the round. */
  readonly heard?: ReceivedRound | null;
  /** Receipts of shots that were made on this device. */
  readonly receipts?: readonly ShotReceipt[];
}

export const isHash = (text: string | null): text is string => Boolean(text?.match(/^[0-9a-f]{64}$/));

/** A step that is right or wrong. */
export const judged = (
  name: SealedStepName,
  isRight: boolean,
  more: Omit<SealedStep, "name" | "state"> = {},
): SealedStep => ({ name, state: isRight ? "right" : "wrong", ...more });

/** A step that compares the proof's claim with what was computed here. */
export const compared = (name: SealedStepName, claimed: string, found: string): SealedStep =>
  judged(name, claimed === found, { claimed, found });

export const open = (name: SealedStepName): SealedStep => ({ name, state: "open" });
