/** Operators' own sign-in, their sessions and their password. */
import { z } from "zod";
import { staffRoles } from "@/lib/domain/staff";
import { endpoint } from "../endpoint";
import { sessionRow } from "../sessions";
import { loginBody, newMember } from "../users";
import * as v from "../values";

const call = { service: "general", method: "POST" } as const;

export const operatorRole = z.enum(staffRoles);
export type OperatorRole = z.output<typeof operatorRole>;

/** Six digits of the authenticator app, or one of the recovery codes. */
export const secondFactorCode = v.text(20, 6);

export const operatorInfo = z.object({
  uuid: v.uuid,
  userName: v.text(64, 1),
  role: operatorRole,
  /**
   * `set`: every login asks for a code. `needed`: this session can only set one up. `offered`: this operator may do
   * without.
   */
  secondFactor: z.enum(["set", "needed", "offered"]),
});
export type OperatorInfo = z.output<typeof operatorInfo>;

export const operatorLogin = endpoint({
  ...call,
  path: "/operators.login",
  summary: "Sign in as an operator; who has set up a second factor sends its code along",
  access: "public",
  grantsToken: true,
  body: loginBody.extend({ code: secondFactorCode.optional() }),
  reply: operatorInfo,
  faults: [
    "invalid login credential",
    "login-limit-reached",
    "operator-disabled",
    "second-factor-needed",
    "second-factor-wrong",
    "network-not-allowed",
  ],
});

export const operatorAuth = endpoint({
  ...call,
  path: "/operators.auth",
  summary: "Who holds this token; renews it in the header when under half of its life is left",
  access: "staff",
  isForEnrolling: true,
  grantsToken: true,
  reply: operatorInfo,
});

export const operatorLogout = endpoint({
  ...call,
  path: "/operators.logout",
  summary: "End this session",
  access: "staff",
  isForEnrolling: true,
  reply: v.nothing,
});

export const operatorSessions = endpoint({
  ...call,
  path: "/operators.sessions.all",
  summary: "The operator's own open sessions, newest use first",
  access: "staff",
  reply: z.object({ items: z.array(sessionRow) }),
});

export const revokeOperatorSession = endpoint({
  ...call,
  path: "/operators.sessions.revoke",
  summary: "End one of the operator's own sessions, or all but this one",
  access: "staff",
  body: z.union([z.strictObject({ id: v.rowId }), z.strictObject({ others: z.literal(true) })]),
  reply: v.nothing,
});

export const changeOperatorPassword = endpoint({
  ...call,
  path: "/operators.change-password",
  summary: "Change one's own password; every other session of the operator ends",
  access: "staff",
  body: z.object({ oldPassword: v.text(200, 1), newPassword: newMember.shape.password }),
  reply: v.nothing,
  faults: ["password-wrong", "password-weak"],
});
