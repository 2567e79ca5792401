/** The CSRF token: an HMAC of the visitor's device id. A foreign page can neither read it nor make one. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "./env";
import { perProcess } from "./per-process";

/** Without a configured secret one lives as long as this process. */
export const formSecret = () =>
  env().CSRF_SECRET ?? perProcess("csrf-secret", () => randomBytes(32).toString("hex"));

/** The token a page sends back in `x-csrf-token`; bound to the `device-id` cookie, so it outlives login and logout. */
export const csrfTokenFor = (deviceId: string): string =>
  createHmac("sha256", formSecret()).update(`csrf:${deviceId}`).digest("base64url");

export function isCsrfToken(token: string | null, deviceId: string | undefined): boolean {
  if (!token || !deviceId) return false;
  const expected = Buffer.from(csrfTokenFor(deviceId));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** For a page in a foreign frame, where the browser keeps no device id: the token brings an id of its own. */
export function frameCsrfToken(): string {
  const id = randomBytes(16).toString("hex");
  return `${id}.${csrfTokenFor(id)}`;
}

export function isFrameCsrfToken(token: string | null): boolean {
  const [id, mac, ...rest] = token?.split(".") ?? [];
  return rest.length === 0 && isCsrfToken(mac ?? null, id);
}

/** A fetch by this very site: Sec-Fetch-Site says so, or (older browsers) the Origin is ours. */
export function isSameOrigin(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  return headers.get("origin")?.toLowerCase() === ownOrigin.toLowerCase();
}
