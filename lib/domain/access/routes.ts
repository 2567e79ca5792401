/**
 * Every route of the product. `[name]` is one segment. Order matters: the first match is the route, so a
 * fixed word stands before the parameter that would swallow it.
 */
export interface Route {
  readonly pattern: string;
  /** Who sees the page: everyone, only people who are not logged in, or only members. */
  readonly reader: "everyone" | "guest" | "member";
  /** Retired address: answers with a redirect to this pattern, after the access rule. */
  readonly movedTo?: string;
}

const everyone = (pattern: string): Route => ({ pattern, reader: "everyone" });
const guest = (pattern: string): Route => ({ pattern, reader: "guest" });
const member = (pattern: string): Route => ({ pattern, reader: "member" });
const moved = (route: Route, movedTo: string): Route => ({ ...route, movedTo });

/** A public page; while the site is closed it is also served, with status 503, in place of every other page. */
export const maintenancePath = "/maintenance";

export const routes: readonly Route[] = [
  guest("/"),
  guest("/login"),
  guest("/register"),
  moved(guest("/register/index-backup"), "/register"),
  moved(guest("/register/[afSlug]/index-backup"), "/register/[afSlug]"),
  guest("/register/[afSlug]"),

  everyone("/download"),
  everyone("/forgot-pin"),
  everyone("/how-to"),
  ...["deposit", "forgot-pin", "lotto", "lotto4d", "register-addbank", "result-poy", "withdraw"].map(
    (topic) => everyone(`/howto/${topic}`),
  ),
  everyone("/howto/draw"),
  everyone("/howto/draw/proof"),
  everyone("/howto/paste"),
  everyone(maintenancePath),
  everyone("/promotions"),
  everyone("/dreams"),
  everyone("/results"),
  everyone("/results/freezes"),
  everyone("/results/yeekee/[betId]"),
  everyone("/receipt/[code]"),
  everyone("/vdo"),
  everyone("/vdo/[vdoName]"),
  everyone("/live/casino"),
  everyone("/external/login"),
  everyone("/login/line/auth"),
  everyone("/terms"),
  everyone("/privacy"),
  everyone("/offline"),

  member("/main"),
  member("/number-set"),
  member("/profile"),
  ...["achievement", "affiliate", "change-pin", "devices", "edit", "limits", "notifications", "support"].map(
    (page) => member(`/profile/${page}`),
  ),

  member("/bank/add"),
  member("/bank/status"),

  ...["deposit", "statement", "status", "turnover", "withdraw"].map((page) => member(`/credit/${page}`)),
  ...["crypto", "crypto/queue", "fast", "fast/queue", "normal", "qrcode", "qrcodes", "truemoney"].map(
    (method) => member(`/credit/deposit/${method}`),
  ),

  member("/lotto"),
  member("/lotto/4d"),
  moved(member("/lotto/index-backup"), "/lotto"),
  member("/lotto/[betGroup]"),
  member("/lotto/[betGroup]/[betId]"),

  member("/poy"),
  member("/poy/lottery"),
  member("/poy/lottery/[betType]"),
  member("/poy/lottery/[betType]/[poyId]"),
  member("/poy/[betGroup]"),
  member("/poy/[betGroup]/[poyId]"),

  member("/game"),
  member("/games"),
  member("/games/round/[id]"),
  member("/game/all-bet"),
  member("/game/ezg"),
  member("/game/ezg/[gameId]"),
  member("/game/gpx"),
  member("/game/gpx/[gameList]"),
  member("/game/gpx/[gameList]/[gameId]"),
  member("/game/hg"),
  member("/game/joker"),
  member("/game/joker/[gameId]"),
  member("/game/logout"),
  member("/game/pegasus"),
  member("/game/pegasus/[gameId]"),
  member("/game/pg-soft2"),
  member("/game/pg-soft2/[gameId]"),
  member("/game/sa"),
  member("/game/soccer"),
  member("/game/wm"),
  member("/game/wm/list"),
  member("/game/world-casino"),
  moved(member("/game/wl/index-backup"), "/games"),
  moved(member("/game/wl/index-backup/[rest]"), "/games"),
  moved(member("/game/wl/index-backup/[rest]/[more]"), "/games"),
  moved(member("/game/wl-game-test"), "/games"),
  moved(member("/game/wl-game-test/[gameList]"), "/game/wl/[gameList]"),
  moved(member("/game/wl-game-test/[gameList]/[gameId]"), "/game/wl/[gameList]/[gameId]"),
  member("/game/wl/[gameList]"),
  member("/game/wl/[gameList]/[gameId]"),
];

/** Pages that are reached by a rewrite only; a direct request gets the not-found page. */
export const errorPages = {
  unauthorized: "/error-401",
  forbidden: "/error-403",
  notFound: "/error-404",
  serverError: "/error-500",
  domainNotAllowed: "/error-domain",
} as const;

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const compiled = routes.map((route) => ({ route, parts: split(route.pattern) }));

/** The route of decoded segments (`normalise`), or null when no page answers. */
export function matchRoute(segments: readonly string[]): RouteMatch | null {
  for (const { route, parts } of compiled) {
    if (parts.length !== segments.length) continue;
    const params: Record<string, string> = {};
    const fits = parts.every((part, at) => {
      const segment = segments[at] as string;
      const name = paramName(part);
      if (name) params[name] = segment;
      return name !== null || part === segment;
    });
    if (fits) return { route, params };
  }
  return null;
}

/** Where retired segments live now: followed to the end, so that one redirect is enough. Null when they stay. */
export function canonical(segments: readonly string[]): readonly string[] | null {
  const match = matchRoute(segments);
  if (!match?.route.movedTo) return null;
  const target = split(match.route.movedTo).map((part) => {
    const name = paramName(part);
    return name ? (match.params[name] as string) : part;
  });
  return canonical(target) ?? target;
}

function split(pattern: string): string[] {
  return pattern.split("/").filter(Boolean);
}

function paramName(part: string): string | null {
  return part.startsWith("[") ? part.slice(1, -1) : null;
}
