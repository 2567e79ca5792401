import { eq } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { type LoginBody, login } from "@/lib/contract/users";
import { member } from "../db/tables/members";
import { refuseFlood } from "../http/rate-limit";
import { type Context, serve } from "../http/serve-endpoint";
import { beginSession } from "./begin-session";
import { infoOf } from "./infos";
import { counterKey, countFailure, forgetFailures, refuseLocked } from "./login-guard";
import { isPassword } from "./password";

type Row = typeof member.$inferSelect;

/**
 * Checks name and password. A failure is counted, and the count must stand although the call is refused: so the
 * refusal is returned, and thrown only after the transaction.
 */
export async function provePin(
  { tx, origin }: Context<null>,
  body: LoginBody,
  isOperator: boolean,
): Promise<Row | Fault> {
  const userName = body.userName.trim().toLowerCase();
  const key = await counterKey(tx, userName, origin.deviceId);
  await refuseLocked(tx, key);
  const [row] = await tx.select().from(member).where(eq(member.userName, userName));
  const candidate = row && !row.closedAt && (row.role !== null || !isOperator) ? row : undefined;
  if (!(await isPassword(body.password, candidate?.passwordHash)) || !candidate) return countFailure(tx, key);
  await refuseLocked(tx, key, true);
  await forgetFailures(tx, key, userName, origin.deviceId);
  // Only whoever knows an operator's password learns here that the name is one (decision 50).
  return candidate.role !== null && !isOperator ? new Fault("use-operator-login") : candidate;
}

/** Name and PIN, then a session. */
async function signIn(context: Context<null>, body: LoginBody): Promise<Row | Fault> {
  const row = await provePin(context, body, false);
  if (!(row instanceof Fault)) await beginSession(context, row);
  return row;
}

export const loginCalls = [
  serve(login, async (context, { body }) => {
    await refuseFlood("login", context.origin.address);
    const row = await signIn(context, body);
    return row instanceof Fault ? context.refuse(row) : infoOf(context.tx, row.uuid);
  }),
];
