import { LinkChecker } from "linkinator";
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from "undici";
import { languages, pathIn } from "../sweep/languages.mjs";

/** Links of every screen in four languages, as a guest and as a member: their targets must exist. */
export async function scanLinks({ origin, screens, token }) {
  const asGuest = await brokenLinks(origin, pathsOf(screens, false), {});
  const asMember = await brokenLinks(origin, pathsOf(screens, true), { Cookie: `access-token=${token}` });
  return {
    seen: `${asGuest.count + asMember.count} links`,
    wrong: [...asGuest.broken, ...asMember.broken],
  };
}

const pathsOf = (screens, isMember) =>
  Object.keys(languages).flatMap((language) =>
    screens.filter((one) => one.isMember === isMember).map(({ path }) => pathIn(language, path)),
  );

/**
 * Broken links of the pages at these paths, fragments included. External addresses are never requested.
 * @param {string} origin
 * @param {string[]} paths
 * @param {Record<string, string>} headers
 */
export async function brokenLinks(origin, paths, headers) {
  const giveBack = stayAt(origin);
  try {
    const { links } = await new LinkChecker().check({
      path: paths.map((path) => `${origin}${path}`),
      headers,
      concurrency: 4,
      // Pages requested all at once wait for each other on a busy machine.
      timeout: 60_000,
      checkFragments: true,
      // A path without a trailing slash is a page, as for browsers, and not a folder.
      cleanUrls: true,
      linksToSkip: async (link) => new URL(link).origin !== origin,
    });
    // The not-found page links to itself in other languages.
    const missing = new Set(links.filter((one) => !one.parent && one.status === 404).map(pageOf));
    const found = links.filter((one) => one.parent && one.state !== "SKIPPED" && !missing.has(pageOf(one)));
    const broken = found
      .filter(({ state }) => state === "BROKEN")
      .map(({ url, status, parent }) => `${pathOf(parent)}: ${pathOf(url)} answers ${status}`);
    return { count: found.length, broken };
  } finally {
    giveBack();
  }
}

/** Without language, query and trailing slash. */
const pageOf = ({ url }) => new URL(url).pathname.replace(/^\/(en|kh|mm)(?=\/|$)/, "").replace(/\/$/, "");

const pathOf = (url) => url.replace(/^https?:\/\/[^/]+/, "");

/** Until reverted, a fetch to another origin fails, also one after a redirect; no proxy is used. */
function stayAt(origin) {
  const before = getGlobalDispatcher();
  const names = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];
  const proxies = names.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : []));
  for (const name of names) delete process.env[name];
  const agent = new Agent();
  setGlobalDispatcher(
    agent.compose((dispatch) => (options, handler) => {
      if (String(options.origin) !== origin) throw new Error(`${options.origin} is outside`);
      return dispatch(options, handler);
    }),
  );
  return () => {
    setGlobalDispatcher(before);
    Object.assign(process.env, Object.fromEntries(proxies));
    void agent.close();
  };
}
