import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { requestOtp } from "@/lib/contract/otps";
import { OTP_LIFE_MS, OTP_RESEND_MS, otpWait } from "@/lib/domain/members/otp";
import { readPhone } from "@/lib/domain/members/phone";
import { isPinConfirmed } from "@/lib/domain/members/pin";
import { bangkokIso, DAY_MS } from "@/lib/domain/time/time";
import { knownDevice, member } from "../db/schema/members";
import { otp } from "../db/schema/otps";
import type { Tx } from "../db/tx";
import type { Caller } from "../http/caller";
import { defineHandler } from "../http/define-handler";
import { consumeLimit } from "../http/rate-limit";
import { hashCode, newCode, newRef, spokenRef } from "./code";
import { smsWords } from "./sms-words";

type Wished = Pick<typeof otp.$inferSelect, "purpose" | "userName" | "phoneNumber">;
type Asked = Wished & Pick<typeof otp.$inferSelect, "knownDevice">;

/**
 * Sends a code. Neither the reply nor its duration depends on whether the name and the number belong together: a
 * row is written either way, and the message is sent outside the call.
 */
export const requestOtpCall = defineHandler(requestOtp, async (context, { body }) => {
  const { tx, env, origin, language, afterCommit } = context;
  const { texting } = context.services;
  if (!texting) throw new Fault("not-offered");
  await consumeLimit("otp", origin.address);
  const sender = body.purpose === "forgot-password" ? null : await context.senderCaller();
  const who = askedBy(sender, body);
  const asked = { ...who, knownDevice: sender ? "" : await knownDeviceOf(tx, who.userName, origin.deviceId) };
  const now = Date.now();
  await refuseTooMany(tx, asked, now);
  const recipient = await recipientOf(tx, asked, sender);
  const [ref, code] = [newRef(), newCode()];
  const expiresAt = new Date(now + OTP_LIFE_MS);
  const codeHash = hashCode(env.TOKEN_SECRET, ref, code);
  await tx.delete(otp).where(lt(otp.createdAt, new Date(now - DAY_MS)));
  await tx
    .insert(otp)
    .values({ ...asked, ref, codeHash, member: recipient, createdAt: new Date(now), expiresAt });
  const text = smsWords(language).code(code, spokenRef(ref));
  if (recipient) afterCommit(() => texting.send({ to: asked.phoneNumber, text }));
  return {
    refOtpCode: ref,
    expiresAt: bangkokIso(expiresAt.getTime()),
    resendAt: bangkokIso(now + OTP_RESEND_MS),
    isSimulated: texting.isSimulated,
  };
});

/**
 * All purposes but a forgotten PIN need a signed-in member. A new number is verified by its own code, after a PIN.
 */
function askedBy(sender: Caller | null, { purpose, userName, phoneNumber }: Wished): Wished {
  const isOwn = purpose !== "forgot-password";
  if (isOwn && !sender) throw new Fault("unauthorized");
  if (purpose === "phone-number" && sender && !isPinConfirmed(sender.shown, Date.now()))
    throw new Fault("needs-pin");
  return {
    purpose,
    userName: isOwn && sender ? sender.userName : userName.trim().toLowerCase(),
    phoneNumber: readPhone(phoneNumber) ?? phoneNumber,
  };
}

/** The device, if the name's owner has signed in on it before; else "". */
async function knownDeviceOf(tx: Tx, userName: string, deviceId: string): Promise<string> {
  const own = and(eq(knownDevice.userName, userName), eq(knownDevice.deviceId, deviceId));
  const [known] = await tx.select().from(knownDevice).where(own);
  return known && deviceId ? deviceId : "";
}

/**
 * Rate limits by what was typed, never by who exists. A forgotten PIN counts by name and number together: a limit
 * by one of them alone would let strangers use it up, or tell them which pairs belong together.
 */
async function refuseTooMany(tx: Tx, asked: Asked, now: number): Promise<void> {
  const { purpose, userName, phoneNumber } = asked;
  // Of two requests at once for one number the second waits, and then sees the first.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`otp ${phoneNumber}`}, 0))`);
  const isOwn = purpose !== "forgot-password";
  const rows = await tx
    .select({ userName: otp.userName, phoneNumber: otp.phoneNumber, at: otp.createdAt })
    .from(otp)
    .where(
      and(
        eq(otp.purpose, purpose),
        eq(otp.knownDevice, asked.knownDevice),
        (isOwn ? or : and)(eq(otp.userName, userName), eq(otp.phoneNumber, phoneNumber)),
        gt(otp.createdAt, new Date(now - DAY_MS)),
      ),
    );
  const times = (fits: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(fits).map(({ at }) => at.getTime());
  const wait = otpWait(
    {
      pair: times((row) => row.userName === userName && row.phoneNumber === phoneNumber),
      member: isOwn ? times((row) => row.userName === userName) : [],
      phoneNumber: purpose === "phone-number" ? times((row) => row.phoneNumber === phoneNumber) : [],
    },
    now,
  );
  if (wait) throw new Fault(wait.code, { retryAfterSeconds: wait.retryAfterSeconds });
}

/**
 * The member who gets a message; null for nobody. PINs of operators and closed accounts cannot be reset by phone.
 */
async function recipientOf(tx: Tx, asked: Asked, sender: Caller | null): Promise<string | null> {
  if (asked.purpose === "phone-number") return sender?.uuid ?? null;
  const [row] = await tx
    .select({ uuid: member.uuid, phoneNumber: member.phoneNumber })
    .from(member)
    .where(and(eq(member.userName, asked.userName), isNull(member.role), isNull(member.closedAt)));
  if (row?.phoneNumber !== asked.phoneNumber) return null;
  return asked.purpose === "forgot-password" || row.uuid === sender?.uuid ? row.uuid : null;
}
