/** One exchange about a call of the contract, which the upstream may not have. */
import type { Endpoint } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { isLacking, isMissing, noteLacking } from "./lacking-calls";
import { askUpstream, type UpstreamAnswer, type UpstreamRequest } from "./upstream-pool";

/**
 * As `askUpstream`. A call that is not there is asked once in ten minutes.
 * @throws Fault `not-offered` for such a call, and the faults of `askUpstream`
 */
export async function askCall(
  entry: Endpoint,
  request: UpstreamRequest,
  nowMs = Date.now(),
): Promise<UpstreamAnswer> {
  if (isLacking(entry, nowMs)) throw notOffered(entry);
  const answer = await askUpstream(request);
  if (!isMissing(entry, answer)) return answer;
  noteLacking(entry, nowMs);
  throw notOffered(entry);
}

const notOffered = ({ path }: Endpoint) =>
  new Fault("not-offered", undefined, `the upstream has no call ${path.slice(1)}`);
