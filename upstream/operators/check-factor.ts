import { createHash, randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { Fault, isFault } from "@/lib/contract/fault";
import type { FactorProof } from "@/lib/contract/operators/operator-shapes";
import { appCode, plainRecoveryCode, RECOVERY_CODES } from "@/lib/domain/operators/second-factor";
import type { KeyRing } from "@/lib/kernel/key-ring";
import { operatorAccount, operatorRecoveryCode } from "../db/schema/staff";
import type { Tx } from "../db/tx";
import { countFailure, forgetCount, refuseLocked } from "../members/login/login-guard";
import { isConfirmed } from "../passkeys/use";
import { openSecret, sealSecret } from "./sealed-secret";
import { periodOf } from "./totp";

/**
 * Key under which wrong codes of an operator are counted. Keys of logins are in lower case, so they never clash.
 */
const factorCounter = (uuid: string): string => `FACTOR ${uuid}`;

type Account = typeof operatorAccount.$inferSelect;

/** The operator's account, locked: of two codes at once the second one sees which code the first one used. */
export async function lockAccount(tx: Tx, uuid: string): Promise<Account> {
  await tx.insert(operatorAccount).values({ member: uuid }).onConflictDoNothing();
  const [row] = await tx.select().from(operatorAccount).where(eq(operatorAccount.member, uuid)).for("update");
  if (!row) throw new Error("no operator account");
  return row;
}

/**
 * Null when the code is right or the passkey signed its challenge, which uses either up. Wrong ones are counted, and
 * the fifth locks as at the login; the refusal is returned, so that its count is committed.
 * @param session whose challenge it is; null at the login
 */
export async function checkFactor(
  tx: Tx,
  keys: KeyRing,
  account: Account,
  proof: FactorProof,
  session: string | null,
): Promise<Fault | null> {
  const key = factorCounter(account.member);
  const locked = await refuseLocked(tx, key, true).then(
    () => null,
    (error: unknown) => (isFault(error) ? error : Promise.reject(error)),
  );
  if (locked) return asFactor(locked);
  const isRight =
    "code" in proof
      ? await spendCode(tx, keys, account, proof.code)
      : await isConfirmed(tx, account.member, session, proof.passkey);
  if (!isRight) return asFactor(await countFailure(tx, key));
  await forgetCount(tx, key);
  return null;
}

/** The login's faults as faults of the second factor. */
const asFactor = (fault: Fault): Fault =>
  isFault(fault, "login-limit-reached")
    ? new Fault("rate-limited", fault.details)
    : new Fault("second-factor-wrong");

async function spendCode(tx: Tx, keys: KeyRing, account: Account, typed: string): Promise<boolean> {
  const code = appCode(typed);
  return code ? spendAppCode(tx, keys, account, code) : spendRecoveryCode(tx, account.member, typed);
}

/** A code counts once: neither it nor an earlier one is accepted again. */
async function spendAppCode(tx: Tx, keys: KeyRing, account: Account, code: string): Promise<boolean> {
  const [first] = keys;
  const secret = account.factorSecret && openByOne(keys, account.member, account.factorSecret);
  const period = secret ? periodOf(secret, code, Date.now()) : null;
  if (period === null || period <= account.factorLastStep) return false;
  await tx
    .update(operatorAccount)
    // Sealed anew, so that an older key can be dropped once its operators have signed in.
    .set({ factorLastStep: period, factorSecret: secret && sealSecret(first.secret, account.member, secret) })
    .where(eq(operatorAccount.member, account.member));
  return true;
}

function openByOne(keys: KeyRing, owner: string, sealed: string): string | null {
  for (const { secret } of keys) {
    const opened = openSecret(secret, owner, sealed);
    if (opened !== null) return opened;
  }
  return null;
}

async function spendRecoveryCode(tx: Tx, uuid: string, typed: string): Promise<boolean> {
  const codeHash = hashOf(uuid, plainRecoveryCode(typed));
  const own = and(eq(operatorRecoveryCode.member, uuid), eq(operatorRecoveryCode.codeHash, codeHash));
  const spent = await tx.delete(operatorRecoveryCode).where(own).returning();
  return spent.length === 1;
}

/** A code has 79 random bits, which cannot be searched, so a fast hash is enough. */
const hashOf = (uuid: string, plain: string): string =>
  createHash("sha256").update(`${uuid}:${plain}`).digest("hex");

/** Without lookalikes. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const newRecoveryCode = (): string => {
  const letters = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
};

/** Replaces the recovery codes; only their hashes are stored. */
export async function newRecoveryCodes(tx: Tx, uuid: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.member, uuid));
  const rows = codes.map((code) => ({ member: uuid, codeHash: hashOf(uuid, plainRecoveryCode(code)) }));
  await tx.insert(operatorRecoveryCode).values(rows);
  return codes;
}
