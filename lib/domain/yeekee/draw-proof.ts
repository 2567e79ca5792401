import type { ThreeDigitResult } from "../settlement/settlement";

/** Everything a draw was made of, as it is published (`yings.proof`). Hashes, seed and beacon in lower-case hex. */
export interface DrawProof {
  readonly betId: string;
  /** Null until the round opens. */
  readonly commitment: string | null;
  /** Null until the list is frozen. */
  readonly seed: string | null;
  readonly listHash: string | null;
  /** Empty when no public randomness is configured, or before it has come. */
  readonly beacon: string;
  readonly beaconRound?: number | null;
  /** The chain promised when the round opened; null: none. */
  readonly beaconChain?: string | null;
  /** What `beacon` is the SHA-256 of. */
  readonly beaconSignature?: string | null;
  /** ISO with offset: every row is earlier than this instant. */
  readonly shotsUntil?: string | null;
  readonly frozenAt?: string | null;
  /** Five digits. */
  readonly systemShot?: string | null;
  readonly withSystemShot: boolean;
  /** Oldest first; none until the list is frozen. */
  readonly rows: readonly { readonly row: string; readonly rowHash: string }[];
  readonly result: ThreeDigitResult | null;
}

const proofSteps = [
  "seen",
  "commitment",
  "rows",
  "list",
  "beacon",
  "system",
  "sum",
  "result",
  "published",
] as const;
export type StepName = (typeof proofSteps)[number];

/** One step of the check from the commitment to the result. `open`: what it needs is not published yet. */
export interface ProofStep {
  readonly name: StepName;
  readonly state: "right" | "wrong" | "open";
  /** What the proof claims, where it claims anything. */
  readonly claimed?: string;
  /** What was computed here. */
  readonly found?: string;
  /** What is open here is published elsewhere, where anyone can look it up. */
  readonly lookUp?: true;
  /** Number of the first invalid row. */
  readonly badRow?: number;
}
