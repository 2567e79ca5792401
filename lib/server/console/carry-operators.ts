/**
 * The console's proxy: operators' calls of the contract and nothing else, with the console's own cookie. A list may
 * be asked for as CSV; it is then passed on as it streams.
 */
import { csvColumns } from "@/lib/contract/csv-columns";
import { AUTOMATIC_CALL, type Endpoint } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import { writeFault } from "@/lib/contract/fault-details";
import { operatorLogout } from "@/lib/contract/operators/session";
import { viewAsMember } from "@/lib/contract/operators/view-as";
import { env } from "@/lib/server/config/env";
import { siteOrigin } from "@/lib/server/config/site";
import { upstreamHeaders } from "@/lib/server/headers/upstream-headers";
import { findOperatorsEntry } from "@/lib/server/proxy/find-entry";
import { readBody } from "@/lib/server/proxy/read-body";
import { countRefusal, refuseLimitedSender } from "@/lib/server/proxy/refused-input";
import { csrfTokenFor, isCsrfToken, isSameOrigin } from "@/lib/server/session/csrf";
import { denyToken } from "@/lib/server/session/deny-list";
import { setCookieLine } from "@/lib/server/session/session-cookie";
import { grantCookies } from "@/lib/server/session/session-grant";
import { bareToken } from "@/lib/server/session/token";
import { readFaultAnswer } from "@/lib/server/upstream/fault-answer";
import { askUpstream, streamUpstream, type UpstreamRequest } from "@/lib/server/upstream/upstream-pool";
import { servesConsole, servesMembers } from "./console-host";
import { CONSOLE_ROOT, expiredOperatorCookie, operatorCookieLine, operatorTokenOf } from "./operator-cookie";
import { type OperatorToken, readOperator } from "./read-operator";

/** Handles one call of the console. Never throws: every failure is a JSON `{code, message, details?}`. */
export async function carryOperators(request: Request): Promise<Response> {
  try {
    if (!servesConsole(request.headers)) throw new Fault("not-found");
    const path = new URL(request.url).pathname.slice(`${CONSOLE_ROOT}/api`.length);
    const entry = findOperatorsEntry(request.method, path);
    if (!entry) throw new Fault("not-found");
    return await carry(entry, request);
  } catch (error) {
    const fault = isFault(error) ? error : new Fault("internal-error");
    await countRefusal(request.headers, fault);
    return json(JSON.stringify(writeFault(fault)), fault.status);
  }
}

async function carry(entry: Endpoint, request: Request): Promise<Response> {
  const { headers } = request;
  const operator = await readOperator(operatorTokenOf(headers));
  refuseForeign(headers, operator);
  await refuseLimitedSender(headers);
  const sent: UpstreamRequest = {
    url: env().API_UPSTREAM_URL + entry.path,
    method: "POST",
    headers: {
      ...upstreamHeaders(headers, operator?.token),
      ...(headers.get(AUTOMATIC_CALL) === "1" && { [AUTOMATIC_CALL]: "1" }),
      "content-type": "application/json",
    },
    body: await readBody(request, entry.bodyLimitBytes),
  };
  // Its cookie is for the members' pages, which are on another origin then.
  if (entry.path === viewAsMember.path && !servesMembers(headers)) throw new Fault("not-offered");
  if (entry.path === operatorLogout.path) return logOut(sent, operator, headers);
  if (headers.get("accept") === "text/csv" && csvColumns(entry)) return passCsv(sent);
  return pass(entry, sent, headers);
}

/** Only the console's own pages call: the cookie is SameSite=Strict as well, and each session has a token of its own. */
function refuseForeign(headers: Headers, operator: OperatorToken | null): void {
  const kind = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (kind !== "application/json") throw new Fault("media-type-unsupported");
  if (!isSameOrigin(headers, siteOrigin(headers))) throw new Fault("csrf-failed");
  // Before the login there is no session that a foreign page could use.
  if (operator && !isCsrfToken(headers.get("x-csrf-token"), { token: operator.token }))
    throw new Fault("csrf-failed");
}

/** The session ends here even when the upstream cannot be reached. */
async function logOut(sent: UpstreamRequest, operator: OperatorToken | null, from: Headers) {
  if (operator) denyToken(operator.token, operator.exp);
  await askUpstream(sent).catch(() => null);
  const response = json('{"data":{}}', 200);
  response.headers.append("set-cookie", expiredOperatorCookie(from));
  return response;
}

async function pass(entry: Endpoint, sent: UpstreamRequest, from: Headers): Promise<Response> {
  const answer = await askUpstream(sent);
  if (answer.status < 200 || answer.status > 299) throw readFaultAnswer(answer);
  const response = json(answer.text, answer.status);
  // A view of the members' pages: its token is a member's that may only read.
  if (entry.path === viewAsMember.path) {
    for (const cookie of await grantCookies(answer.auth, from))
      response.headers.append("set-cookie", setCookieLine(cookie));
    return response;
  }
  const granted = entry.grantsToken && answer.auth ? await readOperator(bareToken(answer.auth)) : null;
  if (granted) {
    response.headers.append("set-cookie", operatorCookieLine(granted.token, granted.exp, from));
    response.headers.set("x-csrf-token", csrfTokenFor({ token: granted.token }));
  }
  return response;
}

async function passCsv(sent: UpstreamRequest): Promise<Response> {
  const answer = await streamUpstream({ ...sent, headers: { ...sent.headers, accept: "text/csv" } });
  if ("text" in answer) throw readFaultAnswer(answer);
  return new Response(answer.stream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": "attachment",
      "cache-control": "private, no-store",
    },
  });
}

const json = (text: string, status: number): Response =>
  new Response(text, {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "private, no-store" },
  });
