import { readHint } from "@/lib/client/page/session";

/** Where the push messaging token is kept, with the member it was told for. */
const STORED = "push-token";

interface Kept {
  token: string;
  uuid: string | undefined;
}

/** The token that was told to the service last; the simulator's stays the device's own. */
export function keptToken(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "null");
  } catch {
    return null;
  }
}

/** True while the service knows that this member is reached by this token. */
export function isTold(token: string): boolean {
  const kept = keptToken();
  return kept?.token === token && kept.uuid === readHint()?.uuid;
}

export function keepToken(token: string): void {
  const kept: Kept = { token, uuid: readHint()?.uuid };
  localStorage.setItem(STORED, JSON.stringify(kept));
}

/**
 * On every page: a session that has run out took along what the service knew of this device, and nobody pressed
 * the button that would have said so. The next one tells it anew.
 */
export function forgetTokenWithoutSession(): void {
  // The cookie goes with its session; this device's own clock may be wrong.
  if (!readHint(0)) forgetToken();
}

/** The session is over, and with it what the service knew of this device. */
export function forgetToken(): void {
  try {
    localStorage.removeItem(STORED);
  } catch {
    // Nothing was stored.
  }
}
