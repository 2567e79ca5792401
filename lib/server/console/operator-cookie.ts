/** The operator's token between the browser and the console. The members' pages never receive it: its path differs. */
import { isSecure } from "@/lib/server/config/site";
import { readCookies } from "@/lib/server/session/site-cookies";

/** Every page and call of the console is below this path. */
export const CONSOLE_ROOT = "/operator";
/** `th` or `en`, before the login as well. */
export const CONSOLE_LOCALE = "operator-locale";

/** On https the prefix keeps the cookie from being set over plain http (a path rules out `__Host-`). */
const nameOf = (secure: boolean) => (secure ? "__Secure-operator-token" : "operator-token");

/** Undefined where the request has none. */
export const operatorTokenOf = (headers: Headers): string | undefined =>
  readCookies(headers.get("cookie")).get(nameOf(isSecure(headers))) || undefined;

/** A `Set-Cookie` line that lasts as long as the token. */
export const operatorCookieLine = (token: string, expSeconds: number, headers: Headers): string =>
  lineOf(token, Math.max(0, expSeconds - Math.floor(Date.now() / 1000)), headers);

/** A `Set-Cookie` line that removes it. */
export const expiredOperatorCookie = (headers: Headers): string => lineOf("", 0, headers);

function lineOf(token: string, maxAge: number, headers: Headers): string {
  const secure = isSecure(headers);
  const flags = `Path=${CONSOLE_ROOT}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
  return `${nameOf(secure)}=${token}; ${flags}`;
}
