import { eq } from "drizzle-orm";
import { isFault } from "@/lib/contract/fault";
import { changePassword, forgotPassword } from "@/lib/contract/users";
import { readPhone } from "@/lib/domain/phone";
import { member } from "../db/tables/members";
import { refuseFlood } from "../http/rate-limit";
import { type Context, serve } from "../http/serve-endpoint";
import { checkOtp, endOtps } from "../otps/check-otp";
import { smsWords } from "../otps/sms-words";
import { checkPin } from "./check-pin";
import { forgetAllCounts } from "./login-guard";
import { hashPassword } from "./password";
import { endSessions } from "./sessions";

export const passwordCalls = [
  serve(changePassword, async (context, { body }) => {
    const { tx, caller, grant, refuse } = context;
    const refusal = await checkPin(tx, caller.uuid, body.oldPassword);
    if (refusal) return refuse(refusal);
    await setPassword(context, caller.uuid, body.newPassword);
    await endSessions(tx, caller.uuid, caller.sid);
    grant(caller);
    return {};
  }),

  serve(forgotPassword, async (context, { body }) => {
    const { tx, env, origin, refuse } = context;
    await refuseFlood("otpTry", origin.address);
    const userName = body.userName.trim().toLowerCase();
    const phoneNumber = readPhone(body.phoneNumber);
    const row = await checkOtp(
      tx,
      env.TOKEN_SECRET,
      body,
      (found) =>
        found.purpose === "forgot-password" &&
        found.userName === userName &&
        found.phoneNumber === phoneNumber,
    );
    if (isFault(row)) return refuse(row);
    await setPassword(context, row.member, body.newPassword);
    await endSessions(tx, row.member);
    // Whoever locked the name, its owner is back.
    await forgetAllCounts(tx, row.member, userName);
    return {};
  }),
];

type Written = Pick<Context<unknown>, "tx" | "texting" | "language" | "afterCommit">;

/** Writes the new PIN, and tells its owner's phone: who reads there of a change that he did not make can still act. */
async function setPassword(context: Written, uuid: string, newPassword: string): Promise<void> {
  const { tx, texting, language, afterCommit } = context;
  const [row] = await tx
    .update(member)
    .set({ passwordHash: await hashPassword(newPassword), hasOwnPin: true })
    .where(eq(member.uuid, uuid))
    .returning({ phoneNumber: member.phoneNumber });
  await endOtps(tx, uuid);
  const to = row?.phoneNumber;
  if (to) afterCommit(() => texting?.send({ to, text: smsWords(language).pinChanged }));
}
