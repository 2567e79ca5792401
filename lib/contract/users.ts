/** Members: signing up, in and out, and their profile. */
import { z } from "zod";
import { emailFault } from "@/lib/domain/members/credential";
import { legalNameFault } from "@/lib/domain/members/legal-name";
import { endpoint } from "./endpoint";
import { loginBody, newPassword, newPhoneNumber, newUserName, password, userName } from "./member-shapes";
import * as v from "./values";

const optionalText = (most: number) => v.text(most).nullable();

export const userInfo = z.object({
  level: z.number().int().nonnegative(),
  lineId: optionalText(120),
  userName,
  name: optionalText(120),
  /** True once a bank account was approved under the name: from then on only staff can change it. */
  isNameFixed: z.boolean().optional(),
  email: optionalText(254),
  avatar: optionalText(2_000),
  phoneNumber: optionalText(32),
  lineUid: optionalText(120),
  cash: v.baht,
  afCash: v.baht,
  loyaltyPoint: z.number().int().nonnegative(),
});
export type UserInfo = z.output<typeof userInfo>;

/** What a call that begins a session answers beside its token: the member, or nothing (the spec names no body). */
export const newcomerInfo = userInfo.partial();

const agentNumber = z.number().int().min(0).max(2_147_483_647);

/** Origin of a new member; the upstream resolves it and falls back to the centre agent. */
const origin = {
  refUid: agentNumber.optional(),
  registerFromDomain: v.text(253).optional(),
  slug: v.typedLine(80).optional(),
  employeeSlug: v.typedLine(80).optional(),
};

export const newMember = z.object({
  agentId: agentNumber.optional(),
  userName: newUserName,
  password: newPassword,
  phoneNumber: newPhoneNumber,
  referUrl: v.text(2_000).optional(),
  ...origin,
});
export type NewMember = z.output<typeof newMember>;

export const authUser = endpoint({
  service: "general",
  method: "POST",
  path: "/users.auth",
  summary: "The token's member; renews the token in the header when less than half of its life is left",
  access: "member",
  isForViewing: true,
  grantsToken: true,
  body: v.nothing,
  reply: userInfo,
});

export const signup = endpoint({
  service: "general",
  method: "POST",
  path: "/users.signup",
  summary: "Open an account and sign in",
  access: "guest-or-member",
  grantsToken: true,
  captcha: true,
  acceptsTerms: true,
  takesLineWord: true,
  body: newMember,
  reply: newcomerInfo,
  faults: [
    "username-taken",
    "phone-taken",
    "password-weak",
    "terms-not-accepted",
    "captcha-failed",
    "line-refused",
    "line-taken",
    "not-allow-domain",
  ],
});

export const linkLine = endpoint({
  service: "general",
  method: "POST",
  path: "/users.line-link",
  summary: "Link a LINE account to the member for logins; LINE's id token identifies it",
  access: "member",
  asksPin: "always",
  takesLineWord: true,
  body: v.nothing,
  reply: userInfo,
  faults: ["line-refused", "line-taken"],
});

export const login = endpoint({
  service: "general",
  method: "POST",
  path: "/users.login",
  summary: "Sign in with a user name and the PIN",
  access: "guest-or-member",
  grantsToken: true,
  body: loginBody,
  reply: newcomerInfo,
  faults: ["invalid login credential", "login-limit-reached", "not-allow-domain"],
});

export const lineLogin = endpoint({
  service: "general",
  method: "POST",
  path: "/users.line-login",
  summary: "Sign in with LINE; the web server fills the body after its OAuth code exchange",
  access: "guest-or-member",
  grantsToken: true,
  takesLineWord: true,
  body: z.object({
    /** LINE's user id (`sub`), not the display name. */
    lineId: v.text(120, 1),
    agentId: agentNumber.optional(),
    email: v.text(254).optional(),
    name: v.text(120).optional(),
    ...origin,
    fromAfLink: z.boolean().optional(),
  }),
  reply: newcomerInfo,
  faults: ["line-refused", "line-new", "not-allow-domain"],
});

/** `token` is the signed part (`header.payload` of a compact JWS), `signature` its third part. */
export const partnerToken = z.object({
  partner: v.text(60, 1),
  token: v.text(4_000, 1),
  signature: v.text(600, 1),
});
export type PartnerToken = z.output<typeof partnerToken>;

export const partnerFaults = [
  "partner-unknown",
  "partner-token-invalid",
  "partner-token-expired",
  "partner-token-used",
  "partner-phone-missing",
  "phone-taken",
] as const;

export const externalLogin = endpoint({
  service: "general",
  method: "POST",
  path: "/users.external-login",
  summary: "Sign in with a partner's signed token, valid once and for 60 seconds",
  access: "guest-or-member",
  grantsToken: true,
  body: partnerToken,
  reply: userInfo,
  faults: [...partnerFaults, "not-allow-domain"],
});

export const logout = endpoint({
  service: "general",
  method: "POST",
  path: "/users.logout",
  summary: "End the session of this token",
  access: "member",
  isForViewing: true,
  reply: v.nothing,
});

export const usersInfos = endpoint({
  service: "general",
  method: "GET",
  path: "/users-infos",
  summary: "The member's profile and balances",
  access: "member",
  reply: userInfo,
});

export const updateUsersInfos = endpoint({
  service: "general",
  method: "POST",
  path: "/users-infos.update",
  summary: "Change avatar, e-mail, LINE id or name; a change of a contact requires the PIN",
  access: "member",
  body: z.object({
    avatar: v.text(2_000).optional(),
    email: v.ruledLine(emailFault, 254).meta({ format: "email" }).optional(),
    lineId: v.typedLine(120).optional(),
    name: v.ruled(legalNameFault, 120).optional(),
  }),
  reply: userInfo,
  faults: ["name-fixed", "needs-pin", "pin-unset"],
});

export const updatePhoneNumber = endpoint({
  service: "general",
  method: "POST",
  path: "/users.phone-number.update",
  summary: "Change the phone number on file to one verified (`otps.verify`) within the last 5 minutes",
  access: "member",
  asksPin: "always",
  body: z.object({ phoneNumber: newMember.shape.phoneNumber }),
  reply: userInfo,
  faults: ["phone-taken", "needs-pin", "otp-expired"],
});

export const forgotPassword = endpoint({
  service: "general",
  method: "POST",
  path: "/users.forgot-password",
  summary: "Set a new PIN with the code sent to the phone on file; ends all sessions",
  access: "guest-or-member",
  body: z.object({
    userName,
    newPassword: newPassword,
    otpCode: v.typedDigits(6),
    refOtpCode: v.text(64, 1),
    phoneNumber: newMember.shape.phoneNumber,
  }),
  reply: v.nothing,
  faults: ["otp-wrong", "otp-expired", "otp-tries-used", "password-weak"],
});

export const changePassword = endpoint({
  service: "general",
  method: "POST",
  path: "/users.change-password",
  summary: "Change the PIN and end every other session of the member",
  access: "member",
  grantsToken: true,
  body: z.object({ oldPassword: password, newPassword: newPassword }),
  reply: v.nothing,
  faults: ["password-wrong", "password-weak"],
});

export const confirmPin = endpoint({
  service: "general",
  method: "POST",
  path: "/users.confirm-pin",
  summary: "Confirm the PIN; valid for 5 minutes on this session",
  access: "member",
  body: z.object({ password }),
  reply: z.object({ confirmedUntil: v.isoTime }),
  faults: ["password-wrong"],
});
