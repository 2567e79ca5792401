/**
 * An action that may need a second person, as the approval engine sees it. It states what it would change and
 * whether one operator is enough; the engine stores it until another one approves, and runs it in that
 * transaction.
 */
import type { z } from "zod";
import type { Endpoint, ReplyOf } from "@/lib/contract/endpoint";
import type { Satang } from "@/lib/domain/money/money";
import type { ApprovalCause } from "@/lib/domain/operators/approval";
import type { StaffRole } from "@/lib/domain/operators/staff";
import type { Actor } from "../audit/audit";
import type { Tx } from "../db/tx";

export interface Act<Payload, Result> {
  /** The call that requests it; its name is the approval's kind. */
  readonly entry: Pick<Endpoint, "path" | "access">;
  /** Encodes the payload into the approval and decodes it; usually the call's own body. */
  readonly payload: z.ZodType<Payload>;
  /**
   * Reads and locks what the action would change. Called when it is requested and again before it is executed; a
   * Fault refuses it, and makes an approved one stale.
   * @param maker null where the site itself asks
   */
  look(tx: Tx, payload: Payload, maker: Actor | null): Promise<Look>;
  /** Executes it and writes its audit row, in the transaction of `look`. */
  execute(tx: Tx, payload: Payload, run: Run): Promise<Result>;
}

/** The result of a call's action once it is executed. */
export type Done<E extends Endpoint> =
  Extract<ReplyOf<E>, { state: "done" }> extends { result: infer Result } ? Result : never;

/** The same without its types, for the registry. */
export type AnyAction = Act<unknown, unknown>;

export interface Look {
  /** With the kind, the key of which at most one approval may be open */
  target: string;
  /** What the decision depends on: once it differs, the approval is stale */
  basis: unknown;
  /** What operators are shown before they approve: money in baht, no secrets */
  details: Record<string, unknown>;
  amount?: Satang;
  /** Of an act that moves money by hand: whose it is; absent where it is nobody's, or moves none */
  owner?: string;
  /** The owner has less by it */
  isTaken?: boolean;
  /** Lowest rank that may approve */
  rank: StaffRole;
  /** Why a second person is needed, by the act itself; null where only the table of acts may ask for one */
  cause: ApprovalCause | null;
  /** True for a change without effect, which needs nobody else */
  isNothing?: boolean;
  /** Operators who may not approve it, beside whoever asks for it */
  apart?: readonly string[];
}

interface Run {
  /** Who asked for it; null: the site itself */
  maker: Actor | null;
  /** The second person; null where one was enough */
  checker: Actor | null;
  /** Names this run and no other: of an approval its id, else the sender and their key */
  ref: string;
  /** Runs after the commit. */
  afterCommit(effect: () => void | Promise<void>): void;
  runJobs(): Promise<void>;
}
