/** Shapes of a member's name, password and status: apart from the calls, so that the console loads none of those. */
import { z } from "zod";
import { passwordFault, userNameFault } from "@/lib/domain/members/credential";
import { phoneFault } from "@/lib/domain/members/phone";
import * as v from "./values";

/** As it is typed to log in. */
export const userName = v.typedLine(64, 1);
export const password = v.text(200, 1);

export const loginBody = z.object({ userName, password });
export type LoginBody = z.output<typeof loginBody>;

/** As a new one has to be. */
export const newUserName = v
  .ruledLine(userNameFault, 254)
  .meta({ minLength: 6, maxLength: 64, pattern: "^[a-z0-9]+$" });
export const newPassword = v.ruled(passwordFault).meta({ minLength: 8, maxLength: 30 });
/** E.164 preferred: a national number is read as Thai, or as of the only country that has such numbers. */
export const newPhoneNumber = v
  .ruledLine((typed) => phoneFault(typed), 32)
  .meta({ examples: ["+66812345678"] });

/** 0 normal, 1 must sign in again, 2 no credit or bank, 3 no games, 4 no lotto. */
export const memberStatus = z.number().int().min(0).max(255);
