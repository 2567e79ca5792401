import { type FaultCode, isFault } from "@/lib/contract/fault";

/** After these nobody knows whether the upstream did what it was asked to. The one list of them. */
const doubtful: ReadonlySet<FaultCode> = new Set<FaultCode>([
  "network-lost",
  "timeout",
  "upstream-timeout",
  "upstream-unreachable",
  "upstream-garbled",
  "internal-error",
  "busy",
]);

/** True for a refusal that leaves open what became of a call. */
export const isDoubtfulCode = (code: FaultCode): boolean => doubtful.has(code);

/** True where it is open what became of a call. */
export const isDoubtful = (error: unknown): boolean => isFault(error) && isDoubtfulCode(error.code);
