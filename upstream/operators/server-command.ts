/** The commands of `npm run operator`, on an open database. */
import { randomInt } from "node:crypto";
import { and, eq, isNotNull } from "drizzle-orm";
import { isFault } from "@/lib/contract/fault";
import { PASSWORD_MAX, passwordFault, userNameFault } from "@/lib/domain/members/credential";
import { type StaffRole, staffRoles } from "@/lib/domain/operators/staff";
import { member } from "../db/schema/members";
import type { Database, Tx } from "../db/tx";
import { hashPassword } from "../members/pin/password";
import { createOperator, disableOperator, enableOperator, resetSecondFactor, setRole } from "./staff-actions";

const usage = `npm run operator -- add NAME ROLE                adds an operator and prints the first password
npm run operator -- set-role NAME ROLE           gives an operator another role
npm run operator -- disable NAME                 puts an operator out at once, without a second person
npm run operator -- enable NAME                  lets a disabled operator in again
npm run operator -- reset-second-factor NAME     the next login sets up a new one
ROLE: ${staffRoles.join(", ")}`;

/** The audit's actor for these commands: the server. */
const by = null;
const reason = "by a command at the server";

const refusals: Partial<Record<string, string>> = {
  "username-taken": "the name is taken",
  "last-super-admin": "the last super administrator keeps the role and the account",
  "second-factor-missing": "there is no second factor to take away",
};

/** Runs one command and returns its output. Throws one line for the user where it cannot. */
export async function operatorCommand(db: Database, args: readonly string[]): Promise<string> {
  const [act = "", name = "", role = "", ...rest] = args;
  const takesRole = act === "add" || act === "set-role";
  if (!name || rest.length > 0 || takesRole !== (role !== "")) throw new Error(usage);
  if (takesRole && !isRole(role)) throw new Error(`"${role}" is no role: ${staffRoles.join(", ")}`);
  try {
    return await db.transaction((tx) => run(tx, act, name, role as StaffRole));
  } catch (error) {
    throw isFault(error) ? new Error(refusals[error.code] ?? error.code) : error;
  }
}

async function run(tx: Tx, act: string, userName: string, role: StaffRole): Promise<string> {
  switch (act) {
    case "add":
      return add(tx, userName, role);
    case "set-role":
      await setRole(tx, by, { uuid: await operatorOf(tx, userName), role, reason });
      return `${userName} is ${role} now.`;
    case "disable":
      await disableOperator(tx, by, { uuid: await operatorOf(tx, userName), reason });
      return `${userName} is signed out everywhere and may not sign in.`;
    case "enable":
      await enableOperator(tx, by, { uuid: await operatorOf(tx, userName), reason });
      return `${userName} may sign in again.`;
    case "reset-second-factor":
      await resetSecondFactor(tx, by, { uuid: await operatorOf(tx, userName), reason });
      return `The next login of ${userName} sets up a new second factor.`;
    default:
      throw new Error(usage);
  }
}

async function add(tx: Tx, userName: string, role: StaffRole): Promise<string> {
  if (userNameFault(userName))
    throw new Error(`"${userName}" is no user name: 6 to 64 lower-case letters and digits`);
  const password = newPassword();
  await createOperator(tx, by, { userName, passwordHash: await hashPassword(password), role });
  return `${userName} is ${role}. Password, shown this once: ${password}\nThe first login sets up a second factor.`;
}

async function operatorOf(tx: Tx, userName: string): Promise<string> {
  const own = and(eq(member.userName, userName), isNotNull(member.role));
  const [row] = await tx.select({ uuid: member.uuid }).from(member).where(own);
  if (!row) throw new Error(`there is no operator "${userName}"`);
  return row.uuid;
}

const isRole = (text: string): text is StaffRole => (staffRoles as readonly string[]).includes(text);

/** Without lookalikes. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789#?!@$";

/** Random, and valid by the rules for passwords. */
function newPassword(): string {
  for (;;) {
    const letters = Array.from(
      { length: Math.min(20, PASSWORD_MAX) },
      () => LETTERS[randomInt(LETTERS.length)],
    );
    const password = letters.join("");
    if (!passwordFault(password)) return password;
  }
}
