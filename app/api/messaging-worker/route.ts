import { messagingWorker } from "@/lib/server/page/messaging";

export const dynamic = "force-dynamic";

/**
 * The service worker that shows push messages while the site is closed; served below `/api`, so that it
 * controls no page.
 */
export function GET() {
  return messagingWorker();
}
