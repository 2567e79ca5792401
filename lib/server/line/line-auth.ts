/**
 * `/login/line/auth`: starts the OAuth flow with LINE and receives its callback, for a login or to link LINE to
 * a member's account. The code is exchanged here, and this server, never a browser, tells the upstream which
 * LINE user it is (decision 13).
 */

import { isFault } from "@/lib/contract/fault";
import { lineLogin } from "@/lib/contract/users";
import { returnPath } from "@/lib/domain/access/return-path";
import { type Locale, localePath } from "@/lib/i18n/tags";
import { addressOf } from "@/lib/server/ask/ask";
import { isSecure, siteHost, siteOrigin } from "@/lib/server/config/site";
import { upstreamHeaders } from "@/lib/server/headers/upstream-headers";
import {
  ACCESS_TOKEN,
  ASKED_PAGE,
  type CookieSpec,
  setCookieLine,
} from "@/lib/server/session/session-cookie";
import { grantCookies } from "@/lib/server/session/session-grant";
import { siteCookies } from "@/lib/server/session/site-cookies";
import { readToken } from "@/lib/server/session/token";
import { readFaultAnswer } from "@/lib/server/upstream/fault-answer";
import { askUpstream } from "@/lib/server/upstream/upstream-pool";
import { type LineChannel, lineChannel } from "./line-channel";
import { expiredLineCookies, flowCookie, newcomerCookie, readFlow, type StoredFlow } from "./line-cookies";
import { finishLineFlow, type LinePerson, startLineFlow } from "./line-exchange";

/** Why a flow failed, by the keys of the pages' messages. */
type LineRefusal = "denied" | "expired" | "failed";

/** The section of the profile that shows the link to LINE. */
const ownLine = (why?: LineRefusal) => `/profile/edit${why ? `?line=${why}` : ""}#line`;

export async function answerLine(request: Request, locale: Locale): Promise<Response> {
  const { headers } = request;
  const { searchParams } = new URL(request.url);
  const cookies = siteCookies(headers);
  const channel = lineChannel();
  const go = (path: string, set: CookieSpec[] = []) => redirect(localePath(locale, path), set);
  const over = expiredLineCookies(isSecure(headers));
  const reading = await readToken(cookies.get(ACCESS_TOKEN));
  const uuid = reading.kind === "member" ? reading.uuid : "";
  const flow = readFlow(cookies);
  const isBack = searchParams.has("code") || searchParams.has("error");
  // A signed-in member uses this route only to link LINE to their account.
  const isLink = uuid !== "" && (isBack ? flow?.linksUuid === uuid : searchParams.has("link"));
  const refuse = (why: LineRefusal) => go(isLink ? ownLine(why) : `/login?line=${why}`, over);

  if (searchParams.has("leave")) return go(uuid ? ownLine() : "/register", over);
  if (uuid && !isLink) return go("/main");
  if (!channel) return refuse("failed");
  if (!isBack) return begin(channel, headers, locale, searchParams, uuid);

  if (!flow || flow.state !== searchParams.get("state")) return refuse("expired");
  // The session changed since the link flow started: refused, never a sign-in.
  if (flow.linksUuid !== uuid) return refuse("expired");
  if (searchParams.has("error"))
    return refuse(searchParams.get("error") === "access_denied" ? "denied" : "failed");
  try {
    const person = await finishLineFlow(channel, siteOrigin(headers), searchParams, flow);
    // The page asks for a confirmation of the account, and for the PIN.
    if (isLink) return go(ownLine(), [...over, newcomerCookie(person, isSecure(headers))]);
    const entered = await enter(person, flow, headers, locale);
    if (entered === "new")
      return go(registerPath(flow), [...over, newcomerCookie(person, isSecure(headers))]);
    return entered.length > 0
      ? go(returnPath(cookies.get(ASKED_PAGE)) ?? "/main", [...over, ...entered])
      : refuse("failed");
  } catch {
    return refuse("failed");
  }
}

async function begin(
  channel: LineChannel,
  headers: Headers,
  locale: Locale,
  asked: URLSearchParams,
  linksUuid: string,
): Promise<Response> {
  const { to, flow } = await startLineFlow(channel, siteOrigin(headers), locale);
  const [slug, employeeSlug] = [slugOf(asked, "slug"), slugOf(asked, "employeeSlug")];
  const kept = { ...flow, slug, employeeSlug, linksUuid };
  return redirect(to, [flowCookie(kept, isSecure(headers))]);
}

const slugOf = (asked: URLSearchParams, name: string) => {
  const said = asked.get(name) ?? "";
  return /^[A-Za-z0-9_-]{1,80}$/.test(said) ? said : "";
};

/** The session's cookies, or "new" for a LINE account that is not linked to any. @throws Fault */
async function enter(
  person: LinePerson,
  { slug, employeeSlug }: StoredFlow,
  headers: Headers,
  locale: Locale,
): Promise<CookieSpec[] | "new"> {
  const { lineId, name, email, idToken } = person;
  const answer = await askUpstream({
    url: addressOf(lineLogin),
    method: "POST",
    headers: {
      ...upstreamHeaders(headers, undefined),
      "accept-language": locale,
      "content-type": "application/json",
      "line-id-token": idToken,
    },
    body: JSON.stringify({
      lineId,
      agentId: 0,
      refUid: 0,
      ...(email && { email }),
      ...(name && { name }),
      registerFromDomain: siteHost(headers).replace(/:\d+$/, ""),
      slug,
      employeeSlug,
      fromAfLink: slug !== "",
    }),
  });
  if (answer.status >= 200 && answer.status < 300) return grantCookies(answer.auth, headers);
  const fault = readFaultAnswer(answer);
  if (isFault(fault, "line-new")) return "new";
  throw fault;
}

/** Back to the invitation that was followed. */
function registerPath({ slug, employeeSlug }: StoredFlow): string {
  const path = slug ? `/register/${slug}` : "/register";
  return employeeSlug ? `${path}?employeeSlug=${employeeSlug}` : path;
}

function redirect(to: string, set: CookieSpec[]): Response {
  const response = new Response(null, {
    status: 303,
    headers: { location: to, "cache-control": "private, no-store" },
  });
  // Of two cookies with one name the last one counts.
  for (const cookie of new Map(set.map((one) => [one.name, one])).values()) {
    response.headers.append("set-cookie", setCookieLine(cookie));
  }
  return response;
}
