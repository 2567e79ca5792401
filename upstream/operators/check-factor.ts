import { createHash, randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { Fault, isFault } from "@/lib/contract/fault";
import { appCode, plainRecoveryCode, RECOVERY_CODES } from "@/lib/domain/second-factor";
import { operatorAccount, operatorRecoveryCode } from "../db/tables/staff";
import type { Tx } from "../db/tx";
import { countFailure, forgetCount, refuseLocked } from "../members/login-guard";
import { openSecret } from "./sealed-secret";
import { periodOf } from "./totp";

/** Where wrong codes of an operator are counted. A login counter is in lower case: no name can meet this one. */
const factorCounter = (uuid: string): string => `FACTOR ${uuid}`;

type Account = typeof operatorAccount.$inferSelect;

/** The operator's account, locked: of two codes at once the second one sees what the first one used up. */
export async function lockAccount(tx: Tx, uuid: string): Promise<Account> {
  await tx.insert(operatorAccount).values({ member: uuid }).onConflictDoNothing();
  const [row] = await tx.select().from(operatorAccount).where(eq(operatorAccount.member, uuid)).for("update");
  if (!row) throw new Error("no operator account");
  return row;
}

/**
 * Null when the code is right, which uses it up. Wrong ones are counted, and the fifth locks as at the login; the
 * refusal is returned, for its count must stand.
 */
export async function checkFactor(
  tx: Tx,
  tokenSecret: string,
  account: Account,
  typed: string,
): Promise<Fault | null> {
  const key = factorCounter(account.member);
  const locked = await refuseLocked(tx, key, true).then(
    () => null,
    (error: unknown) => (isFault(error) ? error : Promise.reject(error)),
  );
  if (locked) return asFactor(locked);
  const code = appCode(typed);
  const isRight = code
    ? await spendAppCode(tx, tokenSecret, account, code)
    : await spendRecoveryCode(tx, account.member, typed);
  if (!isRight) return asFactor(await countFailure(tx, key));
  await forgetCount(tx, key);
  return null;
}

/** The login's refusals in words that speak of the code. */
const asFactor = (fault: Fault): Fault =>
  isFault(fault, "login-limit-reached")
    ? new Fault("rate-limited", fault.details)
    : new Fault("second-factor-wrong");

/** A code counts once: neither it nor one before it is taken again. */
async function spendAppCode(tx: Tx, tokenSecret: string, account: Account, code: string): Promise<boolean> {
  const secret = account.factorSecret && openSecret(tokenSecret, account.member, account.factorSecret);
  const period = secret ? periodOf(secret, code, Date.now()) : null;
  if (period === null || period <= account.factorLastStep) return false;
  await tx
    .update(operatorAccount)
    .set({ factorLastStep: period })
    .where(eq(operatorAccount.member, account.member));
  return true;
}

async function spendRecoveryCode(tx: Tx, uuid: string, typed: string): Promise<boolean> {
  const codeHash = hashOf(uuid, plainRecoveryCode(typed));
  const own = and(eq(operatorRecoveryCode.member, uuid), eq(operatorRecoveryCode.codeHash, codeHash));
  const spent = await tx.delete(operatorRecoveryCode).where(own).returning();
  return spent.length === 1;
}

/** 79 random bits a code: a list of these hashes cannot be searched, so that a fast one will do. */
const hashOf = (uuid: string, plain: string): string =>
  createHash("sha256").update(`${uuid}:${plain}`).digest("hex");

/** Without letters and digits that are taken for one another. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const newRecoveryCode = (): string => {
  const letters = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
};

/** New recovery codes in the place of the old ones; only their hashes stay here. */
export async function newRecoveryCodes(tx: Tx, uuid: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.member, uuid));
  const rows = codes.map((code) => ({ member: uuid, codeHash: hashOf(uuid, plainRecoveryCode(code)) }));
  await tx.insert(operatorRecoveryCode).values(rows);
  return codes;
}
