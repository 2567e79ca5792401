/** Where a guest who asked for a members' page is led after the login. */
import { isMembersOnly } from "./decide";
import { localPath, normalise } from "./path";
import { matchRoute } from "./routes";

const MOST_CHARACTERS = 300;

/** Printable ASCII from the site's root, without a fragment: the spelling of a request's own address. */
const address = /^\/[\x21\x22\x24-\x7e]*$/;

/** The page after a login, which needs no leading back, and one that would leave a game instead of showing a page. */
const notReturnedTo: readonly string[] = ["/main", "/game/logout"];

/**
 * A members' page of this site, without the language and with its query; null for everything else. What comes out
 * is written anew from known segments, so that it can never be another site's address, whatever the text is.
 * @param text path and query, from the request or from a cookie
 */
export function returnPath(text: string | undefined): string | null {
  if (!text || text.length > MOST_CHARACTERS || !address.test(text)) return null;
  const at = text.indexOf("?");
  const here = normalise(at < 0 ? text : text.slice(0, at));
  if (!here || !isMembersOnly(here.segments) || matchRoute(here.segments) === null) return null;
  if (notReturnedTo.includes(here.path)) return null;
  const search = new URLSearchParams(at < 0 ? "" : text.slice(at));
  // The language has been switched to already; the other is the router's own.
  search.delete("lang");
  search.delete("_rsc");
  const path = localPath(here.segments, "th");
  return search.size > 0 ? `${path}?${search}` : path;
}
