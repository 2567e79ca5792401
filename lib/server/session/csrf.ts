/** The CSRF token: an HMAC of whose page it is. A foreign page can neither read it nor make one. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { jwtDecode } from "jwt-decode";
import type { Session } from "@/lib/domain/access/session";
import { env } from "@/lib/server/config/env";
import { perProcess } from "@/lib/server/config/per-process";
import { ACCESS_TOKEN, DEVICE_ID, isIssuedId } from "./session-cookie";

/** Without a configured secret one lives as long as this process. */
export const formSecret = () =>
  env().CSRF_SECRET ?? perProcess("csrf-secret", () => randomBytes(32).toString("hex"));

/** Whose calls a page makes. */
export interface PageOwner {
  /** The access token: one that can be decoded, though its session may be over. */
  token?: string | undefined;
  deviceId?: string | undefined;
}

/** A page of a session that is over is still that session's page: its calls are refused as such, by the upstream. */
export function pageOwner(cookies: ReadonlyMap<string, string>, session: Session): PageOwner {
  const isOfSession = session.kind === "member" || session.kind === "expired";
  return { token: isOfSession ? cookies.get(ACCESS_TOKEN) : undefined, deviceId: cookies.get(DEVICE_ID) };
}

/**
 * The token that a page sends back in `x-csrf-token`: bound to the session, and to the device where there is none.
 * Empty for a visitor who has neither. Login and logout change it; a page that holds the old one asks for the new.
 */
export function csrfTokenFor(owner: PageOwner): string {
  const whose = nameOf(owner);
  return whose ? mac(`csrf-page:${whose}`) : "";
}

export const isCsrfToken = (given: string | null, owner: PageOwner): boolean =>
  isEqual(given, csrfTokenFor(owner));

/** A renewed token is of the same session; an upstream whose tokens name none has one a member. */
function nameOf({ token, deviceId }: PageOwner): string | null {
  if (!token) return isIssuedId(deviceId) ? `device:${deviceId}` : null;
  const { uuid, sid } = jwtDecode<{ uuid?: unknown; sid?: unknown }>(token);
  return JSON.stringify(["session", uuid, sid]);
}

/** For a page in a foreign frame, where the browser keeps no cookie: the token brings an id of its own. */
export function frameCsrfToken(): string {
  const id = randomBytes(16).toString("hex");
  return `${id}.${mac(`csrf-frame:${id}`)}`;
}

/** No part of it is a page's token: the two are made under different names. */
export function isFrameCsrfToken(given: string | null): boolean {
  const [id = "", said = "", ...rest] = given?.split(".") ?? [];
  return rest.length === 0 && isIssuedId(id) && isEqual(said, mac(`csrf-frame:${id}`));
}

const mac = (text: string): string => createHmac("sha256", formSecret()).update(text).digest("base64url");

function isEqual(given: string | null, expected: string): boolean {
  const [left, right] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  return left.length > 0 && left.length === right.length && timingSafeEqual(left, right);
}

/** A fetch by this very site: Sec-Fetch-Site says so, or (older browsers) the Origin is ours. */
export function isSameOrigin(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  return headers.get("origin")?.toLowerCase() === ownOrigin.toLowerCase();
}
