/** Firebase Cloud Messaging, HTTP v1, with a service account of the operator's own. */

import { importPKCS8, SignJWT } from "jose";
import { HOUR_MS, SECOND_MS } from "@/lib/domain/time/time";
import type { UpstreamEnv } from "../config/env";
import type { ServiceAccount } from "../config/service-account";
import type { Messenger } from "./messenger";

const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";
const TIMEOUT_MS = 8_000;
/** An access token is renewed this long before it expires. */
const EARLY_MS = 60_000;
/** Time to live: messages that are older than this are not delivered any more. */
const KEPT_S = (4 * HOUR_MS) / SECOND_MS;

/** @param sendUrl base of the service; tests use a server of their own */
export function fcmMessenger(account: ServiceAccount, sendUrl: string): Messenger {
  let granted: { token: string; untilMs: number } | undefined;
  let asking: Promise<string> | undefined;

  /** Messages are sent by the hundred at once: they share one access token, and one request for it. */
  async function accessToken(): Promise<string> {
    if (granted && granted.untilMs - EARLY_MS > Date.now()) return granted.token;
    asking ??= newGrant().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  async function newGrant(): Promise<string> {
    const key = await importPKCS8(account.private_key, "RS256");
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: "RS256", typ: "JWT" })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt()
      .setExpirationTime("1h")
      .sign(key);
    const answer = await fetch(account.token_uri, {
      method: "POST",
      body: new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: "error",
    });
    if (!answer.ok) throw new Error(`the token service of FCM answered ${answer.status}`);
    const { access_token: token, expires_in: seconds } = (await answer.json()) as Record<string, unknown>;
    if (typeof token !== "string") throw new Error("the token service of FCM answered no token");
    granted = { token, untilMs: Date.now() + Number(seconds ?? 0) * 1_000 };
    return token;
  }

  return {
    async send({ token, title, body, link, id }) {
      const answer = await fetch(`${sendUrl}/v1/projects/${account.project_id}/messages:send`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${await accessToken()}` },
        body: JSON.stringify({
          message: { token, data: { title, body, link, id }, webpush: { headers: { TTL: String(KEPT_S) } } },
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: "error",
      });
      const said = await answer.text();
      if (answer.ok) return "sent";
      // After a rejected access token the next message requests a new one.
      if (answer.status === 401) granted = undefined;
      if (answer.status === 404 || said.includes("UNREGISTERED")) return "gone";
      throw new Error(`FCM answered ${answer.status}`);
    },
  };
}

/** The push service configured by the environment, or null; `simulator` in the place of the account configures none. */
export function configuredMessenger({
  FIREBASE_SERVICE_ACCOUNT: account,
  FIREBASE_SEND_URL: sendUrl,
}: UpstreamEnv): Messenger | null {
  return account && account !== "simulator" ? fcmMessenger(account, sendUrl) : null;
}
