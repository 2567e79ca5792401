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
export const isAmbiguousCode = (code: FaultCode): boolean => doubtful.has(code);

/** True when the outcome of a call is unknown. */
export const isAmbiguous = (error: unknown): boolean => isFault(error) && isAmbiguousCode(error.code);
