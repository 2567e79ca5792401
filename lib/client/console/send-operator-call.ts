/** Operators' calls from the console's pages: encoded and parsed by the contract, failures as Fault. */
import { retryWhileBusy } from "@/lib/client/calls/retry";
import { AUTOMATIC_CALL, type BodyOf, type Endpoint, type ReplyOf } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import { readReply } from "@/lib/contract/read-reply";
import { consoleToken } from "./console-token";
import { post, postForFile } from "./exchange";
import {
  loadOperatorEntry,
  type OperatorEntry,
  type OperatorEntryName,
  type OperatorNoun,
} from "./operator-nouns";
import { isSomebodyThere } from "./presence";

export interface Sending {
  /** Idempotency key of an action that must happen once. */
  key?: string;
  /** The call may be sent again while the service is busy: a read, or an action with a key. */
  mayRepeat?: boolean;
  signal?: AbortSignal;
}

/** The body of an operators' call. */
export type OperatorBody<N extends OperatorNoun, Name extends OperatorEntryName<N>> = BodyOf<
  OperatorEntry<N, Name>
>;
/** The reply of an operators' call. */
export type OperatorReply<N extends OperatorNoun, Name extends OperatorEntryName<N>> = ReplyOf<
  OperatorEntry<N, Name>
>;

/** @throws Fault; `network-lost` and `timeout` when no response came, so that the outcome is unknown */
export async function sendOperatorCall<N extends OperatorNoun, Name extends OperatorEntryName<N>>(
  noun: N,
  name: Name,
  body?: OperatorBody<N, Name>,
  sending: Sending = {},
): Promise<OperatorReply<N, Name>> {
  const entry = await loadOperatorEntry(noun, name).catch(() => {
    throw new Fault("network-lost", undefined, "the code of a call did not load");
  });
  const once = () => sendAsOurs(entry, body, sending) as Promise<OperatorReply<N, Name>>;
  if (!sending.mayRepeat && !sending.key) return once();
  return retryWhileBusy(once, { isAct: sending.key !== undefined, signal: sending.signal });
}

async function sendAsOurs(entry: Endpoint, body: unknown, sending: Sending): Promise<unknown> {
  try {
    return await send(entry, body, sending);
  } catch (error) {
    // Refused before it was forwarded: sending it again is safe.
    if (!isFault(error, "csrf-failed") || !(await consoleToken.renew())) throw error;
    return send(entry, body, sending);
  }
}

async function send(entry: Endpoint, body: unknown, { key, signal }: Sending): Promise<unknown> {
  const { data, headers } = await post(entry.path, wireOf(entry, body), {
    signal,
    headers: {
      "Accept-Language": document.documentElement.lang,
      ...(entry.mayBeAutomatic && !isSomebodyThere() && { [AUTOMATIC_CALL]: "1" }),
      ...(key && { "Idempotency-Key": key }),
    },
  });
  const fresh = headers.get("x-csrf-token");
  if (fresh) consoleToken.set(fresh);
  const read = readReply(entry, (data as { data?: unknown } | undefined)?.data);
  if ("fault" in read) throw new Fault("upstream-garbled", undefined, `${entry.path}: ${read.fault}`);
  return read.reply;
}

/** Unlike a body typed into a form, one without fields is an empty object on the wire. */
const wireOf = (entry: Endpoint, body: unknown): unknown =>
  body === undefined ? {} : (entry.body?.encode(body) ?? body);

/**
 * A list as a CSV file: every row that the body selects, streamed by the service.
 * @throws Fault
 */
export async function fetchOperatorCsv<N extends OperatorNoun, Name extends OperatorEntryName<N>>(
  noun: N,
  name: Name,
  body: OperatorBody<N, Name>,
): Promise<Blob> {
  const entry = await loadOperatorEntry(noun, name);
  return postForFile(entry.path, wireOf(entry, body), "text/csv");
}
