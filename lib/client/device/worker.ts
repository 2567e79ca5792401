/**
 * Registers the site's service worker, which shows the offline page without a network. Deferred until the page
 * is idle.
 */
import { afterInteraction, whenIdle } from "@/lib/client/page/after-interaction";
import { isFramed } from "@/lib/client/page/partner-frame";

const SCRIPT = "/sw.js";

/** The service worker of this build; it replaces the one of an older build. */
export const workerAddress = (build: string): string => `${SCRIPT}?build=${encodeURIComponent(build)}`;

/** Never rejects. Off in frames, on insecure origins, and where there is no build (`""`: development). */
export async function startWorker(build: string): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!build || !workers || isFramed()) return;
  try {
    await afterInteraction();
    await whenIdle();
    await workers.register(workerAddress(build), { scope: "/", updateViaCache: "none" });
  } catch {
    // Storage is unavailable or the network was lost: the next page tries again.
  }
}
