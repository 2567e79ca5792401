/**
 * The proxy behind `/api` and `/poy-api`: only calls of the contract, to fixed addresses, with headers built
 * from scratch. Browsers never get the token in a response.
 */
import { callName, type Endpoint, opensSession, type Service } from "@/lib/contract/endpoint";
import { Fault, type FaultCode, isFault } from "@/lib/contract/fault";
import { writeFault } from "@/lib/contract/fault-details";
import { knownKeys } from "@/lib/contract/known-keys";
import { agentsSupports, type Maintenance, siteDetail, siteMaintenance } from "@/lib/contract/site";
import { logout } from "@/lib/contract/users";
import { floorContext } from "@/lib/server/ask/ask";
import { env } from "@/lib/server/config/env";
import { clientIp, isOwnHost, isSecure, siteHost, siteOrigin } from "@/lib/server/config/site";
import type { FloorContext } from "@/lib/server/floor/floor-rule";
import { upstreamHeaders } from "@/lib/server/headers/upstream-headers";
import { expiredLineCookies, LINE_NEWCOMER } from "@/lib/server/line/line-cookies";
import {
  csrfTokenFor,
  isCsrfToken,
  isFrameCsrfToken,
  isSameOrigin,
  type PageOwner,
  pageOwner,
} from "@/lib/server/session/csrf";
import { denyToken, isDenied } from "@/lib/server/session/deny-list";
import { arrivingCookies, plainNames } from "@/lib/server/session/plain-cookies";
import {
  ACCESS_TOKEN,
  type CookieSpec,
  DEVICE_ID,
  expiredCookies,
  expiredPlain,
  SIGNED_OUT_COOKIES,
  setCookieLine,
} from "@/lib/server/session/session-cookie";
import { grantCookies } from "@/lib/server/session/session-grant";
import { readCookies, siteCookies } from "@/lib/server/session/site-cookies";
import { readToken } from "@/lib/server/session/token";
import { readFaultAnswer, readObject, refusalInSuccess } from "@/lib/server/upstream/fault-answer";
import { retryAfterSeconds, siteStatus } from "@/lib/server/upstream/site-status";
import { tellOnce } from "@/lib/server/upstream/tell-once";
import type { UpstreamAnswer } from "@/lib/server/upstream/upstream-pool";
import { askOrStandIn, completed } from "./complete-answer";
import { fillBody } from "./fill-body";
import { findEntry } from "./find-entry";
import { handedDeposit } from "./handed-deposit";
import { pathAt, slipBody } from "./place-slip";
import { readBody } from "./read-body";
import { countRefusal, refuseLimitedSender } from "./refused-input";
import { logSecurity, type WebSecurityEvent } from "./security-log";

/** Handles one call of a browser. Never throws: every failure is a JSON `{code, message, details?}`. */
export async function forward(service: Service, request: Request): Promise<Response> {
  try {
    if (!isOwnHost(request.headers)) throw new Fault("not-allow-domain");
    const { pathname } = new URL(request.url);
    const path = pathname.replace(/^\/(?:poy-)?api/, "");
    const found = findEntry(service, request.method, path);
    if (found.kind === "none") throw new Fault("not-found");
    if (found.kind === "other-method") throw new Fault("method-not-allowed");
    const { maintenance } = await siteStatus();
    if (maintenance.on && found.entry.path === siteMaintenance.path) return tell(maintenance);
    if (maintenance.on && !openInMaintenance.includes(found.entry.path)) return refuseClosed(maintenance);
    return await carry(found.entry, request);
  } catch (error) {
    const fault = isFault(error) ? error : new Fault("internal-error");
    await countRefusal(request.headers, fault);
    note(fault, request);
    return refuse(fault);
  }
}

const events: Partial<Record<FaultCode, WebSecurityEvent>> = {
  "csrf-failed": "csrf-refused",
  "payload-too-large": "input-refused",
  "bad-request": "input-refused",
  "rate-limited": "rate-limited",
  "not-allow-domain": "host-refused",
};

