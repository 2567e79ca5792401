/** Where the console is served: on the members' origin, or with OPERATOR_ORIGIN on that one alone. */
import { env } from "@/lib/server/config/env";
import { isOwnHost, siteHost } from "@/lib/server/config/site";
import { CONSOLE_ROOT } from "./operator-cookie";

/** The console's pages, with or without a language before them: `/operator`, `/en/operator/slips`. */
export const isConsolePath = (pathname: string): boolean =>
  new RegExp(`^/(?:(?:th|en|kh|mm)/)?${CONSOLE_ROOT.slice(1)}(?:/|$)`).test(pathname);

const consoleHost = () => {
  const origin = env().OPERATOR_ORIGIN;
  return origin === undefined ? null : new URL(origin).host;
};

/** True where this host shows the console. */
export const servesConsole = (headers: Headers): boolean => {
  const host = consoleHost();
  return host === null ? isOwnHost(headers) : siteHost(headers) === host;
};

/** True where this host shows the members' pages: everywhere but on an origin of the console's own. */
export const servesMembers = (headers: Headers): boolean => {
  const host = consoleHost();
  return host === null || siteHost(headers) !== host;
};
