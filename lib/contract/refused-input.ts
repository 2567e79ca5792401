import type { FaultCode } from "./fault";

/** Refusals of a request's input: too large, not JSON, or not the call's shape. Both processes rate-limit them. */
const refused: ReadonlySet<FaultCode> = new Set<FaultCode>([
  "payload-too-large",
  "bad-request",
  "invalid-input",
  "currency-malformed",
]);

export const isRefusedInput = (code: FaultCode): boolean => refused.has(code);
