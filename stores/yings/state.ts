/** The state of the store of shots, and the actions of the files that make it. */
import type { ReplyOf } from "@/lib/contract/endpoint";
import type { FaultCode } from "@/lib/contract/fault";
import type { OwnRefusal } from "@/lib/contract/limit-refusal";
import type { Round } from "@/lib/contract/rounds";
import type { oneYingResult, YingRow, YingSummary } from "@/lib/contract/yings";
import type { ShotList } from "./list";

export type YingResult = NonNullable<ReplyOf<typeof oneYingResult>>;

/** What the server knew of a round's shots when its page was rendered. */
export interface ShotsKnown {
  /** Null when it could not be read. */
  summary: YingSummary | null;
  /** The newest of them. */
  shots: readonly YingRow[];
  /** Of a drawn round. */
  result: YingResult | null;
}

export interface Yings extends ShootingActions {
  betId: string | null;
  list: ShotList;
  /** Null until it was asked for. */
  summary: YingSummary | null;
  /** `failed`: nothing could be read yet; what was read before stays. */
  state: "loading" | "ready" | "failed";
  typed: string;
  isShooting: boolean;
  /** Whole seconds until the next shot may be made. */
  coolSeconds: number;
  /** The last accepted shot of this page. */
  lastShot: { number: string; seq: number } | null;
  /** Why the last shot was refused; cleared by the next key. */
  refusal: FaultCode | null;
  /** The details of the last refusal by one of the member's own limits. */
  own: OwnRefusal | null;
  result: YingResult | null;
  /** Subscribes to a round's shots until the returned function is called; another round starts over. */
  follow: (betId: string, opening: ShotsKnown) => () => void;
  /** Reads what is missing: pushes may have been missed. */
  refresh: () => Promise<void>;
  /** Reads the round, and its result once it is settled. Null without an answer. */
  askOutcome: () => Promise<Round | null>;
}

/** Typing a number and shooting it. */
export interface ShootingActions {
  /** 0–9, Backspace, Delete. */
  press: (key: string) => void;
  /** Fills the box with a random number; nothing is shot yet. */
  random: () => void;
  shoot: () => Promise<void>;
  /** Starts the wait until the next shot; 0 ends it. */
  cool: (ms: number) => void;
}

export type SetYings = (change: Partial<Yings> | ((yings: Yings) => Partial<Yings>)) => void;
