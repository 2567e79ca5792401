/**
 * Push messages on this device: granted leads to a token that is stored if it is new; denied or
 * default leads to the question, and a yes stores the token. Firebase loads here alone, and only where it is
 * configured.
 */

import type { Call } from "@/lib/client/calls/lazy-call";
import type { MessagingConfig, MessagingOutcome } from "@/lib/domain/messaging";
import { isTold, keepToken, keptToken } from "./push-token";

const WORKER = "/api/messaging-worker";

/** Asks the member where he has not said yes. To be called by a press of his: browsers refuse the question otherwise. */
export async function takeMessages(call: Call, config: MessagingConfig | null): Promise<MessagingOutcome> {
  if (!config || !isSupported()) return "unsupported";
  if (Notification.permission !== "granted" && (await Notification.requestPermission()) !== "granted")
    return "blocked";
  await storeToken(call, config);
  return "on";
}

/** On any page of a member who has said yes: the token may have changed. Asks nothing, and harms nothing. */
export async function keepMessages(call: Call, config: MessagingConfig | null): Promise<void> {
  if (!config || !isSupported() || Notification.permission !== "granted") return;
  await storeToken(call, config);
}

const isSupported = () => typeof Notification !== "undefined" && "serviceWorker" in navigator;

let storing: Promise<void> | undefined;

/** Single-flight: a second question beside the first would register the device twice, and each message with it. */
function storeToken(call: Call, config: MessagingConfig): Promise<void> {
  storing ??= storeNewToken(call, config).finally(() => {
    storing = undefined;
  });
  return storing;
}

async function storeNewToken(call: Call, config: MessagingConfig): Promise<void> {
  const token = config.app ? await firebaseToken(config.app, config.vapidKey) : playedToken();
  if (isTold(token)) return;
  await call("devices", "storePushToken", { body: { token } });
  keepToken(token);
}

async function firebaseToken(app: NonNullable<MessagingConfig["app"]>, vapidKey: string): Promise<string> {
  const [{ initializeApp, getApps }, { getMessaging, getToken }, serviceWorkerRegistration] =
    await Promise.all([
      import("firebase/app"),
      import("firebase/messaging"),
      // Scope and all, it has nothing to do with the worker of the installed app.
      navigator.serviceWorker.register(WORKER),
    ]);
  const [known] = getApps();
  return getToken(getMessaging(known ?? initializeApp(app)), { vapidKey, serviceWorkerRegistration });
}

/** The box's simulator: nobody stands behind it, messages show in the operators' outbox. */
const playedToken = () => keptToken()?.token ?? `simulator-${crypto.randomUUID()}`;
