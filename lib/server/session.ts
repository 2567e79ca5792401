/** Who asks, for server components. The upstream decides; this only shapes the page. */
import { cookies } from "next/headers";
import { cache } from "react";
import { csrfTokenFor } from "./csrf";
import { ACCESS_TOKEN, DEVICE_ID, isIssuedId } from "./session-cookie";
import { readToken, type Session } from "./token";

export type { Session } from "./token";

/** The token and what it says, once a request; null for a guest. */
export const readAccess = cache(async (): Promise<{ session: Session; token: string } | null> => {
  const token = (await cookies()).get(ACCESS_TOKEN)?.value;
  const claims = await readToken(token);
  if (claims.kind !== "member" || !token) return null;
  return {
    token,
    session: { uuid: claims.uuid, status: claims.status, exp: Math.floor(claims.expMs / 1000) },
  };
});

/** `{uuid, status, exp}` of the signed-in member, else null. */
export const readSession = async (): Promise<Session | null> => (await readAccess())?.session ?? null;

/** The CSRF token the layout hands to the app-default store; empty until the visitor has a device id. */
export async function readCsrfToken(): Promise<string> {
  const device = (await cookies()).get(DEVICE_ID)?.value;
  return isIssuedId(device) ? csrfTokenFor(device) : "";
}
