/** How long a member may take over the prompt of their passkey. */
export const PASSKEY_CHALLENGE_MS = 5 * 60_000;
/** Passkeys of one member. */
export const MOST_PASSKEYS = 10;

/** What a passkey is bound to: a domain (relying party id) and the origin. */
export interface PasskeySite {
  rpId: string;
  origin: string;
}

/** Where passkeys work: https on a domain name, or this machine as `localhost`; null elsewhere (decision 36). */
export function passkeySiteOf(origin: string): PasskeySite | null {
  if (!URL.canParse(origin)) return null;
  const { protocol, hostname, origin: own } = new URL(origin);
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  // A passkey cannot be bound to an IP address.
  const isName = /[a-z]/i.test(hostname) && !hostname.includes(":");
  if (!isName || !(protocol === "https:" || (protocol === "http:" && isLocal))) return null;
  return { rpId: hostname, origin: own };
}
