import { messagingWorker } from "@/lib/server/page/messaging";

export const dynamic = "force-dynamic";

/** The worker that shows messages while the site is closed; below `/api`, so that it controls no page. */
export function GET() {
  return messagingWorker();
}
