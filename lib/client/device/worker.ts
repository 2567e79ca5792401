/** The site's own worker, which shows the offline page where there is no network. It comes late and in nobody's way. */
import { whenIdle, whenLate } from "@/lib/client/page/late";
import { isFramed } from "@/lib/client/page/partner-frame";

const SCRIPT = "/sw.js";

/** The worker of this build; a newer build's takes the place of an older one's. */
export const workerAddress = (build: string): string => `${SCRIPT}?build=${encodeURIComponent(build)}`;

/** Never rejects. Off in frames, on insecure origins, and where there is no build (`""`: development). */
export async function startWorker(build: string): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!build || !workers || isFramed()) return;
  try {
    await whenLate();
    await whenIdle();
    await workers.register(workerAddress(build), { scope: "/", updateViaCache: "none" });
  } catch {
    // Storage is closed to us or the network has just gone: the next page tries again.
  }
}
