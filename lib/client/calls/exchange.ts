/**
 * One exchange with a service, by axios: encoded and parsed by the contract. Members' and operators' calls both go
 * by it. Loaded on demand, with the first call.
 */
import axios, { type AxiosRequestConfig } from "axios";
import type { Endpoint, ReplyOf } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { readFault } from "@/lib/contract/fault-details";
import { readReply } from "@/lib/contract/read-reply";
import type { CallArgs } from "./call-args";
import { CALL_TIMEOUT_MS } from "./call-timeout";

export const http = axios.create({
  timeout: CALL_TIMEOUT_MS,
  headers: { "Content-Type": "application/json", Accept: "application/json" },
});

/** How a request is sent that goes on after its page. */
export const outliving: AxiosRequestConfig = { adapter: "fetch", fetchOptions: { keepalive: true } };

/** The page that calls. */
export interface Caller {
  /** Path of its proxy. */
  base: string;
  csrfToken: string;
  /** Takes the CSRF token of a session that the answer began, ended or renewed. */
  renew: (csrfToken: string) => void;
}

/**
 * @param how what axios is told beside what the contract says
 * @throws what axios throws (`faultOf` says what it means); a Fault where the reply breaks the contract, or where the
 * upstream does not have the call, which is answered with 200
 */
export async function exchange<E extends Endpoint>(
  entry: E,
  args: CallArgs<E>,
  caller: Caller,
  how?: AxiosRequestConfig,
): Promise<ReplyOf<E>> {
  const { data, headers } = await http.request<{ data: unknown; code?: unknown }>(
    requestOf(entry, args, caller, how),
  );
  const csrfToken = headers?.["x-csrf-token"];
  if (csrfToken) caller.renew(csrfToken);
  if (typeof data?.code === "string" && !("data" in data)) throw readFault(data);
  const read = readReply(entry, data?.data);
  if ("fault" in read) throw new Fault("upstream-garbled", undefined, `${entry.path}: ${read.fault}`);
  return read.reply;
}

/**
 * A list as a file: every row that the body selects, streamed by the service for as long as that takes.
 * @throws what axios throws
 */
export async function exchangeForFile<E extends Endpoint>(
  entry: E,
  args: CallArgs<E>,
  caller: Caller,
): Promise<Blob> {
  const config = requestOf(entry, args, caller, { responseType: "blob", timeout: 0 });
  try {
    return (await http.request<Blob>(config)).data;
  } catch (error) {
    // A refusal comes as a file as well.
    if (axios.isAxiosError(error) && error.response?.data instanceof Blob)
      error.response.data = await error.response.data
        .text()
        .then(JSON.parse)
        .catch(() => undefined);
    throw error;
  }
}

function requestOf<E extends Endpoint>(
  entry: E,
  args: CallArgs<E>,
  { base, csrfToken }: Caller,
  how?: AxiosRequestConfig,
): AxiosRequestConfig {
  const isPost = entry.method === "POST";
  const body = args.body ?? (isPost && !entry.multipart ? {} : undefined);
  return {
    url: base + entry.path,
    method: entry.method,
    params: args.query === undefined ? undefined : entry.query?.encode(args.query),
    data: body !== undefined && entry.body && !entry.multipart ? entry.body.encode(body) : body,
    signal: args.signal,
    headers: {
      ...pageLanguage(),
      ...(isPost && { "X-CSRF-Token": csrfToken }),
      ...(entry.multipart && { "Content-Type": "multipart/form-data" }),
      ...(args.key && { "Idempotency-Key": args.key }),
      ...args.headers,
    },
    ...how,
  };
}

/** The page's language, which may differ from the browser's: the server writes some refusals' texts in it. */
function pageLanguage(): { "Accept-Language"?: string } {
  const language = globalThis.document?.documentElement?.lang;
  return language ? { "Accept-Language": language } : {};
}
