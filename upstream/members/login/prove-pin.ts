/**
 * Name and PIN: compared before the call's transaction, because hashing is slow, and decided inside it. Logins to
 * one name run one after the other within a process; between processes the lock of its counter orders them.
 */
import { eq } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import type { LoginBody } from "@/lib/contract/member-shapes";
import { member } from "../../db/schema/members";
import type { Tx } from "../../db/tx";
import type { Context, PreCheck } from "../../http/context";
import { consumeLimit } from "../../http/rate-limit";
import { type ComparedPassword, comparePassword, notCompared } from "../pin/password";
import { counterKey, countFailure, forgetFailures, isCounterLocked, refuseLocked } from "./login-guard";

type Row = typeof member.$inferSelect;

/** Members' names are in lower case; input may be in any case. */
const nameOf = (body: LoginBody) => body.userName.trim().toLowerCase();

/** For `queueKey`: the name whose logins run one after the other. */
export const loginQueueKey = (_: PreCheck, { body }: { body: LoginBody }): string => `login ${nameOf(body)}`;

/** For `preCheck`: compares the PIN with the name's hash, or an unmatchable one. Throws `rate-limited`, `busy`. */
export async function compareLogin(
  { db, origin }: PreCheck,
  { body }: { body: LoginBody },
): Promise<ComparedPassword> {
  await consumeLimit("login", origin.address);
  const userName = nameOf(body);
  if (await isCounterLocked(db, await counterKey(db, userName, origin.deviceId))) return notCompared;
  const [row] = await db.select().from(member).where(eq(member.userName, userName));
  return comparePassword(body.password, row?.closedAt ? undefined : row?.passwordHash);
}

/**
 * Decides on the comparison. A failure must be counted although the call is refused: so the refusal is returned,
 * and thrown only after the commit. A PIN that was changed since the comparison counts as wrong.
 */
export async function verifyPin(
  { tx, origin }: Pick<Context<null>, "tx" | "origin">,
  body: LoginBody,
  compared: ComparedPassword,
  isOperator: boolean,
): Promise<Row | Fault> {
  const userName = nameOf(body);
  const key = await counterKey(tx, userName, origin.deviceId);
  await refuseLocked(tx, key);
  const row = await lockedRow(tx, userName);
  const candidate = row && !row.closedAt && (row.role !== null || !isOperator) ? row : undefined;
  const isRight = compared.isRight && candidate?.passwordHash === compared.passwordHash;
  if (!isRight || !candidate) return countFailure(tx, key);
  await refuseLocked(tx, key, true);
  await forgetFailures(tx, key, userName, origin.deviceId);
  // Only a person who knows an operator's password learns here that the name exists (decision 50).
  return candidate.role !== null && !isOperator ? new Fault("use-operator-login") : candidate;
}

/** A change of the PIN ends all sessions: the row lock orders a running change and this login. */
async function lockedRow(tx: Tx, userName: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(member).where(eq(member.userName, userName)).for("no key update");
  return row;
}
