import { eq } from "drizzle-orm";
import { Fault, isFault } from "@/lib/contract/fault";
import { confirmPin } from "@/lib/contract/users";
import { PIN_HOLDS_MS } from "@/lib/domain/pin";
import { bangkokIso } from "@/lib/domain/time";
import type { Tx } from "../db/connect";
import { member, session } from "../db/tables/members";
import { serve } from "../http/serve-endpoint";
import { countFailure, forgetCount, refuseLocked } from "./login-guard";
import { isPassword } from "./password";

/**
 * Proves that the session is in its owner's hands. Wrong PINs are counted apart from logins, and the fifth locks
 * in the same way: whoever found a phone unlocked cannot try them all. Refusals here must not read as "the token
 * is no good" (401), which would only throw the owner out.
 */
export const confirmPinCall = serve(confirmPin, async ({ tx, caller, refuse }, { body }) => {
  // A login counter is in lower case: no name typed there can meet this one.
  const key = `PIN ${caller.uuid}`;
  await refuseLocked(tx, key).catch(throwAsPin);
  const [row] = await tx
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.uuid, caller.uuid));
  if (!(await isPassword(body.password, row?.passwordHash)))
    return refuse(asPin(await countFailure(tx, key)));
  await refuseLocked(tx, key, true).catch(throwAsPin);
  await forgetCount(tx, key);
  return presenceShown(tx, caller.sid);
});

/** The session has shown that its owner is there. */
export async function presenceShown(tx: Tx, sid: string): Promise<{ confirmedUntil: string }> {
  const now = Date.now();
  const confirmedUntil = new Date(now + PIN_HOLDS_MS);
  await tx
    .update(session)
    .set({ confirmedUntil, actedAt: new Date(now) })
    .where(eq(session.id, sid));
  return { confirmedUntil: bangkokIso(confirmedUntil.getTime()) };
}

/** The login's refusals in words that speak of the PIN. */
function asPin(fault: Fault): Fault {
  return isFault(fault, "login-limit-reached")
    ? new Fault("rate-limited", fault.details)
    : new Fault("password-wrong");
}

function throwAsPin(error: unknown): never {
  throw isFault(error) ? asPin(error) : error;
}
