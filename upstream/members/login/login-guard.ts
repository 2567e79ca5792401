/** Counts failed logins per user name, existing or not; devices known to the member count apart (decision 11). */
import { and, eq, inArray, or, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { failLogin, freshCounter, isLocked, type LoginCounter } from "@/lib/domain/members/login-limit";
import { knownDevice, loginFailure } from "../../db/schema/members";
import type { Tx } from "../../db/tx";

/** Which login is tried: each counts its own failures, so that nobody locks an operator out by the public one. */
export type Door = "members" | "operators";

/** The counter of an attempt: by name, or by name and known device. */
export async function counterKey(
  tx: Tx,
  userName: string,
  deviceId: string,
  door: Door = "members",
): Promise<string> {
  const name = door === "operators" ? `${OPERATORS}${userName}` : userName;
  if (!deviceId) return name;
  const own = and(eq(knownDevice.userName, userName), eq(knownDevice.deviceId, deviceId));
  const [known] = await tx.select().from(knownDevice).where(own);
  return known ? `${name} ${deviceId}` : name;
}

/** Before the name in the keys of the operators' login. Names are in lower case, so the two never clash. */
const OPERATORS = "OPERATOR ";

/** True while the counter is locked: attempts meanwhile are not checked at all. */
export async function isCounterLocked(tx: Tx, key: string): Promise<boolean> {
  return isLocked(await read(tx, key), Date.now());
}

/**
 * Throws `login-limit-reached` while the counter is locked. Tokens and locks are in real time. `afterFailures`
 * locks the row first, so that concurrent guesses cannot exceed five.
 */
export async function refuseLocked(tx: Tx, key: string, afterFailures = false): Promise<void> {
  const counter = await read(tx, key, afterFailures);
  const nowMs = Date.now();
  if (isLocked(counter, nowMs)) throw limitReached(counter, nowMs);
}

/** Counts one failure and returns the fault to answer with: the fifth failure already locks. */
export async function countFailure(tx: Tx, key: string): Promise<Fault> {
  // The row is inserted and locked before it is read, so that parallel guesses are all counted.
  await tx.insert(loginFailure).values({ key, failures: 0 }).onConflictDoNothing();
  const nowMs = Date.now();
  const next = failLogin(await read(tx, key, true), nowMs);
  await tx
    .update(loginFailure)
    .set({ failures: next.failures, locks: next.locks, lockedUntil: new Date(next.lockedUntilMs) })
    .where(eq(loginFailure.key, key));
  return isLocked(next, nowMs) ? limitReached(next, nowMs) : new Fault("invalid login credential");
}

/** After a success: resets the counter, and the device is known from now on. */
export async function forgetFailures(tx: Tx, key: string, userName: string, deviceId: string): Promise<void> {
  await forgetCount(tx, key);
  if (deviceId) await tx.insert(knownDevice).values({ userName, deviceId }).onConflictDoNothing();
}

/** After an OTP reset: resets all counters of the owner, those of their devices and of their PIN as well. */
export async function forgetAllCounts(tx: Tx, uuid: string, userName: string): Promise<void> {
  const ofDevices = sql`${loginFailure.key} ^@ ${`${userName} `}`;
  const own = inArray(loginFailure.key, [userName, pinCounter(uuid)]);
  await tx.delete(loginFailure).where(or(own, ofDevices));
}

/**
 * Key under which wrong PINs of a signed-in member are counted. Logins' keys are in lower case, so they never
 * clash.
 */
export const pinCounter = (uuid: string): string => `PIN ${uuid}`;

/** Resets a counter. */
export async function forgetCount(tx: Tx, key: string): Promise<void> {
  await tx.delete(loginFailure).where(eq(loginFailure.key, key));
}

async function read(tx: Tx, key: string, lock = false): Promise<LoginCounter> {
  const { rows } = await tx.execute<{ failures: number; locks: number; until: number | null }>(
    lock
      ? sql`SELECT failures, locks, epoch_ms(locked_until) AS until FROM login_failure WHERE key = ${key} FOR UPDATE`
      : sql`SELECT failures, locks, epoch_ms(locked_until) AS until FROM login_failure WHERE key = ${key}`,
  );
  const [row] = rows;
  return row ? { failures: row.failures, locks: row.locks, lockedUntilMs: row.until ?? 0 } : freshCounter;
}

function limitReached(counter: LoginCounter, nowMs: number): Fault {
  const retryAfterSeconds = Math.ceil((counter.lockedUntilMs - nowMs) / 1000);
  return new Fault("login-limit-reached", { retryAfterSeconds });
}
