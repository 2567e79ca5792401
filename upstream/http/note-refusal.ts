import type { FastifyRequest } from "fastify";
import type { Fault, FaultCode } from "@/lib/contract/fault";
import type { SecurityEvent, SecurityLog } from "../logging/security-log";

/** Refusals that hint at an attack or a lockout of an owner. Ordinary refusals are not logged. */
const eventOf: Partial<Record<FaultCode, SecurityEvent>> = {
  "invalid login credential": "login-failed",
  "login-limit-reached": "login-locked",
  "operator-disabled": "login-failed",
  "second-factor-wrong": "code-wrong",
  "network-not-allowed": "access-refused",
  "password-wrong": "pin-wrong",
  "otp-wrong": "code-wrong",
  "otp-tries-used": "code-locked",
  "passkey-refused": "passkey-refused",
  "partner-token-invalid": "partner-refused",
  "partner-token-used": "partner-refused",
  "hand-off-invalid": "partner-refused",
  forbidden: "access-refused",
  "payload-too-large": "input-refused",
  "invalid-input": "input-refused",
  "bad-request": "input-refused",
  "rate-limited": "rate-limited",
};

/** Operators' failures have event names of their own. */
const operatorsEventOf: Partial<Record<SecurityEvent, SecurityEvent>> = {
  "login-failed": "operator-login-failed",
  "login-locked": "operator-login-failed",
};

/** Where a request came from, as reported by the web server. */
export const addressOf = ({ headers, ip }: FastifyRequest): string => String(headers["x-client-ip"] ?? ip);

/** Writes a refused request to the security log, if its refusal is a security event. */
export function noteRefusal(security: SecurityLog, fault: Fault, request: FastifyRequest): void {
  const event = eventOf[fault.code];
  if (!event) return;
  const call = request.routeOptions.url?.replace(/^\/(?:poy-)?api\//, "");
  const isOperators = call?.startsWith("operators.") ?? false;
  const isHook = call?.startsWith("/hooks/") ?? false;
  security.note(
    isHook && event === "access-refused"
      ? "signature-refused"
      : (isOperators && operatorsEventOf[event]) || event,
    { address: addressOf(request), call, code: fault.code, userName: userNameOf(request.body) },
  );
}

function userNameOf(body: unknown): string | undefined {
  const said = typeof body === "object" && body !== null && "userName" in body ? body.userName : undefined;
  return typeof said === "string" ? said : undefined;
}
