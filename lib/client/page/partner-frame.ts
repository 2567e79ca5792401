/** Messages between this page, in a partner's frame, and the embedding page (docs/partners.md). */

/** True in a frame; third parties and everything that needs our cookies are disabled there. */
export const isFramed = (): boolean => window.top !== window.self;

/** Reports a login to the origin that embeds this frame; does nothing where the origin is unknown. */
export const notifyPartner = (): void => postToPartner({ type: "login-ok" });

/** Reports the height of the content in CSS pixels, now and whenever it changes. Returns how to stop. */
export function reportHeight(content: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const { bottom } = content.getBoundingClientRect();
    postToPartner({ type: "height", height: Math.ceil(bottom + window.scrollY) });
  });
  observer.observe(content);
  return () => observer.disconnect();
}

/**
 * Follows the embedding page's choices; anybody else's messages are ignored. The theme lasts as long as the page:
 * nothing is stored in a frame. `language` is whatever the page around named. Returns how to stop.
 */
export function followPartner(changeLanguage: (language: unknown) => void): () => void {
  const follow = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== partnerOrigin()) return;
    const { type, value } = (data ?? {}) as { type?: unknown; value?: unknown };
    if (type === "theme") applyTheme(value);
    if (type === "language") changeLanguage(value);
  };
  window.addEventListener("message", follow);
  return () => window.removeEventListener("message", follow);
}

function applyTheme(theme: unknown): void {
  const { dataset } = document.documentElement;
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  else if (theme === "system") delete dataset.theme;
}

function postToPartner(message: { type: "login-ok" } | { type: "height"; height: number }): void {
  const origin = partnerOrigin();
  if (origin) window.parent.postMessage(message, origin);
}

/** The page around, as the page before this one in the frame knew it. */
let handedOn: string | null = null;

const HANDED_ON = /^#partner=(.+)$/;

/**
 * The address of the frame's next page. Where the browser does not name the page around, that page's referrer is this
 * one, so it is told in the address: nothing is stored in a frame. A false one is of no use, as messages reach the page
 * around only under its own origin.
 */
export function inSameFrame(path: string): string {
  const origin = location.ancestorOrigins ? null : partnerOrigin();
  return origin ? `${path}#partner=${encodeURIComponent(origin)}` : path;
}

function readHandedOn(): string | null {
  try {
    const told = decodeURIComponent(HANDED_ON.exec(location.hash)?.[1] ?? "");
    return URL.canParse(told) ? told : null;
  } catch {
    return null;
  }
}

function partnerOrigin(): string | null {
  const around = location.ancestorOrigins?.[0] ?? handedOn ?? document.referrer;
  if (!URL.canParse(around)) return null;
  const { origin } = new URL(around);
  // A sandboxed page has an opaque origin.
  return origin === "null" ? null : origin;
}

/** Removes codes and tokens from the address: they are for one use and must not stay in the history. */
export function cleanAddress(): void {
  handedOn = readHandedOn();
  history.replaceState(history.state, "", location.pathname);
}
