/** Refusals, as the services write them and what stands in front of them. */
import { Fault, isFault } from "@/lib/contract/fault";
import { readFault } from "@/lib/contract/fault-details";

interface Refusal {
  status: number;
  data: unknown;
  /** The header `retry-after`. */
  retryAfter: unknown;
}

/** A 503 without a body comes from a load balancer in front of the site without a free backend. */
export function refusalOf({ status, data, retryAfter }: Refusal): Fault {
  const fault = readFault(data, status === 503 ? "busy" : undefined);
  const retryAfterSeconds = Number(retryAfter ?? Number.NaN);
  const isTimeless = isFault(fault, "busy") && !fault.details && Number.isSafeInteger(retryAfterSeconds);
  return isTimeless ? new Fault("busy", { retryAfterSeconds }, fault.message) : fault;
}
