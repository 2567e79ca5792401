import { eq, sql } from "drizzle-orm";
import type { BodyOf } from "@/lib/contract/endpoint";
import { isFault } from "@/lib/contract/fault";
import { changePassword, forgotPassword } from "@/lib/contract/users";
import { readPhone } from "@/lib/domain/members/phone";
import { member } from "../../db/schema/members";
import type { Context, PreCheck } from "../../http/context";
import { defineHandler } from "../../http/define-handler";
import { consumeLimit } from "../../http/rate-limit";
import { checkOtp, endOtps, isRightCode } from "../../otps/check-otp";
import { smsWords } from "../../otps/sms-words";
import { forgetAllCounts } from "../login/login-guard";
import { endSessions } from "../login/sessions";
import { noteSensitiveChange } from "../sensitive-change";
import { checkPin, comparePin, pinQueueKey } from "./check-pin";
import { type ComparedPassword, hashPassword } from "./password";

interface NewPin {
  compared: ComparedPassword;
  /** Hash of the new PIN; "" where the old one is already wrong */
  newHash: string;
}

/** For `preCheck`: compares the old password and hashes the new one if the old one is right. Throws `busy`. */
export async function prepareChange(
  known: PreCheck,
  { body }: { body: Pick<BodyOf<typeof changePassword>, "oldPassword" | "newPassword"> },
): Promise<NewPin> {
  const compared = await comparePin(known, body.oldPassword);
  return { compared, newHash: compared.isRight ? await hashPassword(body.newPassword) : "" };
}

/** Hashes only if the code is right; whether it is still valid is checked again in the transaction. */
async function hashForgotten(
  { db, env, origin }: PreCheck,
  { body }: { body: BodyOf<typeof forgotPassword> },
): Promise<string> {
  await consumeLimit("otpTry", origin.address);
  return (await isRightCode(db, env.TOKEN_SECRETS, body)) ? hashPassword(body.newPassword) : "";
}

export const passwordCalls = [
  defineHandler(
    changePassword,
    async (context, _, { compared, newHash }) => {
      const { tx, caller, grant, refuse } = context;
      const refusal = await checkPin(tx, caller.uuid, compared);
      if (refusal) return refuse(refusal);
      await setPassword(context, caller.uuid, newHash);
      await endSessions(tx, caller.uuid, caller.sid);
      grant(caller);
      return {};
    },
    { preCheck: prepareChange, queueKey: pinQueueKey },
  ),

  defineHandler(
    forgotPassword,
    async (context, { body }, newHash) => {
      const { tx, env, refuse } = context;
      const userName = body.userName.trim().toLowerCase();
      const phoneNumber = readPhone(body.phoneNumber);
      const row = await checkOtp(
        tx,
        env.TOKEN_SECRETS,
        body,
        (found) =>
          found.purpose === "forgot-password" &&
          found.userName === userName &&
          found.phoneNumber === phoneNumber,
      );
      if (isFault(row)) return refuse(row);
      await setPassword(context, row.member, newHash);
      await endSessions(tx, row.member);
      // The owner has proved who they are: the login lock, whoever caused it, ends.
      await forgetAllCounts(tx, row.member, userName);
      return {};
    },
    { preCheck: hashForgotten },
  ),
];

type Written = Pick<Context<unknown>, "tx" | "services" | "language" | "afterCommit">;

/** Stores the new PIN. The bell and a text message to the owner's phone warn of a change by anybody else. */
async function setPassword(context: Written, uuid: string, passwordHash: string): Promise<void> {
  if (!passwordHash) throw new Error("a PIN without a hash");
  const { tx, services, language, afterCommit } = context;
  const [before] = await tx
    .select({ hasOwnPin: member.hasOwnPin })
    .from(member)
    .where(eq(member.uuid, uuid))
    .for("no key update");
  const [row] = await tx
    .update(member)
    .set({ passwordHash, hasOwnPin: true })
    .where(eq(member.uuid, uuid))
    .returning({ phoneNumber: member.phoneNumber });
  // Setting a first PIN is no sensitive change: withdrawals are not put on hold.
  if (before?.hasOwnPin) await noteSensitiveChange(tx, uuid);
  await endOtps(tx, uuid);
  await tx.execute(sql`SELECT tell_of_account(${uuid}, 'pin-changed')`);
  const to = row?.phoneNumber;
  if (to) afterCommit(() => services.texting?.send({ to, text: smsWords(language).pinChanged }));
}
