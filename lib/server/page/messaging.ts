/**
 * Push messages to devices: the browser's configuration, read at run time. Absent where they are not configured.
 */
import type { MessagingConfig } from "@/lib/domain/site/messaging";
import { env } from "@/lib/server/config/env";

export function messagingConfig(): MessagingConfig | null {
  const { FIREBASE_CONFIG: app, FIREBASE_VAPID_KEY: vapidKey } = env();
  if (!app) return null;
  return app === "simulator" ? { app: null, vapidKey: "" } : { app, vapidKey: vapidKey ?? "" };
}

/** Where Firebase registers a device; pages that do not use it may not connect to it. */
export const messagingSources = (): string =>
  messagingConfig()?.app
    ? "https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com"
    : "";

/**
 * Firebase's library for workers is not needed to show a message, so it is not loaded. Messages contain their
 * text and link; a link leads to this site only. While a page is visible its bell shows the message, and no
 * notification appears.
 */
const worker = (icon: string) => `const icon = ${JSON.stringify(icon)};
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("push", (event) => {
  let data = {};
  try { data = event.data.json().data ?? {}; } catch {}
  if (!data.title) return;
  event.waitUntil((async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.some((page) => page.visibilityState === "visible")) return;
    await self.registration.showNotification(data.title, {
      body: data.body, icon, tag: data.id, data: { link: data.link },
    });
  })());
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const target = new URL(event.notification.data?.link ?? "/main", self.location.origin);
  if (target.origin !== self.location.origin) return;
  event.waitUntil(self.clients.openWindow(target.href));
});
`;

export function messagingWorker(): Response {
  if (!messagingConfig()?.app) return new Response(null, { status: 404 });
  return new Response(worker("/apple-icon.png"), {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
  });
}
