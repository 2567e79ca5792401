/** A member's calls from the browser, failures as Fault. Loaded on demand, through lazy-call. */
import { leaveForOther } from "@/lib/client/page/other-member";
import { configurePage, isOthersSession, pageConfig } from "@/lib/client/page/page-config";
import { callKey, callName, type Endpoint, type ReplyOf, serviceBase } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import type { CallArgs } from "./call-args";
import { renewCsrfToken } from "./csrf";
import { exchange } from "./exchange";
import { faultOf, isTokenRefused } from "./fault-of-response";
import { retryWhileBusy } from "./retry";
import { beginsSession, inOrder } from "./session-change";
import { signingOut } from "./signing-out";
import { showUnauthorized } from "./unauthorized";

/** @throws Fault */
export async function call<E extends Endpoint>(entry: E, args: CallArgs<E> = {}): Promise<ReplyOf<E>> {
  if (signingOut.hasBegun() && callName(entry) !== "users.logout") throw new Fault("network-lost");
  if (pageConfig().lacking.includes(callKey(entry))) throw new Fault("not-offered");
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
  // A POST is never aborted: its outcome would be unknown.
  const signal = args.signal ?? (isPost ? undefined : signingOut.signal());
  const page = {
    base: serviceBase[entry.service],
    csrfToken: pageConfig().csrfToken,
    renew: (csrfToken: string) => configurePage({ csrfToken }),
  };
  try {
    const reply = await exchange(entry, { ...args, signal }, page);
    // They may have signed in while the answer was under way. An act was proven to be the page's own member's.
    if (!isPost) refuseOthers(entry);
    return reply;
  } catch (error) {
    const fault = faultOf(error);
    if (isFault(fault, "not-offered")) configurePage({ lacking: [...pageConfig().lacking, callKey(entry)] });
    if (!isPost) refuseOthers(entry);
    if (isTokenRefused(error) && !isOthersSession()) showUnauthorized(callName(entry));
    throw fault;
  }
}
