/**
 * Calls from the browser: encoded and parsed by the contract, failures as Fault. Loaded on demand, through
 * lazy-call.
 */
import axios from "axios";
import { leaveForOther } from "@/lib/client/page/other-member";
import { configurePage, isOthersSession, pageConfig } from "@/lib/client/page/page-config";
import { callName, type Endpoint, type ReplyOf, serviceBase } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import { readReply } from "@/lib/contract/read-reply";
import type { CallArgs } from "./call-args";
import { CALL_TIMEOUT_MS } from "./call-timeout";
import { renewCsrfToken } from "./csrf";
import { faultOf, isTokenRefused } from "./fault-of-response";
import { retryWhileBusy } from "./retry";
import { beginsSession, inOrder } from "./session-change";
import { signingOut } from "./signing-out";
import { showUnauthorized } from "./unauthorized";

export const http = axios.create({
  timeout: CALL_TIMEOUT_MS,
  headers: { "Content-Type": "application/json", Accept: "application/json" },
});

/** @throws Fault */
export async function call<E extends Endpoint>(entry: E, args: CallArgs<E> = {}): Promise<ReplyOf<E>> {
  if (signingOut.hasBegun() && callName(entry) !== "users.logout") throw new Fault("network-lost");
  const mayArriveTwice = entry.method === "GET" || args.key !== undefined;
  const signal = args.signal ?? signingOut.signal();
  return mayArriveTwice
    ? retryWhileBusy(() => sendAsOurs(entry, args), { isAct: args.key !== undefined, signal })
    : sendAsOurs(entry, args);
}

async function sendAsOurs<E extends Endpoint>(entry: E, args: CallArgs<E>): Promise<ReplyOf<E>> {
  try {
    refuseOthers(entry);
    return await inOrder(entry, () => send(entry, args));
  } catch (error) {
    if (!beginsSession(entry)) leaveForOther();
    // Refused before it was forwarded: sending it again is safe.
    if (!isFault(error, "csrf-failed") || !(await renewCsrfToken())) throw error;
    return send(entry, args);
  }
}

/** Nothing is asked, and no answer taken, for another member than the page's own. @throws Fault `csrf-failed`, as acts are */
function refuseOthers(entry: Endpoint): void {
  if (isOthersSession() && !beginsSession(entry))
    throw new Fault("csrf-failed", undefined, "another member is signed in");
}

async function send<E extends Endpoint>(entry: E, args: CallArgs<E>): Promise<ReplyOf<E>> {
  const isPost = entry.method === "POST";
  const body = args.body ?? (isPost && !entry.multipart ? {} : undefined);
  try {
    const { data, headers } = await http.request<{ data: unknown }>({
      url: serviceBase[entry.service] + entry.path,
      method: entry.method,
      params: args.query === undefined ? undefined : entry.query?.encode(args.query),
      data: body !== undefined && entry.body && !entry.multipart ? entry.body.encode(body) : body,
      // A POST is never aborted: its outcome would be unknown.
      signal: args.signal ?? (isPost ? undefined : signingOut.signal()),
      headers: {
        ...pageLanguage(),
        ...(isPost && { "X-CSRF-Token": pageConfig().csrfToken }),
        ...(entry.multipart && { "Content-Type": "multipart/form-data" }),
        ...(args.key && { "Idempotency-Key": args.key }),
        ...args.headers,
      },
    });
    // After a login or logout, further calls of this page belong to another session.
    if (headers?.["x-csrf-token"]) configurePage({ csrfToken: headers["x-csrf-token"] });
    // They may have signed in while the answer was under way. An act was proven to be the page's own member's.
    if (!isPost) refuseOthers(entry);
    return parsed(entry, data?.data);
  } catch (error) {
    const fault = faultOf(error);
    if (!isPost) refuseOthers(entry);
    if (isTokenRefused(error) && !isOthersSession()) showUnauthorized(callName(entry));
    throw fault;
  }
}

/** The page's language, which may differ from the browser's: the server writes some refusals' texts in it. */
function pageLanguage(): { "Accept-Language"?: string } {
  const language = globalThis.document?.documentElement?.lang;
  return language ? { "Accept-Language": language } : {};
}

function parsed<E extends Endpoint>(entry: E, data: unknown): ReplyOf<E> {
  const read = readReply(entry, data);
  if ("fault" in read) throw new Fault("upstream-garbled", undefined, `${entry.path}: ${read.fault}`);
  return read.reply;
}
