import { and, eq, isNull } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { OTP_TRIES, otpRefusal } from "@/lib/domain/members/otp";
import type { KeyRing } from "@/lib/kernel/key-ring";
import { otp } from "../db/schema/otps";
import type { Tx } from "../db/tx";
import { isCode } from "./code";

type OtpRow = typeof otp.$inferSelect;
/** A row whose code was sent to a member. */
export type OwnedOtp = OtpRow & { member: string };

/**
 * Tries a code. A right one is used up, and a wrong one is counted: the refusal is returned, so that the caller
 * refuses after the commit. `fits`: what the code must have been requested for.
 */
export async function checkOtp(
  tx: Tx,
  keys: KeyRing,
  typed: { refOtpCode: string; otpCode: string },
  fits: (row: OwnedOtp) => boolean,
): Promise<OwnedOtp | Fault> {
  // Locks the row, so that concurrent tries cannot exceed five.
  const [row] = await tx.select().from(otp).where(eq(otp.ref, typed.refOtpCode)).for("update");
  if (!row) return new Fault("otp-expired");
  const now = new Date();
  const state = { tries: row.tries, expiresAtMs: row.expiresAt.getTime(), isUsed: row.usedAt !== null };
  const refusal = otpRefusal(state, now.getTime());
  if (refusal) return new Fault(refusal);
  const isRight = isCode(keys, row.ref, typed.otpCode, row.codeHash);
  if (isRight && isOwned(row) && fits(row)) {
    await tx.update(otp).set({ usedAt: now }).where(eq(otp.ref, row.ref));
    return row;
  }
  const tries = row.tries + 1;
  await tx.update(otp).set({ tries }).where(eq(otp.ref, row.ref));
  return tries < OTP_TRIES
    ? new Fault("otp-wrong", { triesLeft: OTP_TRIES - tries })
    : new Fault("otp-tries-used");
}

/** True for the code that was sent under this ref, whether it is still valid or not; counts nothing. */
export async function isRightCode(
  tx: Tx,
  keys: KeyRing,
  typed: { refOtpCode: string; otpCode: string },
): Promise<boolean> {
  const [row] = await tx.select().from(otp).where(eq(otp.ref, typed.refOtpCode));
  return row !== undefined && isCode(keys, row.ref, typed.otpCode, row.codeHash);
}

/** Invalidates earlier codes after a change of the member's PIN or phone number. */
export async function endOtps(tx: Tx, uuid: string): Promise<void> {
  await tx
    .update(otp)
    .set({ expiresAt: new Date() })
    .where(and(eq(otp.member, uuid), isNull(otp.usedAt)));
}

const isOwned = (row: OtpRow): row is OwnedOtp => row.member !== null;
