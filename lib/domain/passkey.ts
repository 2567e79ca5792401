/** How long a member may take over his passkey's own prompt. */
export const PASSKEY_CHALLENGE_MS = 5 * 60_000;
/** Passkeys of one member. */
export const MOST_PASSKEYS = 10;

/** What a passkey is bound to: the name it answers to, and the origin that asks. */
export interface PasskeySite {
  rpId: string;
  origin: string;
}

/** Where passkeys work: https under a name, or this very machine as `localhost`; null elsewhere (decision 36). */
export function passkeySiteOf(origin: string): PasskeySite | null {
  if (!URL.canParse(origin)) return null;
  const { protocol, hostname, origin: own } = new URL(origin);
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  // An address of numbers is no name that a passkey could be bound to.
  const isName = /[a-z]/i.test(hostname) && !hostname.includes(":");
  if (!isName || !(protocol === "https:" || (protocol === "http:" && isLocal))) return null;
  return { rpId: hostname, origin: own };
}
