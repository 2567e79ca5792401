/** How a game stands in a page: only addresses we know, and none of them may do more than a game needs. */
export interface GameFrame {
  readonly src: string;
  /** The frame's `sandbox` attribute. */
  readonly sandbox: string;
}

/** Where this site's own games stand; nothing else of it is ever framed. */
const OWN_GAMES = "/sim/games/";

/** A page of our own origin with `allow-same-origin` could reach into the site and take its own sandbox off. */
const OWN_SANDBOX = "allow-scripts";
/** A provider's page keeps its own storage and opens its rules in a window; it never moves the site itself. */
const PROVIDER_SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-orientation-lock";

/**
 * The frame of a launched game; null for an address that may not stand in one.
 * @param siteOrigin of the page, e.g. `https://lotto.example`
 * @param providers origins of connected providers as the page's policy writes them; `*.` stands for subdomains
 */
export function gameFrame(url: string, siteOrigin: string, providers: readonly string[]): GameFrame | null {
  const at = URL.canParse(url, siteOrigin) ? new URL(url, siteOrigin) : null;
  if (!at || !/^https?:$/.test(at.protocol) || at.username || at.password) return null;
  if (at.origin === siteOrigin)
    return at.pathname.startsWith(OWN_GAMES) ? { src: at.href, sandbox: OWN_SANDBOX } : null;
  return providers.some((origin) => isOf(at, origin)) ? { src: at.href, sandbox: PROVIDER_SANDBOX } : null;
}

function isOf(at: URL, allowed: string): boolean {
  const [, protocol, star, host, port] = /^(https?:)\/\/(\*\.)?([^:]+)(?::(\d+|\*))?$/.exec(allowed) ?? [];
  if (protocol !== at.protocol || !host) return false;
  const isHost = star ? at.hostname.endsWith(`.${host}`) : at.hostname === host;
  const usual = protocol === "https:" ? "443" : "80";
  return isHost && (port === "*" || (at.port || usual) === (port ?? usual));
}
