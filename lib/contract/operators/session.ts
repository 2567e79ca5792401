/** Operators' sign-in, sessions and password. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import { loginBody, newPassword } from "../member-shapes";
import { signedChallenge } from "../passkey-shapes";
import { sessionRow } from "../session-row";
import * as v from "../values";
import { operatorRole, secondFactorCode } from "./operator-shapes";

const call = { service: "general", method: "POST" } as const;

export const operatorInfo = z.object({
  uuid: v.uuid,
  userName: v.text(64, 1),
  role: operatorRole,
  /**
   * `set`: every login asks for a code or a passkey. `needed`: this session can only set one up. `offered`: the factor is
   * optional.
   */
  secondFactor: z.enum(["set", "needed", "offered"]),
});
export type OperatorInfo = z.output<typeof operatorInfo>;

export const operatorLogin = endpoint({
  ...call,
  path: "/operators.login",
  summary:
    "Sign in as an operator, with a code or a passkey where a second factor is set up; the refusal without one has the passkeys' challenge",
  access: "public",
  grantsToken: true,
  body: loginBody.extend({ code: secondFactorCode.optional(), passkey: signedChallenge.optional() }),
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
  summary: "The token's operator; renews the token in the header when less than half of its life is left",
  access: "staff",
  isForEnrolling: true,
  grantsToken: true,
  mayBeAutomatic: true,
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
  summary: "The operator's own open sessions, most recently used first",
  access: "staff",
  mayBeAutomatic: true,
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
  summary: "Change one's own password and end every other session of the operator",
  access: "staff",
  body: z.object({ oldPassword: v.text(200, 1), newPassword: newPassword }),
  reply: v.nothing,
  faults: ["password-wrong", "password-weak"],
});
