import { eq } from "drizzle-orm";
import { Fault, isFault } from "@/lib/contract/fault";
import { member } from "../../db/schema/members";
import type { Tx } from "../../db/tx";
import type { PreCheck } from "../../http/context";
import { countFailure, forgetCount, isCounterLocked, pinCounter, refuseLocked } from "../login/login-guard";
import { type ComparedPassword, comparePassword, notCompared } from "./password";

/** For `queueKey`: PIN attempts of one member run one after the other. */
export const pinQueueKey = ({ claims }: PreCheck): string => `PIN ${claims?.uuid}`;

/** For `preCheck`: compares what a signed-in member has typed with their PIN. Throws `busy`. */
export async function comparePin({ db, claims }: PreCheck, typed: string): Promise<ComparedPassword> {
  if (!claims || (await isCounterLocked(db, pinCounter(claims.uuid)))) return notCompared;
  const [row] = await db
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.uuid, claims.uuid));
  return comparePassword(typed, row?.passwordHash);
}

/**
 * Null when the PIN was right. Wrong ones are counted apart from logins, and the fifth locks in the same way, so
 * that a PIN cannot be guessed on an unlocked phone. The refusal is returned, so that its count is committed; it
 * is never 401, which would only sign the owner out.
 */
export async function checkPin(tx: Tx, uuid: string, compared: ComparedPassword): Promise<Fault | null> {
  const key = pinCounter(uuid);
  await refuseLocked(tx, key).catch(throwAsPin);
  const [row] = await tx
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.uuid, uuid))
    .for("no key update");
  if (!compared.isRight || row?.passwordHash !== compared.passwordHash)
    return asPin(await countFailure(tx, key));
  await refuseLocked(tx, key, true).catch(throwAsPin);
  await forgetCount(tx, key);
  return null;
}

/** The login's faults as faults of the PIN. */
function asPin(fault: Fault): Fault {
  return isFault(fault, "login-limit-reached")
    ? new Fault("rate-limited", fault.details)
    : new Fault("password-wrong");
}

function throwAsPin(error: unknown): never {
  throw isFault(error) ? asPin(error) : error;
}
