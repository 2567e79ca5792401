/** Headers to an upstream are built from scratch: of a visitor's headers only those named here are forwarded. */

import { clientIp, siteHost, siteOrigin } from "@/lib/server/config/site";
import { traceparentOf } from "@/lib/server/metrics/tracing";
import { DEVICE_ID, isIssuedId } from "@/lib/server/session/session-cookie";
import { siteCookies } from "@/lib/server/session/site-cookies";

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{16,64}$/;
const printable = (text: string, most: number) => text.replace(/[^\x20-\x7e]/g, "").slice(0, most);

/**
 * At the login a device is identified by its prefixed cookie only, never by a plain one of an older release.
 * @param token the member's token where it is valid; a guest's call has none
 */
export function upstreamHeaders(from: Headers, token: string | undefined): Record<string, string> {
  const device = siteCookies(from).get(DEVICE_ID);
  const key = from.get("idempotency-key");
  const captcha = from.get("captcha-token");
  const requestId = from.get("x-request-id");
  const traceparent = traceparentOf(from);
  return {
    accept: "application/json",
    "accept-language": printable(from.get("accept-language") ?? "th", 200),
    "user-agent": printable(from.get("user-agent") ?? "", 400),
    "x-client-ip": clientIp(from),
    "x-site-host": printable(siteHost(from), 253),
    "x-site-origin": printable(siteOrigin(from), 300),
    // Both were checked when the request came in.
    ...(requestId && { "x-request-id": requestId }),
    ...(traceparent && { traceparent }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(isIssuedId(device) && { "x-device-id": device }),
    ...(key && IDEMPOTENCY_KEY.test(key) && { "idempotency-key": key }),
    ...(captcha && { "captcha-token": printable(captcha, 4_000) }),
  };
}
