import { afterInteraction, whenIdle } from "@/lib/client/page/after-interaction";

/**
 * Loads code that is not needed yet: one part after the other, each when the browser is idle, so that no response to
 * input waits for it. A part that cannot be loaded now is left for the moment that needs it.
 */
export async function loadLate(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const load of parts) {
    await whenIdle();
    await load().catch(() => undefined);
  }
}

/** The same for what any page may need: once this one is in use, so that it is part of no first load. */
export async function loadOnceInUse(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  await afterInteraction();
  await loadLate(parts);
}
