/** Operators' calls from the console's pages; the contract's shapes (zod) load with the first call. */
import type { Endpoint } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import type { OperatorEntryName, OperatorNoun } from "./operator-nouns";
import type { OperatorBody, OperatorReply, Sending } from "./send-operator-call";

export type { OperatorBody, OperatorReply } from "./send-operator-call";

/** To the caller, a chunk that cannot be fetched is a lost network. */
const load = () =>
  import("./send-operator-call").catch(() => {
    throw new Fault("network-lost", undefined, "the code of a call did not load");
  });

/** @throws Fault; `network-lost` and `timeout` when no response came, so that the outcome is unknown */
export async function operatorCall<N extends OperatorNoun, Name extends OperatorEntryName<N>>(
  noun: N,
  name: Name,
  body?: OperatorBody<N, Name>,
  sending?: Sending,
): Promise<OperatorReply<N, Name>> {
  return (await load()).sendOperatorCall(noun, name, body, sending);
}

/**
 * The contract's schema of a call's body, for the form in which it is typed.
 * @throws Fault
 */
export const operatorBody = async <N extends OperatorNoun, Name extends OperatorEntryName<N>>(
  noun: N,
  name: Name,
): Promise<Endpoint["body"]> => (await load()).loadBody(noun, name);

/**
 * A list as a CSV file: every row that the body selects, streamed by the service.
 * @throws Fault
 */
export async function operatorCsv<N extends OperatorNoun, Name extends OperatorEntryName<N>>(
  noun: N,
  name: Name,
  body: OperatorBody<N, Name>,
): Promise<Blob> {
  return (await load()).fetchOperatorCsv(noun, name, body);
}
