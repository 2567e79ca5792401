/** The CSRF token: an HMAC of the page's session. A foreign page can neither read it nor make one. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { jwtDecode } from "jwt-decode";
import type { Session } from "@/lib/domain/access/session";
import { env } from "@/lib/server/config/env";
import { perProcess } from "@/lib/server/config/per-process";
import { ACCESS_TOKEN, DEVICE_ID, isIssuedId } from "./session-cookie";

/** The first signs, each verifies; without a configured secret, a random one per process. */
const formSecrets = (): readonly string[] =>
  env().CSRF_SECRETS?.map(({ secret }) => secret) ?? [
    perProcess("csrf-secret", () => randomBytes(32).toString("hex")),
  ];

/** The secret that signs. */
export const formSecret = (): string => formSecrets()[0] ?? "";

/** The session or device that a page's calls belong to. */
export interface PageOwner {
  /** The access token: one that can be decoded, even when its session has ended. */
  token?: string | undefined;
  deviceId?: string | undefined;
}

/** A page of an ended session still belongs to it: the upstream refuses its calls for the token. */
export function pageOwner(cookies: ReadonlyMap<string, string>, session: Session): PageOwner {
  const isOfSession = session.kind === "member" || session.kind === "expired";
  return { token: isOfSession ? cookies.get(ACCESS_TOKEN) : undefined, deviceId: cookies.get(DEVICE_ID) };
}

/**
 * The token that a page sends in `x-csrf-token`: bound to the session, and to the device where there is none.
 * Empty for a visitor with neither. Login and logout change it; a page with the old one requests the new one.
 */
export function csrfTokenFor(owner: PageOwner): string {
  const whose = nameOf(owner);
  return whose ? mac(`csrf-page:${whose}`) : "";
}

export function isCsrfToken(given: string | null, owner: PageOwner): boolean {
  const whose = nameOf(owner);
  return whose !== null && isMac(given, `csrf-page:${whose}`);
}

/** A renewed token has the same session id; an upstream whose tokens have none gets one per member. */
function nameOf({ token, deviceId }: PageOwner): string | null {
  if (!token) return isIssuedId(deviceId) ? `device:${deviceId}` : null;
  const { uuid, sid } = jwtDecode<{ uuid?: unknown; sid?: unknown }>(token);
  return JSON.stringify(["session", uuid, sid]);
}

/** For a page in a foreign frame, where the browser stores no cookie: the token contains an id of its own. */
export function frameCsrfToken(): string {
  const id = randomBytes(16).toString("hex");
  return `${id}.${mac(`csrf-frame:${id}`)}`;
}

/** It cannot serve as a page's token: the two are derived under different labels. */
export function isFrameCsrfToken(given: string | null): boolean {
  const [id = "", said = "", ...rest] = given?.split(".") ?? [];
  return rest.length === 0 && isIssuedId(id) && isMac(said, `csrf-frame:${id}`);
}

const mac = (text: string, secret = formSecret()): string =>
  createHmac("sha256", secret).update(text).digest("base64url");

const isMac = (given: string | null, text: string): boolean =>
  formSecrets().some((secret) => isEqual(given, mac(text, secret)));

function isEqual(given: string | null, expected: string): boolean {
  const [left, right] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  return left.length > 0 && left.length === right.length && timingSafeEqual(left, right);
}

/** A fetch from this site: by Sec-Fetch-Site, or (older browsers) by the Origin. */
export function isSameOrigin(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  return headers.get("origin")?.toLowerCase() === ownOrigin.toLowerCase();
}
