/**
 * Push messages on this device: with the permission granted, the token is stored if it is new; denied or
 * default, the member is asked, and after a yes the token is stored. Firebase is loaded only here, and only
 * where it is configured.
 */

import type { Call } from "@/lib/client/calls/lazy-call";
import type { MessagingConfig, MessagingOutcome } from "@/lib/domain/site/messaging";
import { isRegistered, keepToken, storedToken } from "./push-token";

const WORKER = "/api/messaging-worker";

/**
 * Asks for the permission where it was not given. Must be called from a user gesture: browsers refuse it
 * otherwise.
 */
export async function enablePushMessages(
  call: Call,
  config: MessagingConfig | null,
): Promise<MessagingOutcome> {
  if (!config || !isSupported()) return "unsupported";
  if (Notification.permission !== "granted" && (await Notification.requestPermission()) !== "granted")
    return "blocked";
  await storeToken(call, config);
  return "on";
}

/**
 * On any page of a member with the permission: the token may have changed. Never prompts, and failures are
 * ignored.
 */
export async function refreshPushToken(call: Call, config: MessagingConfig | null): Promise<void> {
  if (!config || !isSupported() || Notification.permission !== "granted") return;
  await storeToken(call, config);
}

const isSupported = () => typeof Notification !== "undefined" && "serviceWorker" in navigator;

let storing: Promise<void> | undefined;

/** Single-flight: two calls at once would register the device twice and duplicate each message. */
function storeToken(call: Call, config: MessagingConfig): Promise<void> {
  storing ??= storeNewToken(call, config).finally(() => {
    storing = undefined;
  });
  return storing;
}

async function storeNewToken(call: Call, config: MessagingConfig): Promise<void> {
  const token = config.app ? await firebaseToken(config.app, config.vapidKey) : simulatedToken();
  if (isRegistered(token)) return;
  await call("devices", "storePushToken", { body: { token } });
  keepToken(token);
}

async function firebaseToken(app: NonNullable<MessagingConfig["app"]>, vapidKey: string): Promise<string> {
  const [{ initializeApp, getApps }, { getMessaging, getToken }, serviceWorkerRegistration] =
    await Promise.all([
      import("firebase/app"),
      import("firebase/messaging"),
      // It has a scope of its own, apart from the worker of the installed app.
      navigator.serviceWorker.register(WORKER),
    ]);
  const [known] = getApps();
  return getToken(getMessaging(known ?? initializeApp(app)), { vapidKey, serviceWorkerRegistration });
}

/** The simulator of embedded mode: messages are shown in the operators' outbox. */
const simulatedToken = () => storedToken()?.token ?? `simulator-${crypto.randomUUID()}`;
