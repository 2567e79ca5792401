import { and, eq, gt, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { updatePhoneNumber } from "@/lib/contract/users";
import { readPhone } from "@/lib/domain/members/phone";
import { PIN_HOLDS_MS } from "@/lib/domain/members/pin";
import { isSqlError } from "../db/connect";
import { member } from "../db/schema/members";
import { otp } from "../db/schema/otps";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { endOtps } from "../otps/check-otp";
import { smsWords } from "../otps/sms-words";
import { infoOf } from "./infos";
import { noteSensitiveChange } from "./sensitive-change";

/**
 * Changes the phone number: after the PIN (required by the contract), and only to one whose code was just
 * verified. That a number is taken is told only to whoever receives its code, so that nobody can probe which
 * numbers are known here.
 */
export const phoneNumberCall = defineHandler(updatePhoneNumber, async (context, { body }) => {
  const { tx, caller, services, language, afterCommit } = context;
  const phoneNumber = readPhone(body.phoneNumber) ?? body.phoneNumber;
  if (!(await hasProven(tx, caller.uuid, phoneNumber))) throw new Fault("otp-expired");
  const [before] = await tx.select().from(member).where(eq(member.uuid, caller.uuid)).for("update");
  await tx
    .update(member)
    .set({ phoneNumber })
    .where(eq(member.uuid, caller.uuid))
    .catch((error: unknown) => {
      throw isSqlError(error, "23505") ? new Fault("phone-taken") : error;
    });
  await endOtps(tx, caller.uuid);
  const old = before?.phoneNumber;
  if (old && old !== phoneNumber) {
    await noteSensitiveChange(tx, caller.uuid);
    await tx.execute(sql`SELECT tell_of_account(${caller.uuid}, 'phone-changed')`);
    afterCommit(() => services.texting?.send({ to: old, text: smsWords(language).phoneChanged }));
  }
  return infoOf(tx, caller.uuid);
});

async function hasProven(tx: Tx, uuid: string, phoneNumber: string): Promise<boolean> {
  const [row] = await tx
    .select({ ref: otp.ref })
    .from(otp)
    .where(
      and(
        eq(otp.member, uuid),
        eq(otp.purpose, "phone-number"),
        eq(otp.phoneNumber, phoneNumber),
        gt(otp.usedAt, new Date(Date.now() - PIN_HOLDS_MS)),
      ),
    );
  return row !== undefined;
}
