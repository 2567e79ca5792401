import { eq } from "drizzle-orm";
import { Fault, isFault } from "@/lib/contract/fault";
import type { Tx } from "../db/connect";
import { member } from "../db/tables/members";
import { countFailure, forgetCount, pinCounter, refuseLocked } from "./login-guard";
import { isPassword } from "./password";

/**
 * Null when it is the member's PIN. Wrong ones are counted apart from logins, and the fifth locks in the same way:
 * whoever found a phone unlocked cannot try them all. The refusal is returned, for its count must stand; it never
 * reads as "the token is no good" (401), which would only throw the owner out.
 */
export async function checkPin(tx: Tx, uuid: string, typed: string): Promise<Fault | null> {
  const key = pinCounter(uuid);
  await refuseLocked(tx, key).catch(throwAsPin);
  const [row] = await tx
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.uuid, uuid));
  if (!(await isPassword(typed, row?.passwordHash))) return asPin(await countFailure(tx, key));
  await refuseLocked(tx, key, true).catch(throwAsPin);
  await forgetCount(tx, key);
  return null;
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
