import type { FaultCode } from "./fault";

/** Refusals of what was sent, whoever sent it: too large, no JSON, or not the call's shape. Both processes limit them. */
const refused: ReadonlySet<FaultCode> = new Set<FaultCode>([
  "payload-too-large",
  "bad-request",
  "invalid-input",
  "currency-malformed",
]);

export const isRefusedInput = (code: FaultCode): boolean => refused.has(code);