function note({ code }: Fault, { headers, url }: Request): void {
  const event = events[code];
  const call = new URL(url).pathname.replace(/^\/(?:poy-)?api\//, "").slice(0, MOST_NOTED);
  if (event) logSecurity(event, { address: clientIp(headers), call, code });
}

/** Longest path in the log, in characters. */
const MOST_NOTED = 120;

/** While the site is closed, logout and the support contacts still work. */
const openInMaintenance: readonly string[] = [logout.path, agentsSupports.path, siteDetail.path];

/** MAINTENANCE counts like the operator's switch, so this server answers the call itself. */
const tell = (maintenance: Maintenance) => json(JSON.stringify({ data: maintenance }), 200);

function refuseClosed(maintenance: Maintenance): Response {
  const response = refuse(new Fault("maintenance"));
  response.headers.set("retry-after", String(retryAfterSeconds(maintenance)));
  return response;
}

async function carry(entry: Endpoint, request: Request): Promise<Response> {
  const from = entry.cookieless ? withoutCookies(request.headers) : request.headers;
  const { cookies } = await arrivingCookies(from);
  const raw = cookies.get(ACCESS_TOKEN);
  const reading = await readToken(raw);
  const token = reading.kind === "member" ? raw : undefined;
  if (entry.method === "POST") {
    refuseForeign(entry, request.headers, pageOwner(cookies, reading));
    await refuseLimitedSender(request.headers);
  }
  // Guests cannot make this server hold a file in memory.
  if (entry.multipart && reading.kind !== "member") throw new Fault("unauthorized");
  const isLogout = entry.path === logout.path;
  if (isLogout && raw && reading.kind === "member") denyToken(raw, reading.expMs / 1000);

  try {
    const body = entry.method === "POST" ? await readBody(request, entry.bodyLimitBytes) : undefined;
    const filled =
      body &&
      fillBody(entry, body, {
        host: siteHost(request.headers),
        uuid: reading.kind === "member" ? reading.uuid : null,
      });
    const context = contextOf(request, body);
    const handed = await handedDeposit(entry, context);
    const told = await askOrStandIn(entry, context, {
      url: addressOf(entry, new URL(request.url).searchParams, handed?.path ?? pathAt(entry)),
      method: entry.method,
      headers: {
        ...upstreamHeaders(from, token),
        ...broughtHeaders(entry, from),
        ...(body && { "content-type": request.headers.get("content-type") ?? "application/json" }),
      },
      body: handed ? handed.body(context) : filled && (await slipBody(entry, filled, context)),
    });
    const answer = handed ? handed.taken(told) : told;
    if (isLogout) return signedOut(request.headers);
    // A logout finished during this call: its token would belong to a session that has ended.
    const hasLeft = token !== undefined && isDenied(token) && !opensSession(entry);
    // Of a login the token alone counts: its body needs no completing.
    const whole = opensSession(entry) ? answer : await completed(entry, answer, context);
    return await pass(entry, hasLeft ? { ...whole, auth: undefined } : whole, request.headers);
  } catch (error) {
    // The logout succeeds even when the upstream cannot be reached: the token is on the deny-list.
    if (isLogout) return signedOut(request.headers);
    throw error;
  }
}

/** The call for what completes its answer; the body of the box's own upstream is not read here. */
function contextOf(request: Request, body: Uint8Array | undefined): FloorContext {
  return floorContext({
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: body && !env().embedded ? readObject(Buffer.from(body).toString("utf8")) : undefined,
    isRouteHandler: true,
  });
}

/** Headers that the call takes beside its body: the accepted terms, and LINE's id token from its cookie. */
function broughtHeaders(entry: Endpoint, headers: Headers): Record<string, string> {
  const terms = headers.get("accepted-terms");
  const word = readCookies(headers.get("cookie")).get(LINE_NEWCOMER);
  return {
    ...(entry.acceptsTerms && terms && /^[\d-]{1,20}$/.test(terms) && { "accepted-terms": terms }),
    ...(entry.takesLineWord && word && /^[\w.-]{1,4000}$/.test(word) && { "line-id-token": word }),
  };
}

/** Changes of state are accepted from this site's own pages only, as JSON, with the page's CSRF token. */
function refuseForeign(entry: Endpoint, headers: Headers, owner: PageOwner): void {
  const kind = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (kind !== (entry.multipart ? "multipart/form-data" : "application/json")) {
    throw new Fault("media-type-unsupported");
  }
  const said = headers.get("x-csrf-token");
  const isOurs = entry.cookieless ? isFrameCsrfToken(said) : isCsrfToken(said, owner);
  if (!isOurs || !isSameOrigin(headers, siteOrigin(headers))) throw new Fault("csrf-failed");
}

function withoutCookies(headers: Headers): Headers {
  const rest = new Headers(headers);
  rest.delete("cookie");
  return rest;
}

/** Only names of the contract are forwarded, once each. */
function addressOf(entry: Endpoint, asked: URLSearchParams, path: string): string {
  const { API_UPSTREAM_URL, POY_API_UPSTREAM_URL } = env();
  const address = (entry.service === "general" ? API_UPSTREAM_URL : POY_API_UPSTREAM_URL) + path;
  if (!entry.query) return address;
  const known = entry.query.safeParse(Object.fromEntries(asked));
  if (!known.success) throw new Fault("invalid-input", { issues: issuesOf(known.error) });
  const search = new URLSearchParams();
  for (const name of Object.keys(known.data as object)) {
    const value = asked.get(name);
    if (value !== null) search.set(name, value);
  }
  return search.size ? `${address}?${search}` : address;
}

const issuesOf = (error: { issues: { path: PropertyKey[]; code: string }[] }) =>
  error.issues.map(({ path, code }) => ({ path: path.map(String).join("."), code }));

/** Forwards status and JSON; of the headers only `auth`, as cookies. @throws Fault, the upstream's too */
async function pass(entry: Endpoint, answer: UpstreamAnswer, from: Headers): Promise<Response> {
  if (answer.status < 200 || answer.status > 299) throw refusalOf(entry, answer);
  const cookies = entry.grantsToken ? await grantCookies(answer.auth, from) : [];
  const response = opensSession(entry) ? opened(entry, answer, cookies) : json(dataOf(answer), answer.status);
  // The id token was used and is not needed any more.
  if (entry.takesLineWord) cookies.push(...expiredLineCookies(isSecure(from)));
  for (const cookie of cookies) response.headers.append("set-cookie", setCookieLine(cookie));
  const token = cookies.find(({ name, value }) => name === ACCESS_TOKEN && value)?.value;
  if (token) response.headers.set("x-csrf-token", csrfTokenFor({ token }));
  return response;
}

function refusalOf({ access, body }: Endpoint, answer: UpstreamAnswer): Fault {
  const fault = readFaultAnswer(answer);
  // Said to somebody who is signed in, these words are about the PIN that they typed, not about their session.
  const asks = knownKeys(body);
  const isOfPin =
    access === "member" &&
    (asks?.has("password") || asks?.has("oldPassword")) &&
    isFault(fault, "invalid login credential");
  return isOfPin ? new Fault("password-wrong", undefined, fault.message) : fault;
}

/** @throws Fault for an answer without data */
function dataOf({ text }: UpstreamAnswer): string {
  if (Object.hasOwn(readObject(text) ?? {}, "data")) return text;
  throw refusalInSuccess(text) ?? new Fault("upstream-garbled", undefined, "no data in the answer");
}

/**
 * The answer of a login: its token is all that counts, for the spec names no body. What the body says of the member
 * is passed on where it is as promised.
 * @throws Fault where there is no token: a success without a session would lead nowhere
 */
function opened(entry: Endpoint, answer: UpstreamAnswer, cookies: readonly CookieSpec[]): Response {
  if (!cookies.some(({ name, value }) => name === ACCESS_TOKEN && value)) {
    const said = refusalInSuccess(answer.text);
    if (said) throw said;
    const lack = answer.auth ? "a token that cannot be used" : "no token";
    tellOnce(entry.path, `${callName(entry)} answers ${answer.status} with ${lack} in its header auth`);
    throw new Fault("upstream-garbled", undefined, `${lack} in the header auth`);
  }
  const { data } = readObject(answer.text) ?? {};
  return json(JSON.stringify({ data: entry.reply.safeParse(data).success ? data : {} }), answer.status);
}

/** Cookies are expired by name; "cookies" in Clear-Site-Data would also delete the locale and the known device. */
function signedOut(from: Headers): Response {
  const response = json('{"data":{}}', 200);
  response.headers.set("clear-site-data", '"cache"');
  response.headers.set("x-csrf-token", csrfTokenFor({ deviceId: siteCookies(from).get(DEVICE_ID) }));
  // An id token of the leaving member must not be used for the next signup in this browser.
  const hasWord = readCookies(from.get("cookie")).has(LINE_NEWCOMER);
  const gone = [
    ...expiredCookies(SIGNED_OUT_COOKIES, isSecure(from)),
    ...expiredPlain(plainNames(from).filter((name) => name !== DEVICE_ID)),
    ...(hasWord ? expiredLineCookies(isSecure(from)) : []),
  ];
  for (const cookie of gone) {
    response.headers.append("set-cookie", setCookieLine(cookie));
  }
  return response;
}

/** A call that is not offered is no error: a browser would write each of its answers into the console. */
function refuse(fault: Fault): Response {
  const status = isFault(fault, "not-offered") ? 200 : fault.status;
  const response = json(JSON.stringify(writeFault(fault)), status);
  if (isFault(fault, "busy")) {
    response.headers.set("retry-after", String(fault.details?.retryAfterSeconds ?? BUSY_SECONDS));
  }
  return response;
}

/** Retry-After of `busy` where no time is given, seconds. */
const BUSY_SECONDS = 2;

const json = (text: string, status: number): Response =>
  new Response(text, {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "private, no-store" },
  });
