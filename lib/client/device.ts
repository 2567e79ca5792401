import { whenLate } from "./late";
import type { Call } from "./lazy-call";

/** The member's device, told from the user agent (spec section 9): mobile, else pc. */
export type DeviceKind = "mobile" | "pc";

const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i;
const STORED = "user-device";

export const deviceKind = (userAgent: string): DeviceKind => (MOBILE.test(userAgent) ? "mobile" : "pc");

/** Stores the user-agent text; every page does so at its start. */
export function storeDevice(userAgent = navigator.userAgent): DeviceKind {
  try {
    localStorage.setItem(STORED, userAgent);
  } catch {
    // A browser that refuses storage still gets its pages.
  }
  return deviceKind(userAgent);
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
