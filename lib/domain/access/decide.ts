/**
 * Who may open which page. A routing aid only: the upstream checks every call again.
 * What "protected" and status 1 mean: decisions 1 and 5.
 */
import { type Area, areas, isClosedBy } from "./areas";
import { type LocaleCode, localPath, normalise } from "./path";
import { canonical, errorPages, matchRoute } from "./routes";
import { memberStatus, type Session } from "./session";

export type Decision =
  /** Serve what the path names (or Next's own not-found page). */
  | { readonly kind: "pass" }
  /** Serve it as to a guest and expire the session's cookies in the same answer. */
  | { readonly kind: "signOut" }
  | {
      readonly kind: "redirect";
      readonly to: string;
      /** Expire the session's cookies in the same answer. */
      readonly signOut: boolean;
      /** The address is retired: keep the query, answer with noindex. */
      readonly moved: boolean;
    }
  /** The 403 page; the member stays logged in. */
  | { readonly kind: "forbid" }
  | { readonly kind: "notFound" };

/** The whole first segment. */
const memberPages: readonly string[] = ["poy", "profile", "main", "number-set"];

const hidden: ReadonlySet<string> = new Set(Object.values(errorPages));

/**
 * What to do with a page request.
 * @param pathname the path as it came, still encoded
 * @param preferred locale of the cookie, for redirects from paths that name none
 */
export function decide(pathname: string, session: Session, preferred: LocaleCode | null = null): Decision {
  const here = normalise(pathname);
  if (!here || hidden.has(here.path)) return { kind: "notFound" };
  const locale = here.locale ?? preferred;
  const go = (segments: readonly string[], signOut: boolean, moved = false): Decision => ({
    kind: "redirect",
    to: localPath(segments, locale),
    signOut,
    moved,
  });

  const isIndex = here.segments.length === 0;
  if (session.kind === "undecodable") return isIndex ? { kind: "signOut" } : go([], true);

  const target = canonical(here.segments);
  const segments = target ?? here.segments;
  const onward = (signOut: boolean): Decision => {
    if (target) return go(target, signOut, true);
    return signOut ? { kind: "signOut" } : { kind: "pass" };
  };

  if (session.kind !== "member") {
    const expired = session.kind === "expired";
    return isMembersOnly(segments) ? go([], expired) : onward(expired);
  }
  if (isForGuests(segments)) {
    return session.status === memberStatus.mustSignIn ? onward(true) : go(["main"], false);
  }
  const area = areaOf(segments);
  if (area && isClosedBy(session.status, area)) return { kind: "forbid" };
  return onward(false);
}

/** Paths that a member is sent away from; under an address of today or a retired one. */
export function isForGuests(segments: readonly string[]): boolean {
  return matchRoute(canonical(segments) ?? segments)?.route.reader === "guest";
}

/** Pages that nobody is sent away from. */
export const isForEveryone = (segments: readonly string[]): boolean =>
  matchRoute(segments)?.route.reader === "everyone";

/** Paths that a guest is sent away from. */
export function isMembersOnly(segments: readonly string[]): boolean {
  const first = segments[0]?.toLowerCase() ?? "";
  return memberPages.includes(first) || areaOf(segments) !== null;
}

/** An area is named by the beginning of the first segment: `games` counts as `game`. */
export function areaOf(segments: readonly string[]): Area | null {
  const first = segments[0]?.toLowerCase() ?? "";
  return areas.find((area) => first.startsWith(area)) ?? null;
}
