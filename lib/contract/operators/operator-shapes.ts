/** What several operators' calls say of an operator: apart from the calls, so that a page loads none for them. */
import { z } from "zod";
import { staffRoles } from "@/lib/domain/operators/staff";
import { signedChallenge } from "../passkey-shapes";
import * as v from "../values";

export const operatorRole = z.enum(staffRoles);
export type OperatorRole = z.output<typeof operatorRole>;

/** Six digits of the authenticator app, or one of the recovery codes. */
export const secondFactorCode = v.typedLine(20, 6);

/** What proves a second factor that is set up. */
export const factorProof = z.union([
  z.strictObject({ code: secondFactorCode }),
  z.strictObject({ passkey: signedChallenge }),
]);
export type FactorProof = z.output<typeof factorProof>;
