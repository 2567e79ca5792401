import type { Endpoint } from "./endpoint";
import { commonFaults, type FaultCode } from "./fault";

const tokenFaults: readonly FaultCode[] = ["unauthorized", "forbidden"];

/** Every code the call can be refused with: its own, those of any call, those that its flags add. */
export function refusalsOf(entry: Endpoint): FaultCode[] {
  const codes = new Set<FaultCode>([...entry.faults, ...commonFaults, ...(isOpen(entry) ? [] : tokenFaults)]);
  if (entry.area) codes.add("area-closed");
  if (entry.asksPin) codes.add("needs-pin");
  if (entry.idempotent) codes.add("idempotency-key-missing").add("idempotency-mismatch");
  return [...codes];
}

/** Calls that work without a token; one that is sent is still verified. */
export const isOpen = ({ access }: Pick<Endpoint, "access">): boolean =>
  access === "public" || access === "guest-or-member";
