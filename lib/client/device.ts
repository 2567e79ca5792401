import { whenLate } from "./late";
import type { Call } from "./lazy-call";

const STORED = "user-device";

/** Stores the user-agent text; every page does so at its start. */
export function storeDevice(userAgent = navigator.userAgent): void {
  try {
    localStorage.setItem(STORED, userAgent);
  } catch {
    // A browser that refuses storage still gets its pages.
  }
}

/** Has the upstream recognise the device; late, in the background, and without any harm when it fails. */
export async function recogniseDevice(call: Call, uuid: string): Promise<void> {
  try {
    await whenLate();
    await (await import("./visitor-id")).visitorId(call, uuid);
  } catch {
    // Code that does not come is asked for again on the next page.
  }
}
