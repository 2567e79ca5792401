/** Operators' calls from the console's pages: encoded and parsed by the contract, failures as Fault. */
import axios from "axios";
import { CALL_TIMEOUT_MS } from "@/lib/client/calls/call";
import { faultOf, isTokenRefused } from "@/lib/client/calls/fault-of-response";
import { retryWhileBusy } from "@/lib/client/calls/retry";
import { AUTOMATIC_CALL, type BodyOf, type Endpoint, type ReplyOf } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import { readReply } from "@/lib/contract/read-reply";
import { consoleToken } from "./console-token";
import {
  loadOperatorEntry,
  type OperatorEntry,
  type OperatorEntryName,
  type OperatorNoun,
} from "./operator-nouns";
import { isSomebodyThere } from "./presence";

const BASE = "/operator/api";

export const http = axios.create({
  timeout: CALL_TIMEOUT_MS,
  headers: { "Content-Type": "application/json", Accept: "application/json" },
});

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
  try {
    const { data, headers } = await http.post<{ data: unknown }>(BASE + entry.path, wireOf(entry, body), {
      signal,
      headers: {
        "Accept-Language": document.documentElement.lang,
        "X-CSRF-Token": consoleToken.get(),
        ...(entry.mayBeAutomatic && !isSomebodyThere() && { [AUTOMATIC_CALL]: "1" }),
        ...(key && { "Idempotency-Key": key }),
      },
    });
    const fresh = headers["x-csrf-token"];
    if (typeof fresh === "string") consoleToken.set(fresh);
    const read = readReply(entry, data?.data);
    if ("fault" in read) throw new Fault("upstream-garbled", undefined, `${entry.path}: ${read.fault}`);
    return read.reply;
  } catch (error) {
    const fault = faultOf(error);
    // 403 may also mean too low a role: only a token that is refused as such ends the session.
    if (isTokenRefused(error) && fault.code === "unauthorized") consoleToken.leave();
    throw fault;
  }
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
  try {
    const { data } = await axios.post<Blob>(BASE + entry.path, wireOf(entry, body), {
      responseType: "blob",
      headers: { Accept: "text/csv", "X-CSRF-Token": consoleToken.get(), "Content-Type": "application/json" },
    });
    return data;
  } catch (error) {
    throw faultOf(error);
  }
}
