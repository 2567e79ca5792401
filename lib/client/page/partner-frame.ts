/** Messages from this page, in a partner's frame, to the embedding page. */

/** True in a frame; third parties and everything that needs our cookies are disabled there. */
export const isFramed = (): boolean => window.top !== window.self;

/** Reports a login to the origin that embeds this frame; does nothing where the origin is unknown. */
export function notifyPartner(): void {
  const origin = partnerOrigin();
  if (origin) window.parent.postMessage({ type: "login-ok" }, origin);
}

function partnerOrigin(): string | null {
  const around = location.ancestorOrigins?.[0] ?? document.referrer;
  if (!URL.canParse(around)) return null;
  const { origin } = new URL(around);
  // A sandboxed page has an opaque origin.
  return origin === "null" ? null : origin;
}

/** Removes codes and tokens from the address: they are for one use and must not stay in the history. */
export function cleanAddress(): void {
  history.replaceState(history.state, "", location.pathname);
}
