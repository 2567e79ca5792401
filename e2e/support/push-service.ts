/**
 * Replaces what a browser without Google lacks. The push service of Chromium is a connection to Google, so
 * `pushManager.subscribe` is replaced; Firebase's own services are called over HTTP, and their requests are
 * routed to the server that the tests start. The site's page, Firebase's SDK and the site's worker are the real
 * ones.
 */
import type { BrowserContext, Page, Worker } from "@playwright/test";
import type { Fcm } from "../../tests/support/outside/fcm";
import type { Subscription } from "../../tests/support/outside/fcm-registrations";

const FIREBASE = /^https:\/\/(firebaseinstallations|fcmregistrations)\.googleapis\.com\//;

/** The context's pages may show notifications, and find Google at `fcm`. */
export async function withPushService(context: BrowserContext, origin: string, fcm: Fcm): Promise<void> {
  await context.grantPermissions(["notifications"], { origin });
  await context.exposeFunction("subscriptionOfTests", () => fcm.subscription());
  await context.addInitScript(standInForSubscribe);
  await context.route(FIREBASE, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: fcm.origin + pathname }) });
  });
}

/** Runs in the page: subscribes as Chromium does, with its refusals, but without the request to Google. */
function standInForSubscribe(): void {
  const { subscriptionOfTests: ask } = window as unknown as {
    subscriptionOfTests: () => Promise<Subscription>;
  };
  const bytesOf = (text: string) => {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0)).buffer;
  };
  PushManager.prototype.subscribe = async (options) => {
    const key = options?.applicationServerKey;
    if (Notification.permission !== "granted") throw new DOMException("no permission", "NotAllowedError");
    if (!options?.userVisibleOnly) throw new DOMException("silent push", "NotAllowedError");
    const length = typeof key === "string" ? 0 : key?.byteLength;
    if (length !== 65) throw new DOMException("no P-256 public key", "InvalidAccessError");
    const { endpoint, p256dh, auth } = await ask();
    const getKey = (name: PushEncryptionKeyName) => bytesOf(name === "auth" ? auth : p256dh);
    return { endpoint, getKey } as PushSubscription;
  };
}

/** The messages' own worker, below `/api`. */
export const messagingWorker = (context: BrowserContext): Worker | undefined =>
  context.serviceWorkers().find((worker) => new URL(worker.url()).pathname === "/api/messaging-worker");

/** How many of the site's pages are seen, as its worker of messages knows. */
export const visiblePages = (context: BrowserContext): Promise<number> | undefined =>
  messagingWorker(context)?.evaluate(async () => {
    const { clients } = self as unknown as { clients: WorkerClients };
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    return pages.filter(({ visibilityState }) => visibilityState === "visible").length;
  });

/** What is used of a worker's view of its pages; the project's types are those of a page. */
interface WorkerClients {
  matchAll(which: { type: "window"; includeUncontrolled: true }): Promise<Document[]>;
}

/** Sends the worker a message as FCM's push service does: data and its sender, as JSON. */
export async function deliverPush(
  page: Page,
  origin: string,
  senderId: string,
  data: Record<string, string>,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const one = registrations.find(({ scopeURL }) => scopeURL === `${origin}/api/`);
      if (one) found(one.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const payload = { data, from: senderId, priority: "normal", fcmMessageId: crypto.randomUUID() };
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId,
    data: JSON.stringify(payload),
  });
  await devtools.detach();
}
