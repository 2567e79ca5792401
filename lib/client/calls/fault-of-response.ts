/** Failed exchanges as faults of the contract. */
import { type AxiosError, isAxiosError } from "axios";
import { Fault, isFault } from "@/lib/contract/fault";
import { readFault } from "@/lib/contract/fault-details";

/** 401 and 403 concern the token itself. */
export const isTokenRefused = (error: unknown) =>
  isAxiosError(error) && (error.response?.status === 401 || error.response?.status === 403);

/** What an exchange that failed means; without a response its outcome is unknown. */
export function faultOf(error: unknown): Fault {
  if (isFault(error)) return error;
  if (!isAxiosError(error))
    return new Fault("internal-error", undefined, error instanceof Error ? error.message : "");
  if (error.response) {
    const { status, data, headers } = error.response;
    return refusalOf({ status, data, retryAfter: headers["retry-after"] });
  }
  return new Fault(isTimeout(error) ? "timeout" : "network-lost", undefined, error.message);
}

const isTimeout = (error: AxiosError) => error.code === "ECONNABORTED" || error.code === "ETIMEDOUT";

interface Refusal {
  status: number;
  data: unknown;
  /** The header `retry-after`. */
  retryAfter: unknown;
}

/** A 503 without a body comes from a load balancer in front of the site without a free backend. */
function refusalOf({ status, data, retryAfter }: Refusal): Fault {
  const fault = readFault(data, status === 503 ? "busy" : undefined);
  const retryAfterSeconds = Number(retryAfter ?? Number.NaN);
  const isTimeless = isFault(fault, "busy") && !fault.details && Number.isSafeInteger(retryAfterSeconds);
  return isTimeless ? new Fault("busy", { retryAfterSeconds }, fault.message) : fault;
}
