/** Calls an upstream from the browser; axios and the contract's shapes load with the first call. */
import type { ReplyOf } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import type { CallArgs } from "./call-args";
import type { EntryName, EntryOf, Noun } from "./contract-nouns";

/**
 * `await call("poys", "createPoy", { body, key })`: the noun, the name of its entry, and the input.
 * @throws Fault; `network-lost` and `timeout` when no response came, so that the outcome is unknown
 */
export type Call = <N extends Noun, Name extends EntryName<N>>(
  noun: N,
  name: Name,
  args?: CallArgs<EntryOf<N, Name>>,
) => Promise<ReplyOf<EntryOf<N, Name>>>;

export const call: Call = async (noun, name, args = {}) => {
  const entry = import("./contract-nouns").then(({ loadEntry }) => loadEntry(noun, name));
  const [send, promise] = await Promise.all([import("./call"), entry]).catch((error: unknown) => {
    // To the caller, a chunk that cannot be fetched is a lost network.
    throw isFault(error) ? error : new Fault("network-lost", undefined, "the code of a call did not load");
  });
  return send.call(promise, args);
};
