import { type FaultCode, isFault } from "@/lib/contract/fault";

/** Faults after which it is unknown whether the upstream carried out a call. The only list of them. */
const doubtful: ReadonlySet<FaultCode> = new Set<FaultCode>([
  "network-lost",
  "timeout",
  "upstream-timeout",
  "upstream-unreachable",
  "upstream-garbled",
  "internal-error",
  "busy",
]);

/** True for a refusal that leaves the outcome of a call unknown. */
export const isDoubtfulCode = (code: FaultCode): boolean => doubtful.has(code);

/** True when the outcome of a call is unknown. */
export const isDoubtful = (error: unknown): boolean => isFault(error) && isDoubtfulCode(error.code);
