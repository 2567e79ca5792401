import { focusManager } from "@tanstack/react-query";
import { noteSign } from "@/lib/client/console/presence";
import { MINUTE_MS } from "@/lib/domain/time/time";
import { signs } from "./first-sign";

/** A page that nobody has touched for this long asks for nothing more, ms. */
const RESTS_AFTER_MS = 5 * MINUTE_MS;

/**
 * Notes each touch of the page, and lets a page that was left rest until the next one. The rest spares the service
 * reads that nobody sees; the session ends after half an hour without a touch whether the page rests or not.
 * @returns ends the watch
 */
export function restWhenLeft(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const attend = () => {
    noteSign();
    clearTimeout(timer);
    timer = setTimeout(() => focusManager.setFocused(false), RESTS_AFTER_MS);
    focusManager.setFocused(undefined);
  };
  attend();
  for (const sign of signs) addEventListener(sign, attend, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, attend);
    focusManager.setFocused(undefined);
  };
}
