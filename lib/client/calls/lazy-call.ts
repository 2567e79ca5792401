/** The one way to call an upstream from the browser; axios and the contract's shapes load with the first call. */
import type { Endpoint, ReplyOf } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import type { CallArgs } from "./call-args";

/**
 * `await call(() => import("@/lib/contract/poys").then((m) => m.createPoy), { body, key })`
 * @throws Fault; `network-lost` and `timeout` when no answer came, so that the outcome is unknown
 */
export type Call = <E extends Endpoint>(entry: () => Promise<E>, args?: CallArgs<E>) => Promise<ReplyOf<E>>;

export const call: Call = async (entry, args = {}) => {
  const [send, promise] = await Promise.all([import("./call"), entry()]).catch((error: unknown) => {
    // Code that cannot be fetched is a lost network to the one who calls.
    throw isFault(error) ? error : new Fault("network-lost", undefined, "the code of a call did not load");
  });
  return send.call(promise, args);
};
