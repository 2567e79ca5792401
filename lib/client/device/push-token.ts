import { readHint } from "@/lib/client/page/session";

/** Storage key of the push messaging token and the member it was registered for. */
const STORED = "push-token";

interface StoredToken {
  token: string;
  uuid: string | undefined;
}

/** The token that was registered last; the simulator keeps the same one for the device. */
export function storedToken(): StoredToken | null {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "null");
  } catch {
    return null;
  }
}

/** True while the service has this token registered for this member. */
export function isRegistered(token: string): boolean {
  const kept = storedToken();
  return kept?.token === token && kept.uuid === readHint()?.uuid;
}

export function keepToken(token: string): void {
  const kept: StoredToken = { token, uuid: readHint()?.uuid };
  localStorage.setItem(STORED, JSON.stringify(kept));
}

/**
 * On every page: an expired session took its registration of this device along, without a logout that would have
 * removed the token. The next session registers it again.
 */
export function forgetTokenWithoutSession(): void {
  // The cookie expires with its session; this device's clock may be wrong.
  if (!readHint(0)) forgetToken();
}

/** The session has ended, and the registration of this device with it. */
export function forgetToken(): void {
  try {
    localStorage.removeItem(STORED);
  } catch {
    // Nothing was stored.
  }
}
