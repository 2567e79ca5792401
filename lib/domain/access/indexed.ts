/** Pages that search engines may list: readable by everyone and of use in a search result. */
import { matchRoute, routes } from "./routes";

/** Public pages that are not listed: error pages, entry pages for partners, single members' invitations. */
const unlisted: readonly string[] = [
  "/maintenance",
  "/offline",
  "/external/login",
  "/login/line/auth",
  "/register/[afSlug]",
  // Only for those who were given the code.
  "/receipt/[code]",
  // There is one for every round of every day.
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

/** Indexed pages with a fixed address, without the locale. Pages with a parameter are listed from their content. */
export const indexedPaths: readonly string[] = routes
  .map(({ pattern }) => pattern)
  .filter((pattern) => isListed(pattern) && !pattern.includes("["));

/** Pages that may be listed, but that nobody should find as a result of their own. */
const entryPages: readonly string[] = ["/login", "/register", "/forgot-pin"];

/** The pages of the site's map. */
export const mappedPaths: readonly string[] = indexedPaths.filter((path) => !entryPages.includes(path));
