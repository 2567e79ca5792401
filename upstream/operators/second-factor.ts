import { eq } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import {
  confirmSecondFactor,
  enrolSecondFactor,
  renewRecoveryCodes,
} from "@/lib/contract/operators/second-factor";
import { isDemoOperator } from "@/lib/domain/staff";
import { writeAudit } from "../audit/audit";
import { session } from "../db/schema/members";
import { operatorAccount } from "../db/schema/staff";
import type { Caller } from "../http/caller";
import type { Context } from "../http/context";
import { defineHandler } from "../http/define-handler";
import { endSessions } from "../members/sessions";
import { noteAccess } from "./access-log";
import { checkFactor, lockAccount, newRecoveryCodes } from "./check-factor";
import { sealSecret } from "./sealed-secret";
import { demoSecret, newSecret, secretUri } from "./totp";

export const secondFactorCalls = [
  defineHandler(enrolSecondFactor, async ({ tx, env, caller }) => {
    const account = await lockAccount(tx, caller.uuid);
    if (account.factorConfirmedAt) throw new Fault("second-factor-set-already");
    // In embedded mode the demo operators' codes can be printed by a command, so that the console can be tried.
    const isOfBox = env.DATABASE_URL === undefined && isDemoOperator(caller.userName);
    const secret = isOfBox ? demoSecret(env.TOKEN_SECRET, caller.userName) : newSecret();
    const factorSecret = sealSecret(env.TOKEN_SECRET, caller.uuid, secret);
    await tx.update(operatorAccount).set({ factorSecret }).where(eq(operatorAccount.member, caller.uuid));
    return { secret, uri: secretUri(secret, caller.userName) };
  }),

  defineHandler(confirmSecondFactor, async (context, { body }) => {
    const { tx, caller, grant } = context;
    const account = await lockAccount(tx, caller.uuid);
    if (account.factorConfirmedAt) throw new Fault("second-factor-set-already");
    if (!account.factorSecret) throw new Fault("second-factor-missing");
    await verifyFactor(context, account, body.code);
    await tx
      .update(operatorAccount)
      .set({ factorConfirmedAt: new Date() })
      .where(eq(operatorAccount.member, caller.uuid));
    // Ends sessions that were opened by the password alone; this one has passed both factors.
    await endSessions(tx, caller.uuid, caller.sid);
    await tx.update(session).set({ enrolsOnly: false }).where(eq(session.id, caller.sid));
    grant(caller);
    await writeAudit(tx, caller, { action: callName(confirmSecondFactor), target: caller.uuid });
    return { recoveryCodes: await newRecoveryCodes(tx, caller.uuid) };
  }),

  defineHandler(renewRecoveryCodes, async (context, { body }) => {
    const { tx, caller } = context;
    const account = await lockAccount(tx, caller.uuid);
    if (!account.factorConfirmedAt) throw new Fault("second-factor-missing");
    await verifyFactor(context, account, body.code);
    await writeAudit(tx, caller, { action: callName(renewRecoveryCodes), target: caller.uuid });
    return { recoveryCodes: await newRecoveryCodes(tx, caller.uuid) };
  }),
];

/** Refuses the call where the code is wrong; its count and its log row are committed. */
async function verifyFactor(
  context: Context<Caller>,
  account: typeof operatorAccount.$inferSelect,
  code: string,
): Promise<void> {
  const refusal = await checkFactor(context.tx, context.env.TOKEN_SECRETS, account, code);
  if (!refusal) return;
  const isLocked = isFault(refusal, "rate-limited");
  await noteAccess(context, account.member, isLocked ? "second-factor-locked" : "second-factor-wrong");
  context.refuse(refusal);
}
