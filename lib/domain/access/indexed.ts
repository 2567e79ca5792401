/** Which pages search engines may list: what everyone can read, and that is worth finding. */
import { matchRoute, routes } from "./routes";

/** Readable by everyone, and still nothing to be found by: walls, doors of partners, one member's invitation. */
const unlisted: readonly string[] = [
  "/maintenance",
  "/offline",
  "/external/login",
  "/login/line/auth",
  "/register/[afSlug]",
  // One for every round of every day.
  "/results/yeekee/[betId]",
];

const isListed = (pattern: string) => {
  const route = routes.find((each) => each.pattern === pattern);
  return route !== undefined && route.reader !== "member" && !route.movedTo && !unlisted.includes(pattern);
};

/** @param segments decoded, behind the locale (`normalise`) */
export function isIndexed(segments: readonly string[]): boolean {
  const match = matchRoute(segments);
  return match !== null && isListed(match.route.pattern);
}

/** Public pages with an address of their own, without a locale; those with a name in it their content lists. */
export const indexedPaths: readonly string[] = routes
  .map(({ pattern }) => pattern)
  .filter((pattern) => isListed(pattern) && !pattern.includes("["));
