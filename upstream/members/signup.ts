import { eq, or } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { type NewMember, signup } from "@/lib/contract/users";
import { passwordFault, userNameFault } from "@/lib/domain/credential";
import { readPhone } from "@/lib/domain/phone";
import { findReferrer } from "../affiliates/find-referrer";
import { isSqlError, type Tx } from "../db/connect";
import { member } from "../db/tables/members";
import { refuseFlood } from "../http/rate-limit";
import { serve } from "../http/serve-endpoint";
import { openAccounts } from "../ledger/post";
import { infoOf } from "./infos";
import { forgetFailures } from "./login-guard";
import { hashPassword } from "./password";
import { openSession } from "./sessions";

/** The centre agent of every locale until an operator says otherwise (spec, section 9). */
const CENTRE = { agentId: 2, refUid: 0 } as const;

/** Who may sign up is decided by the same rules that the form previews. */
function checked(body: NewMember): { userName: string; phoneNumber: string } {
  const issues: { path: string; code: string }[] = [];
  const nameCode = userNameFault(body.userName);
  if (nameCode) issues.push({ path: "body.userName", code: nameCode });
  const passwordCode = passwordFault(body.password);
  if (passwordCode === "password-too-weak") throw new Fault("password-weak");
  if (passwordCode) issues.push({ path: "body.password", code: passwordCode });
  const phoneNumber = readPhone(body.phoneNumber);
  if (!phoneNumber) issues.push({ path: "body.phoneNumber", code: "phone-invalid" });
  if (issues.length > 0 || !phoneNumber) throw new Fault("invalid-input", { issues });
  return { userName: body.userName, phoneNumber };
}

async function refuseTaken(tx: Tx, userName: string, phoneNumber: string, address: string): Promise<void> {
  const [taken] = await tx
    .select({ userName: member.userName })
    .from(member)
    .where(or(eq(member.userName, userName), eq(member.phoneNumber, phoneNumber)));
  if (!taken) return;
  await refuseFlood("takenName", address);
  throw new Fault(taken.userName === userName ? "username-taken" : "phone-taken");
}

/** Opens an account with empty balances and signs the member in on this device. */
export const signupCalls = [
  serve(signup, async ({ tx, origin, grant }, { body }) => {
    await refuseFlood("signup", origin.address);
    const { userName, phoneNumber } = checked(body);
    await refuseTaken(tx, userName, phoneNumber, origin.address);
    const passwordHash = await hashPassword(body.password);
    const [row] = await tx
      .insert(member)
      .values({
        userName,
        phoneNumber,
        passwordHash,
        agentId: body.agentId || CENTRE.agentId,
        refUid: body.refUid || CENTRE.refUid,
        slug: body.slug ?? "",
        referrer: await findReferrer(tx, body.slug ?? ""),
        employeeSlug: body.employeeSlug ?? "",
        registerFromDomain: origin.siteHost || (body.registerFromDomain ?? ""),
        referUrl: body.referUrl ?? "",
      })
      .returning({ uuid: member.uuid, status: member.status, role: member.role })
      .catch((error: unknown) => {
        // Two sent the same name at once: the slower one learns what the check would have said.
        if (!isSqlError(error, "23505")) throw error;
        throw new Fault(
          isSqlError(error, "23505", "member_userName_unique") ? "username-taken" : "phone-taken",
        );
      });
    if (!row) throw new Error("no member row");
    await openAccounts(tx, row.uuid);
    await forgetFailures(tx, userName, userName, origin.deviceId);
    grant(await openSession(tx, row, origin));
    return infoOf(tx, row.uuid);
  }),
];
