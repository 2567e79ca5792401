import { eq } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import {
  addFactorPasskey,
  beginFactorPasskey,
  challengeFactorPasskey,
  confirmSecondFactor,
  enrolSecondFactor,
  factorPasskeys,
  removeFactorPasskey,
  renewRecoveryCodes,
} from "@/lib/contract/operators/second-factor";
import { isDemoOperator } from "@/lib/domain/operators/staff";
import { writeAudit } from "../audit/audit";
import { session } from "../db/schema/members";
import { operatorAccount } from "../db/schema/staff";
import type { Caller } from "../http/caller";
import type { Context } from "../http/context";
import { defineHandler } from "../http/define-handler";
import { endSessions } from "../members/login/sessions";
import { addKey, beginKey, dropKey, keyRows } from "../passkeys/register";
import { beginConfirmation } from "../passkeys/use";
import { lockAccount, newRecoveryCodes } from "./check-factor";
import { proveFactor } from "./prove-factor";
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
    const { tx, caller } = context;
    const account = await lockAccount(tx, caller.uuid);
    if (account.factorConfirmedAt) throw new Fault("second-factor-set-already");
    if (!account.factorSecret) throw new Fault("second-factor-missing");
    await proveFactor(context, account, body, caller.sid);
    await tx
      .update(operatorAccount)
      .set({ factorConfirmedAt: new Date() })
      .where(eq(operatorAccount.member, caller.uuid));
    await writeAudit(tx, caller, { action: callName(confirmSecondFactor), target: caller.uuid });
    return { recoveryCodes: await firstFactorSet(context) };
  }),

  defineHandler(renewRecoveryCodes, async (context, { body }) => {
    const { tx, caller } = context;
    const account = await lockAccount(tx, caller.uuid);
    if (!account.factorConfirmedAt) throw new Fault("second-factor-missing");
    await proveFactor(context, account, body, caller.sid);
    await writeAudit(tx, caller, { action: callName(renewRecoveryCodes), target: caller.uuid });
    return { recoveryCodes: await newRecoveryCodes(tx, caller.uuid) };
  }),

  defineHandler(factorPasskeys, async ({ tx, caller }) => {
    const { factorSecret, factorConfirmedAt } = await lockAccount(tx, caller.uuid);
    return {
      hasApp: factorSecret !== null && factorConfirmedAt !== null,
      items: await keyRows(tx, caller.uuid),
    };
  }),

  defineHandler(challengeFactorPasskey, ({ tx, caller, origin }) =>
    beginConfirmation(tx, origin, caller.uuid, caller.sid),
  ),

  defineHandler(beginFactorPasskey, async (context, { body }) => {
    const { tx, caller } = context;
    const account = await lockAccount(tx, caller.uuid);
    // Whoever finds a page open could else add a device of their own, and come back.
    if (account.factorConfirmedAt) await proveFactor(context, account, body.proof, caller.sid);
    return beginKey(context);
  }),

  defineHandler(addFactorPasskey, async (context, { body }) => {
    const { tx, caller } = context;
    const account = await lockAccount(tx, caller.uuid);
    const passkey = await addKey(context, body);
    await writeAudit(tx, caller, {
      action: callName(addFactorPasskey),
      target: caller.uuid,
      after: { passkey: passkey.name },
    });
    if (account.factorConfirmedAt) return { passkey, recoveryCodes: null };
    await tx
      .update(operatorAccount)
      // No code has confirmed a secret that was only shown.
      .set({ factorConfirmedAt: new Date(), factorSecret: null })
      .where(eq(operatorAccount.member, caller.uuid));
    return { passkey, recoveryCodes: await firstFactorSet(context) };
  }),

  defineHandler(removeFactorPasskey, async (context, { body }) => {
    const { tx, caller } = context;
    const account = await lockAccount(tx, caller.uuid);
    if (!account.factorConfirmedAt) throw new Fault("second-factor-missing");
    await proveFactor(context, account, body.proof, caller.sid);
    const before = (await keyRows(tx, caller.uuid)).find(({ id }) => id === body.id);
    await dropKey(tx, caller.uuid, body.id);
    if (!account.factorSecret && (await keyRows(tx, caller.uuid)).length === 0)
      throw new Fault("second-factor-last");
    await writeAudit(tx, caller, {
      action: callName(removeFactorPasskey),
      target: caller.uuid,
      before: { passkey: before?.name },
    });
    return {};
  }),
];

/** From now on logins ask for the factor: recovery codes for its loss, and every right of the role for this session. */
async function firstFactorSet({ tx, caller, grant }: Context<Caller>): Promise<string[]> {
  // Ends sessions that were opened by the password alone; this one has passed both factors.
  await endSessions(tx, caller.uuid, caller.sid);
  await tx.update(session).set({ enrolsOnly: false }).where(eq(session.id, caller.sid));
  grant(caller);
  return newRecoveryCodes(tx, caller.uuid);
}
