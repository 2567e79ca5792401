import { focusManager } from "@tanstack/react-query";
import { MINUTE_MS } from "@/lib/domain/time";
import { signs } from "./first-sign";

/** A page that nobody has touched for this long asks for nothing more, ms. */
const RESTS_AFTER_MS = 5 * MINUTE_MS;

/**
 * Lets a page that was left rest until somebody touches it. The service counts each of its reads as a sign of the
 * operator, and ends a session after half an hour without one: a page that goes on reading would keep it open.
 * @returns ends the watch
 */
export function restWhenLeft(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const attend = () => {
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
