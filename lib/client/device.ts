import { type DeviceKind, deviceKind } from "@/lib/domain/user-agent";

const STORED = "user-device";

/** Stores the user-agent text; every page does so at its start. */
export function storeDevice(userAgent = navigator.userAgent): DeviceKind {
  try {
    localStorage.setItem(STORED, userAgent);
  } catch {
    // A browser that refuses storage still gets its pages.
  }
  return deviceKind(userAgent);
}
