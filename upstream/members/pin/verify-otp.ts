import { isFault } from "@/lib/contract/fault";
import { verifyOtp } from "@/lib/contract/otps";
import { PIN_HOLDS_MS } from "@/lib/domain/members/pin";
import { bangkokIso } from "@/lib/domain/time/time";
import { defineHandler } from "../../http/define-handler";
import { consumeLimit } from "../../http/rate-limit";
import { checkOtp } from "../../otps/check-otp";
import { presenceShown } from "./confirm-pin";

/**
 * A code sent to the phone on file proves presence as the PIN does. One sent to another number proves that number
 * only, which `users.phone-number.update` requires.
 */
export const verifyOtpCall = defineHandler(
  verifyOtp,
  async ({ tx, env, caller, origin, refuse }, { body }) => {
    await consumeLimit("otpTry", origin.address);
    const row = await checkOtp(
      tx,
      env.TOKEN_SECRETS,
      body,
      ({ member, purpose }) => member === caller.uuid && purpose !== "forgot-password",
    );
    if (isFault(row)) return refuse(row);
    if (row.purpose === "confirm") return presenceShown(tx, caller.sid);
    return { confirmedUntil: bangkokIso(Date.now() + PIN_HOLDS_MS) };
  },
);
