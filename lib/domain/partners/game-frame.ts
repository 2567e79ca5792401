/** How a game is embedded: known addresses only, with no more permissions than a game needs. */
export interface GameFrame {
  readonly src: string;
  /** The frame's `sandbox` attribute. */
  readonly sandbox: string;
}

/**
 * Messages by which a game of the house tells the page around it where a play stands, and that the member would like
 * to deposit, for its sandbox opens no page; a provider's game sends none. They hold no amount: the balance is read
 * from the upstream.
 */
export const playMessages = {
  begun: "house-play-begun",
  shown: "house-play-shown",
  deposit: "house-deposit-wanted",
} as const;

/** Path of this site's own games; no other page of the site is framed. */
const OWN_GAMES = "/sim/games/";

/** With `allow-same-origin` a page of our own origin could reach into the site and remove its sandbox. */
const OWN_SANDBOX = "allow-scripts";
/** A provider's page has its own storage and opens its rules in a window; it cannot navigate the site. */
const PROVIDER_SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-orientation-lock";

/**
 * The frame of a launched game; null for an address that may not be framed.
 * @param siteOrigin of the page, e.g. `https://lotto.example`
 * @param providers origins of connected providers as in the page's policy; `*.` matches subdomains
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
