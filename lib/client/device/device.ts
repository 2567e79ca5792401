import type { Call } from "@/lib/client/calls/lazy-call";
import { afterInteraction } from "@/lib/client/page/after-interaction";

const STORED = "user-device";

/** Stores the User-Agent; every page does so at its start. */
export function storeDevice(userAgent = navigator.userAgent): void {
  try {
    localStorage.setItem(STORED, userAgent);
  } catch {
    // Without storage the page still works.
  }
}

/** Sends the device's traits to the upstream; deferred, in the background, and failures are ignored. */
export async function recogniseDevice(call: Call, uuid: string): Promise<void> {
  try {
    await afterInteraction();
    await (await import("./visitor-id")).visitorId(call, uuid);
  } catch {
    // A chunk that fails to load is tried again on the next page.
  }
}
