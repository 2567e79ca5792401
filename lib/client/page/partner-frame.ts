/** This page in a partner's frame: what it may say to the page around it, and nothing more. */

/** True in a frame; third parties, and whatever needs our cookies, stay off there. */
export const isFramed = (): boolean => window.top !== window.self;

/** Says that somebody has logged in, to exactly the origin around this frame; where that is unknown, nothing. */
export function tellPartner(): void {
  const origin = partnerOrigin();
  if (origin) window.parent.postMessage({ type: "login-ok" }, origin);
}

function partnerOrigin(): string | null {
  const around = location.ancestorOrigins?.[0] ?? document.referrer;
  if (!URL.canParse(around)) return null;
  const { origin } = new URL(around);
  // A sandboxed page has none that could be named.
  return origin === "null" ? null : origin;
}

/** Takes what came in the address out of it: a code or a token is for once and not for the history. */
export function cleanAddress(): void {
  history.replaceState(history.state, "", location.pathname);
}
