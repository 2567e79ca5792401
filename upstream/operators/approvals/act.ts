/**
 * An act that may need a second person, as the engine knows it. It says itself what it would change and whether
 * one operator is enough; the engine keeps it until another one approves, and runs it in that transaction.
 */
import type { z } from "zod";
import type { Endpoint, ReplyOf } from "@/lib/contract/endpoint";
import type { ApprovalCause } from "@/lib/domain/approval";
import type { Satang } from "@/lib/domain/money";
import type { StaffRole } from "@/lib/domain/staff";
import type { Actor } from "../../audit/audit";
import type { Tx } from "../../db/tx";

export interface Act<Payload, Result> {
  /** The call that operators ask for it by; its name is the approval's kind. */
  readonly entry: Pick<Endpoint, "path" | "access">;
  /** Writes the payload into the approval and reads it back; most often the call's own body. */
  readonly payload: z.ZodType<Payload>;
  /**
   * Reads and locks what the act would change. It is looked at when the act is asked for and again before it is
   * done; a Fault refuses, and what was approved too late is stale.
   * @param maker null where the site itself asks
   */
  look(tx: Tx, payload: Payload, maker: Actor | null): Promise<Look>;
  /** Does it and writes it down, in the transaction that looked. */
  execute(tx: Tx, payload: Payload, run: Run): Promise<Result>;
}

/** What a call's act comes to once it is done. */
export type Done<E extends Endpoint> =
  Extract<ReplyOf<E>, { state: "done" }> extends { result: infer Result } ? Result : never;

/** The same without its types, as the registry holds it. */
export type AnyAct = Act<unknown, unknown>;

export interface Look {
  /** With the kind, what at most one open approval stands for */
  target: string;
  /** What the decision rests on: once it reads otherwise, the approval is stale */
  basis: unknown;
  /** What operators read before they approve: money in baht, no secrets */
  details: Record<string, unknown>;
  amount?: Satang;
  /** Lowest rank that may approve */
  rank: StaffRole;
  /** Why a second person is needed; null where one is enough */
  cause: ApprovalCause | null;
  /** Operators who may not approve it, beside whoever asks for it */
  apart?: readonly string[];
}

export interface Run {
  /** Who asked for it; null: the site itself */
  maker: Actor | null;
  /** The second person; null where one was enough */
  checker: Actor | null;
  /** Names this run and no other: of an approval its id, else the sender and their key */
  ref: string;
  /** Runs once the transaction stands. */
  afterCommit(effect: () => void | Promise<void>): void;
  runJobs(): Promise<void>;
}
