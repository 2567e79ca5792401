/** Operators' calls from the console's pages: encoded and parsed by the contract, failures as Fault. */
import { askCsrfToken } from "@/lib/client/calls/csrf";
import { exchange, exchangeForFile, outliving } from "@/lib/client/calls/exchange";
import { faultOf, isTokenRefused } from "@/lib/client/calls/fault-of-response";
import { retryWhileBusy } from "@/lib/client/calls/retry";
import { AUTOMATIC_CALL, type BodyOf, type Endpoint, type ReplyOf } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import { consoleToken } from "./console-token";
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
  /**
   * The page is being closed: sent whole though nobody is left to read the answer, and, by a page that has made a
   * call of the noun before, before it is gone.
   */
  isLeaving?: boolean;
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
  const entry = await load(noun, name);
  const once = () => sendAsOurs(entry, body, sending) as Promise<OperatorReply<N, Name>>;
  if (!sending.mayRepeat && !sending.key) return once();
  return retryWhileBusy(once, { isAct: sending.key !== undefined, signal: sending.signal });
}

/** @throws Fault */
export const loadBody = async <N extends OperatorNoun, Name extends OperatorEntryName<N>>(
  noun: N,
  name: Name,
): Promise<Endpoint["body"]> => (await load(noun, name)).body;

/**
 * A list as a CSV file: every row that the body selects, streamed by the service.
 * @throws Fault
 */
export async function fetchOperatorCsv<N extends OperatorNoun, Name extends OperatorEntryName<N>>(
  noun: N,
  name: Name,
  body: OperatorBody<N, Name>,
): Promise<Blob> {
  const entry: Endpoint = await load(noun, name);
  const args = { body, headers: { Accept: "text/csv" } };
  return exchangeForFile(entry, args, caller()).catch(refuse);
}

const load = <N extends OperatorNoun, Name extends OperatorEntryName<N>>(noun: N, name: Name) =>
  loadOperatorEntry(noun, name).catch(() => {
    throw new Fault("network-lost", undefined, "the code of a call did not load");
  });

async function sendAsOurs(entry: Endpoint, body: unknown, sending: Sending): Promise<unknown> {
  try {
    return await send(entry, body, sending);
  } catch (error) {
    // Refused before it was forwarded: sending it again is safe.
    const fresh = isFault(error, "csrf-failed") ? await askCsrfToken() : undefined;
    if (!fresh) throw error;
    consoleToken.set(fresh);
    return send(entry, body, sending);
  }
}

function send(entry: Endpoint, body: unknown, { key, signal, isLeaving }: Sending): Promise<unknown> {
  const headers = entry.mayBeAutomatic && !isSomebodyThere() ? { [AUTOMATIC_CALL]: "1" } : undefined;
  return exchange(entry, { body, key, signal, headers }, caller(), isLeaving ? outliving : undefined).catch(
    refuse,
  );
}

const caller = () => ({ base: "/operator/api", csrfToken: consoleToken.get(), renew: consoleToken.set });

function refuse(error: unknown): never {
  const fault = faultOf(error);
  // 403 may also mean too low a role: only a token that is refused as such ends the session.
  if (isTokenRefused(error) && fault.code === "unauthorized") consoleToken.leave();
  throw fault;
}
