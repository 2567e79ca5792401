import { eq, sql } from "drizzle-orm";
import type { BodyOf } from "@/lib/contract/endpoint";
import { allOutbox } from "@/lib/contract/operators/audit";
import { requestOtp } from "@/lib/contract/otps";
import { member } from "@/upstream/db/schema/members";
import type { TestService } from "../service/service";
import { operator, type Person, signUp } from "./people";

/** The messages that the embedded mode would have sent to a phone, newest first. */
export async function smsTo(service: TestService, phoneNumber: string): Promise<string[]> {
  await service.dependencies.services.texting?.idle();
  const { token } = await operator(service, "administrator");
  const { items } = await service.call(allOutbox, { body: { limit: 100 }, token });
  return items.filter(({ channel, to }) => channel === "sms" && to === phoneNumber).map(({ text }) => text);
}

let addresses = 0;
/** An address of its own, so that no other test's rate limit applies. */
export const newAddress = () => ({
  "x-client-ip": `10.77.${Math.floor(++addresses / 250)}.${addresses % 250}`,
});

/** Requests a code and reads it from the outbox; "" when none came. */
export async function askForCode(
  service: TestService,
  body: BodyOf<typeof requestOtp>,
  token?: string,
): Promise<{ refOtpCode: string; otpCode: string }> {
  const before = (await smsTo(service, body.phoneNumber)).length;
  const { refOtpCode } = await service.call(requestOtp, { body, token, headers: newAddress() });
  const all = await smsTo(service, body.phoneNumber);
  const otpCode = all.length > before ? (/\d{6}/.exec(all[0] ?? "")?.[0] ?? "") : "";
  return { refOtpCode, otpCode };
}

export const NEW_PASSWORD = "Another one #2027";

/** A member whose phone number is known. */
export interface Owner extends Person {
  phoneNumber: string;
}

export async function newOwner(service: TestService, deviceId = ""): Promise<Owner> {
  const person = await signUp(service, deviceId);
  const [row] = await service.db.select().from(member).where(eq(member.uuid, person.uuid));
  return { ...person, phoneNumber: row?.phoneNumber ?? "" };
}

export const forgot = ({ userName, phoneNumber }: Owner) => ({
  userName,
  phoneNumber,
  purpose: "forgot-password" as const,
});

export const resetBody = (
  { userName, phoneNumber }: Owner,
  code: { refOtpCode: string; otpCode: string },
) => ({ userName, phoneNumber, ...code, newPassword: NEW_PASSWORD });

/** Lets this many seconds pass for a name's requests. */
export const age = (service: TestService, userName: string, seconds: number) =>
  service.db.execute(
    sql`UPDATE otp SET created_at = created_at - ${seconds} * interval '1 second' WHERE user_name = ${userName}`,
  );
