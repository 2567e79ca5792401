import { eq } from "drizzle-orm";
import { z } from "zod";
import { callName } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import type { ApprovalState } from "@/lib/domain/operators/approval";
import type { Reason } from "@/lib/domain/operators/operator-reasons";
import { rankOf, type StaffRole } from "@/lib/domain/operators/staff";
import { bangkokIso } from "@/lib/domain/time/time";
import type { Actor } from "../audit/audit";
import { canonicalJson } from "../db/canonical-json";
import { JOB_MS } from "../db/limits";
import { allowLonger } from "../db/pool";
import { member } from "../db/schema/members";
import { operatorAccount } from "../db/schema/staff";
import type { Tx } from "../db/tx";
import type { Caller } from "../http/caller";
import type { Context } from "../http/context";
import type { AnyAction } from "./act";
import { endApproval, endIfOver, lockApproval } from "./end-approval";
import { sharedWith } from "./people";
import { type ApprovalRow, recordMoved } from "./propose";

type Deciding = Context<Caller>;

/**
 * Approves: the action is checked again, executed and audited in this transaction. Its basis must be the same as
 * when it was requested, else the approval is stale and nothing is done. Throws `payouts-stopped`.
 */
export async function approve(
  context: Deciding,
  acts: readonly AnyAction[],
  { id, reason }: { id: string; reason?: Reason },
): Promise<void> {
  const { tx, caller } = context;
  // A void or a payout pays a whole round, and runs in a savepoint of this transaction.
  await allowLonger(tx, JOB_MS);
  const row = await liveRow(context, id);
  await refuseUnlessAble(tx, caller, row);
  const act = acts.find(({ entry }) => callName(entry) === row.kind);
  if (!act) throw new Error(`no act of the kind ${row.kind}`);
  const maker = await makerOf(tx, row, act);
  const code = await tx
    // A savepoint, so that a stale action's changes are rolled back.
    .transaction(async (part) => (maker === "gone" ? "forbidden" : run(context, part, act, row, maker)))
    .catch((error: unknown): string => {
      // Stopped payouts will go on later and are no error of the request, which stays open.
      if (isFault(error) && !isFault(error, "payouts-stopped")) return error.code;
      throw error;
    });
  if (code !== null) {
    await endApproval(tx, row, "stale", caller, code);
    context.refuse(new Fault("approval-stale", { why: code }));
  }
  await endApproval(tx, row, "approved", caller, reason);
}

/** Null where it was executed; else why it is stale. */
async function run(
  { caller, afterCommit, services }: Deciding,
  tx: Tx,
  act: AnyAction,
  row: ApprovalRow,
  maker: Actor | null,
): Promise<string | null> {
  const payload = z.decode(act.payload, row.payload);
  const look = await act.look(tx, payload, maker);
  if (look.target !== row.target || !isSame(look.basis, row.basis)) return "changed";
  // Limits may have changed since: the approver must have the rank required today.
  if (rankOf(look.rank) > rankOf(caller.role)) return "changed";
  const people = { maker, checker: caller };
  await act.execute(tx, payload, { ...people, ref: row.id, afterCommit, runJobs: services.runJobs });
  await recordMoved(tx, act, look, people);
  return null;
}

const isSame = (now: unknown, before: unknown) =>
  canonicalJson(JSON.parse(JSON.stringify(now ?? null))) === canonicalJson(before);

/** Rejects another operator's request. */
export async function reject(
  context: Deciding,
  { id, reason }: { id: string; reason: Reason },
): Promise<void> {
  const { tx, caller } = context;
  const row = await liveRow(context, id);
  await refuseUnlessAble(tx, caller, row);
  await endApproval(tx, row, "rejected", caller, reason);
}

/** Withdraws one's own request. */
export async function cancel(context: Deciding, { id }: { id: string }): Promise<void> {
  const { tx, caller } = context;
  const row = await liveRow(context, id);
  if (row.maker !== caller.uuid) throw new Fault("approval-not-yours", { why: "not-the-maker" });
  await endApproval(tx, row, "cancelled", caller);
}

/**
 * The approval, locked and waiting. An expired one is ended here, which is committed although the call is refused.
 */
async function liveRow(context: Deciding, id: string): Promise<ApprovalRow> {
  const row = await lockApproval(context.tx, id);
  if (!row) throw new Fault("not-found");
  if (row.state !== "waiting") throw await overBy(context.tx, row);
  const at = row.expiresAt && bangkokIso(row.expiresAt.getTime());
  if (await endIfOver(context.tx, row))
    context.refuse(new Fault("approval-over", { state: "expired", by: null, at }));
  return row;
}

/** Tells whoever comes second who was first, and when. */
async function overBy(tx: Tx, { state, decidedBy, decidedAt }: ApprovalRow): Promise<Fault> {
  const [first] = decidedBy
    ? await tx.select({ userName: member.userName }).from(member).where(eq(member.uuid, decidedBy))
    : [];
  return new Fault("approval-over", {
    state: state as ApprovalState,
    by: first?.userName ?? null,
    at: decidedAt && bangkokIso(decidedAt.getTime()),
  });
}

async function refuseUnlessAble(tx: Tx, caller: Actor, row: ApprovalRow): Promise<void> {
  const why = whyNot(caller, row, await sharedWith(tx, apartOf(row), [caller.uuid]));
  if (why) throw new Fault("approval-not-yours", { why });
}

/** Who may not decide on it. */
export const apartOf = ({ maker, apart }: ApprovalRow): readonly string[] =>
  maker ? [maker, ...apart] : apart;

/**
 * Why an operator may not decide; null where they may.
 * @param own accounts that may be the same person's
 */
export function whyNot(
  caller: Actor,
  row: ApprovalRow,
  own: ReadonlySet<string>,
): "rank" | "same-person" | null {
  if (rankOf(caller.role) < rankOf(row.rank as StaffRole)) return "rank";
  return apartOf(row).some((one) => own.has(one)) ? "same-person" : null;
}

/** Who asked for it, while they still may; null: the site itself. */
async function makerOf(tx: Tx, { maker }: ApprovalRow, { entry }: AnyAction): Promise<Actor | null | "gone"> {
  if (!maker) return null;
  const [row] = await tx.select().from(member).where(eq(member.uuid, maker)).for("share");
  const [account] = await tx.select().from(operatorAccount).where(eq(operatorAccount.member, maker));
  const isOut = !row || row.closedAt !== null || (account?.disabledAt ?? null) !== null;
  const isGone = isOut || rankOf(row.role) < rankOf(entry.access);
  return isGone ? "gone" : { uuid: row.uuid, role: row.role };
}
