import { and, eq, isNotNull } from "drizzle-orm";
import type { BodyOf } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import type { FactorProof } from "@/lib/contract/operators/operator-shapes";
import { type OperatorInfo, operatorLogin } from "@/lib/contract/operators/session";
import { type FactorDemand, factorDemand } from "@/lib/domain/operators/second-factor";
import { isDemoOperator, type StaffRole } from "@/lib/domain/operators/staff";
import { isThisMachine } from "../config/networks";
import { member, session } from "../db/schema/members";
import type { Context } from "../http/context";
import { defineHandler } from "../http/define-handler";
import { compareOperatorLogin, operatorLoginQueueKey, verifyPin } from "../members/login/prove-pin";
import { openSession } from "../members/login/sessions";
import { noteAccess } from "./access-log";
import { lockAccount } from "./check-factor";
import { proveFactor } from "./prove-factor";

type Row = typeof member.$inferSelect;
type Who = Context<null>;

/** Password, then the second factor where one is required; refusals are in the log of logins. */
export const operatorLoginCall = defineHandler(
  operatorLogin,
  async (context, { body }, compared) => {
    const row = await verifyPin(context, body, compared, "operators");
    if (isFault(row)) return refuseName(context, body.userName, row);
    const account = await lockAccount(context.tx, row.uuid);
    if (account.disabledAt) {
      await noteAccess(context, row.uuid, "login-disabled");
      return context.refuse(new Fault("operator-disabled"));
    }
    const demand = demandOf(context, row, account.factorConfirmedAt !== null);
    if (demand === "code") await proveFactor(context, account, proofOf(body), null);
    await signIn(context, row, demand === "enrol");
    return operatorInfoOf(row, demand);
  },
  { preCheck: compareOperatorLogin, queueKey: operatorLoginQueueKey },
);

const proofOf = ({ code, passkey }: BodyOf<typeof operatorLogin>): FactorProof | undefined =>
  passkey ? { passkey } : code ? { code } : undefined;

/** What this login requires beside the password, by address and deployment. */
export function demandOf(
  { env, origin }: Pick<Context<unknown>, "env" | "origin">,
  { userName }: Pick<Row, "userName">,
  hasFactor: boolean,
): FactorDemand {
  return factorDemand({
    hasFactor,
    isDemo: isDemoOperator(userName),
    isLocal: isThisMachine(origin.address),
    hasOwnDatabase: env.DATABASE_URL !== undefined,
    hasTestClock: env.TEST_CLOCK,
  });
}

const shown = { code: "set", enrol: "needed", offer: "offered" } as const;

export function operatorInfoOf(
  { uuid, userName, role }: Pick<Row, "uuid" | "userName" | "role">,
  demand: FactorDemand,
): OperatorInfo {
  return { uuid, userName, role: role as StaffRole, secondFactor: shown[demand] };
}

/** Opens the session; one for setting up a second factor may do nothing else. */
async function signIn(context: Who, row: Row, enrolsOnly: boolean): Promise<void> {
  const { tx, origin, grant } = context;
  const granted = await openSession(tx, row, origin);
  if (enrolsOnly) await tx.update(session).set({ enrolsOnly }).where(eq(session.id, granted.sid));
  await noteAccess(context, row.uuid, "login");
  grant(granted);
}

/** Unknown names write no row, because their number is unlimited. */
async function refuseName(context: Who, typed: string, fault: Fault): Promise<never> {
  const [row] = await context.tx
    .select({ uuid: member.uuid })
    .from(member)
    .where(and(eq(member.userName, typed.trim().toLowerCase()), isNotNull(member.role)));
  const event = isFault(fault, "login-limit-reached") ? "login-locked" : "password-wrong";
  if (row) await noteAccess(context, row.uuid, event);
  return context.refuse(fault);
}
