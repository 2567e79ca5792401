/**
 * Login from a partner's frame to this site's own window. A frame cannot store our cookies, so a login there
 * returns a code for the window: valid once, for 60 seconds.
 */
import { z } from "zod";
import { endpoint } from "./endpoint";
import { loginBody } from "./member-shapes";
import { partnerFaults, partnerToken, userInfo } from "./users";
import * as v from "./values";

/** 32 random bytes, base64url. */
const code = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export const loginCode = z.object({ code, expiresAt: v.isoTime, userName: v.text(64, 1) });

export const createLoginCode = endpoint({
  service: "general",
  method: "POST",
  path: "/hand-offs.create",
  summary: "Log in inside a frame by the PIN or a partner's token; returns a code and opens no session",
  access: "guest-or-member",
  cookieless: true,
  body: z.union([loginBody, partnerToken]),
  reply: loginCode,
  faults: ["invalid login credential", "login-limit-reached", "not-allow-domain", ...partnerFaults],
});

export const exchangeLoginCode = endpoint({
  service: "general",
  method: "POST",
  path: "/hand-offs.exchange",
  summary: "Sign in with the code from a frame",
  access: "guest-or-member",
  grantsToken: true,
  body: z.object({ code }),
  reply: userInfo,
  faults: ["hand-off-invalid", "not-allow-domain"],
});
