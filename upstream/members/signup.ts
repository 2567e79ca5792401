import { eq, or } from "drizzle-orm";
import { Fault, type FaultCode, isFault } from "@/lib/contract/fault";
import { type NewMember, signup } from "@/lib/contract/users";
import { passwordFault, userNameFault } from "@/lib/domain/members/credential";
import { readPhone } from "@/lib/domain/members/phone";
import { isTermsVersion } from "@/lib/domain/members/terms";
import { isSqlError } from "../db/connect";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";
import type { Context, PreCheck } from "../http/context";
import { defineHandler } from "../http/define-handler";
import { checkLimit, consumeLimit, countUse } from "../http/rate-limit";
import { openAccounts } from "../ledger/post";
import { readLineIdToken } from "../line/line-id-token";
import { infoOf } from "./infos";
import { forgetFailures } from "./login/login-guard";
import { openSession } from "./login/sessions";
import { originOf } from "./partner/origin";
import { hashPassword } from "./pin/password";
import { noteAcceptance } from "./terms";

/** Validates a signup by the same rules that the form uses. */
function checked(body: NewMember, acceptedTerms: string): { userName: string; phoneNumber: string } {
  const issues: { path: string; code: string }[] = [];
  const nameCode = userNameFault(body.userName);
  if (nameCode) issues.push({ path: "body.userName", code: nameCode });
  const passwordCode = passwordFault(body.password);
  if (passwordCode === "password-too-weak") throw new Fault("password-weak");
  if (passwordCode) issues.push({ path: "body.password", code: passwordCode });
  const phoneNumber = readPhone(body.phoneNumber);
  if (!phoneNumber) issues.push({ path: "body.phoneNumber", code: "phone-invalid" });
  if (issues.length > 0 || !phoneNumber) throw new Fault("invalid-input", { issues });
  if (!isTermsVersion(acceptedTerms)) throw new Fault("terms-not-accepted");
  return { userName: body.userName, phoneNumber };
}

async function refuseTaken(tx: Tx, userName: string, phoneNumber: string): Promise<void> {
  const [taken] = await tx
    .select({ userName: member.userName })
    .from(member)
    .where(or(eq(member.userName, userName), eq(member.phoneNumber, phoneNumber)));
  if (taken) throw new Fault(taken.userName === userName ? "username-taken" : "phone-taken");
}

/** Unique indexes that a concurrent signup can violate, with the fault that the check would have returned. */
const takenBy: Record<string, FaultCode> = {
  member_userName_unique: "username-taken",
  member_line_uid: "line-taken",
};

function raced(error: unknown): unknown {
  if (!isSqlError(error, "23505")) return error;
  const index = Object.keys(takenBy).find((name) => isSqlError(error, "23505", name));
  return new Fault((index && takenBy[index]) || "phone-taken");
}

interface Prepared {
  userName: string;
  phoneNumber: string;
  lineUid: string;
  passwordHash: string;
}

/** All checks that need no transaction; the hash comes last, because it is slow. */
async function prepare(known: PreCheck, { body }: { body: NewMember }): Promise<Prepared> {
  const { db, env, origin, acceptedTerms, lineIdToken } = known;
  await consumeLimit("signup", origin.address);
  const { userName, phoneNumber } = checked(body, acceptedTerms);
  // After five answers that something is taken, further ones are refused, taken or not (decision 34).
  await checkLimit("taken", origin.address);
  const line = await readLineIdToken(env, lineIdToken);
  if (lineIdToken && !line) throw new Fault("line-refused");
  await countTaken(origin.address, refuseTaken(db, userName, phoneNumber));
  const passwordHash = await hashPassword(body.password);
  return { userName, phoneNumber, lineUid: line?.lineId ?? "", passwordHash };
}

async function countTaken<T>(address: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isFault(error) && error.code.endsWith("-taken")) await countUse("taken", address);
    throw error;
  }
}

async function open(context: Context<null>, body: NewMember, prepared: Prepared) {
  const { tx, origin, language } = context;
  const [row] = await tx
    .insert(member)
    .values({ ...prepared, ...(await originOf(tx, body, origin, language)) })
    .returning({ uuid: member.uuid, status: member.status, role: member.role })
    .catch((error: unknown) => {
      throw raced(error);
    });
  if (!row) throw new Error("no member row");
  return row;
}

/** Opens an account with empty balances and signs the member in on this device. */
export const signupCalls = [
  defineHandler(
    signup,
    async (context, { body }, prepared) => {
      const { tx, origin, grant } = context;
      const { userName } = prepared;
      const row = await countTaken(origin.address, open(context, body, prepared));
      await noteAcceptance(tx, row.uuid, context.acceptedTerms);
      await openAccounts(tx, row.uuid);
      await forgetFailures(tx, userName, userName, origin.deviceId);
      grant(await openSession(tx, row, origin));
      return infoOf(tx, row.uuid);
    },
    { preCheck: prepare },
  ),
];
