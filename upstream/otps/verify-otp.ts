import { eq } from "drizzle-orm";
import { isFault } from "@/lib/contract/fault";
import { verifyOtp } from "@/lib/contract/otps";
import { PIN_HOLDS_MS } from "@/lib/domain/pin";
import { bangkokIso } from "@/lib/domain/time";
import { session } from "../db/tables/members";
import { refuseFlood } from "../http/rate-limit";
import { serve } from "../http/serve-endpoint";
import { checkOtp } from "./check-otp";

/**
 * A code to the phone on file proves presence as the PIN does. One to another number proves that number only: it is
 * what `users.phone-number.update` asks for.
 */
export const verifyOtpCall = serve(verifyOtp, async ({ tx, env, caller, origin, refuse }, { body }) => {
  await refuseFlood("otpTry", origin.address);
  const row = await checkOtp(
    tx,
    env.TOKEN_SECRET,
    body,
    ({ member, purpose }) => member === caller.uuid && purpose !== "forgot-password",
  );
  if (isFault(row)) return refuse(row);
  const now = Date.now();
  const confirmedUntil = new Date(now + PIN_HOLDS_MS);
  if (row.purpose === "confirm") {
    await tx
      .update(session)
      .set({ confirmedUntil, actedAt: new Date(now) })
      .where(eq(session.id, caller.sid));
  }
  return { confirmedUntil: bangkokIso(confirmedUntil.getTime()) };
});
