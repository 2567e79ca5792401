import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import type { Outcome } from "@/lib/contract/operators/outcome";
import { actRuleOf } from "@/lib/domain/operators/act-rules";
import type { ApprovalCause } from "@/lib/domain/operators/approval";
import { type Reason, reasonText } from "@/lib/domain/operators/operator-reasons";
import { bangkokIso, HOUR_MS } from "@/lib/domain/time/time";
import { type Actor, writeAudit } from "../audit/audit";
import { nowMs } from "../clock/now";
import { approval } from "../db/schema/approvals";
import { job } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import type { Caller } from "../http/caller";
import type { Context } from "../http/context";
import type { Act, AnyAction, Look } from "./act";
import { endIfOver } from "./end-approval";
import { causeByHand, recordHandMoney } from "./hand-money";
import { eligibleApprovers } from "./people";
import { ruleValue } from "./rules";

export type ApprovalRow = typeof approval.$inferSelect;

/**
 * Executes an action at once where one person is enough; else stores it until a second one approves. Faults:
 * `no-checker`, `approval-open-already`, and the action's own.
 */
export async function propose<Payload, Result>(
  context: Pick<Context<Caller>, "tx" | "caller" | "key" | "afterCommit" | "services">,
  act: Act<Payload, Result>,
  payload: Payload,
  reason?: Reason,
): Promise<Outcome<Result>> {
  const { tx, caller, key, afterCommit } = context;
  const { runJobs } = context.services;
  const seen = await act.look(tx, payload, caller);
  const look = { ...seen, cause: await causeOf(tx, act, seen, caller) };
  if (look.cause === null) {
    const run = { maker: caller, checker: null, ref: `${caller.uuid}|${key}`, afterCommit, runJobs };
    const result = await act.execute(tx, payload, run);
    await recordMoved(tx, act, seen, run);
    return { state: "done", result };
  }
  const checkers = await eligibleApprovers(tx, look.rank, [caller.uuid, ...(look.apart ?? [])]);
  if (checkers.length === 0) throw new Fault("no-checker", { rank: look.rank, add: addCommand(look.rank) });
  const row = await keep(tx, act, payload, look, { maker: caller, reason });
  return {
    state: "waiting",
    approvalId: row.id,
    expiresAt: row.expiresAt && bangkokIso(row.expiresAt.getTime()),
  };
}

/** Why an act needs a second person, by the table of acts; null where one is enough. */
async function causeOf(
  tx: Tx,
  act: Pick<AnyAction, "entry">,
  look: Look,
  maker: Actor,
): Promise<ApprovalCause | null> {
  const rule = actRuleOf(callName(act.entry));
  if (rule.people === "alone") throw new Error(`${callName(act.entry)} is not in the table of acts`);
  if (rule.people === "always") return look.isNothing ? null : (look.cause ?? "always");
  if (rule.people !== "summed" || look.amount === undefined) return look.cause;
  const { amount, owner = null } = look;
  const sum = await causeByHand(tx, { kind: rule.sum, maker: maker.uuid, member: owner, amount });
  return sum === "above-limit" ? sum : (look.cause ?? sum);
}

/** Keeps what an act that is summed has moved. */
export async function recordMoved(
  tx: Tx,
  act: Pick<AnyAction, "entry">,
  { amount, owner, isTaken = false }: Look,
  { maker, checker }: { maker: Actor | null; checker: Actor | null },
): Promise<void> {
  const rule = actRuleOf(callName(act.entry));
  if (rule.people !== "summed" || !maker || !amount) return;
  await recordHandMoney(
    tx,
    { kind: rule.sum, maker: maker.uuid, member: owner ?? null, amount },
    { checker: checker?.uuid ?? null, isTaken },
  );
}

/** The command that adds an operator who can approve, for the administrator of the server. */
const addCommand = (rank: string) => `npm run operator -- add NAME ${rank}`;

/** Stores an action that the site itself requests; it does not expire. False where one is open already. */
export async function proposeBySite<Payload>(
  tx: Tx,
  act: Act<Payload, unknown>,
  payload: Payload,
): Promise<boolean> {
  const look = await act.look(tx, payload, null);
  const open = await openOne(tx, callName(act.entry), look.target);
  if (!open) await keep(tx, act, payload, look, { maker: null });
  return !open;
}

async function keep<Payload>(
  tx: Tx,
  act: Act<Payload, unknown>,
  payload: Payload,
  look: Look,
  { maker, reason }: { maker: Actor | null; reason?: Reason },
): Promise<ApprovalRow> {
  const kind = callName(act.entry);
  const now = await nowMs(tx);
  const before = await openOne(tx, kind, look.target);
  // Locked only if expired: whoever approves it holds its lock and waits for the target, which is locked here, so
  // locking a live one could deadlock.
  const isOver = before?.expiresAt != null && before.expiresAt.getTime() <= now;
  if (before && !(isOver && (await endIfOver(tx, before))))
    throw new Fault("approval-open-already", { approvalId: before.id });
  const expiresAt = maker ? new Date(now + (await ruleValue(tx, "approval-life")) * HOUR_MS) : null;
  const [row] = await tx
    .insert(approval)
    .values({
      kind,
      target: look.target,
      payload: z.encode(act.payload, payload),
      basis: look.basis,
      details: look.details,
      cause: look.cause ?? "always",
      amount: look.amount,
      rank: look.rank,
      maker: maker?.uuid,
      reason: reason === undefined ? undefined : reasonText(reason),
      apart: [...(look.apart ?? [])],
      madeAt: new Date(now),
      expiresAt,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) {
    // Another operator requested it at the same moment.
    const first = await openOne(tx, kind, look.target);
    throw new Fault("approval-open-already", { approvalId: first?.id ?? "" });
  }
  if (expiresAt) await tx.insert(job).values({ kind: "approval-end", ref: row.id, dueAt: expiresAt });
  await writeAudit(tx, maker, {
    action: kind,
    target: look.target,
    after: { approval: row.id, state: "waiting", cause: look.cause, ...look.details },
    reason,
  });
  return row;
}

async function openOne(tx: Tx, kind: string, target: string): Promise<ApprovalRow | undefined> {
  const [row] = await tx
    .select()
    .from(approval)
    .where(and(eq(approval.kind, kind), eq(approval.target, target), eq(approval.state, "waiting")));
  return row;
}
