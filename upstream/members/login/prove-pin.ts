/**
 * Name and PIN: compared before the call's transaction, because hashing is slow, and decided inside it. Logins to
 * one name run one after the other within a process; between processes the lock of its counter orders them.
 */
import { eq } from "drizzle-orm";
import type { Fault } from "@/lib/contract/fault";
import type { LoginBody } from "@/lib/contract/member-shapes";
import { member } from "../../db/schema/members";
import type { Tx } from "../../db/tx";
import type { Context, PreCheck } from "../../http/context";
import { consumeLimit } from "../../http/rate-limit";
import { type ComparedPassword, comparePassword, notCompared } from "../pin/password";
import {
  counterKey,
  countFailure,
  type Door,
  forgetFailures,
  isCounterLocked,
  refuseLocked,
} from "./login-guard";

type Row = typeof member.$inferSelect;

/** Members' names are in lower case; input may be in any case. */
const nameOf = (body: LoginBody) => body.userName.trim().toLowerCase();

const queueKeyAt =
  (door: Door) =>
  (_: PreCheck, { body }: { body: LoginBody }): string =>
    `${door} login ${nameOf(body)}`;

/** For `queueKey`: the name whose logins run one after the other. */
export const loginQueueKey = queueKeyAt("members");
export const operatorLoginQueueKey = queueKeyAt("operators");

/**
 * Compares the secret with the name's hash, or an unmatchable one: at the members' login an operator's name is an
 * unknown one. Throws `rate-limited`, `busy`.
 */
const compareAt =
  (door: Door) =>
  async ({ db, origin }: PreCheck, { body }: { body: LoginBody }): Promise<ComparedPassword> => {
    await consumeLimit("login", origin.address);
    const userName = nameOf(body);
    if (await isCounterLocked(db, await counterKey(db, userName, origin.deviceId, door))) return notCompared;
    const [row] = await db.select().from(member).where(eq(member.userName, userName));
    return comparePassword(body.password, row && isOf(door, row) ? row.passwordHash : undefined);
  };

/** For `preCheck` of the members' logins, and of the operators'. */
export const compareLogin = compareAt("members");
export const compareOperatorLogin = compareAt("operators");

const isOf = (door: Door, { role, closedAt }: Row): boolean =>
  closedAt === null && (role === null) === (door === "members");

/**
 * Decides on the comparison. A failure must be counted although the call is refused: so the refusal is returned,
 * and thrown only after the commit. A PIN that was changed since the comparison counts as wrong.
 */
export async function verifyPin(
  { tx, origin }: Pick<Context<null>, "tx" | "origin">,
  body: LoginBody,
  compared: ComparedPassword,
  door: Door,
): Promise<Row | Fault> {
  const userName = nameOf(body);
  const key = await counterKey(tx, userName, origin.deviceId, door);
  await refuseLocked(tx, key);
  const row = await lockedRow(tx, userName);
  const candidate = row && isOf(door, row) ? row : undefined;
  const isRight = compared.isRight && candidate?.passwordHash === compared.passwordHash;
  if (!isRight || !candidate) return countFailure(tx, key);
  await refuseLocked(tx, key, true);
  await forgetFailures(tx, key, userName, origin.deviceId);
  return candidate;
}

/** A change of the PIN ends all sessions: the row lock orders a running change and this login. */
async function lockedRow(tx: Tx, userName: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(member).where(eq(member.userName, userName)).for("no key update");
  return row;
}
