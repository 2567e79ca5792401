import { type RefObject, useEffect } from "react";

/** A held or double Enter was meant for the button that opened the sheet. */
const SETTLE_MS = 300;

/**
 * Moves the focus into a sheet: to the element marked `data-first-focus`, else to its heading. Used by what renders the
 * sheet's frame: an effect inside the frame would run before the frame takes the focus over from a sheet below it.
 * @param isShown the frame is there
 */
export function useFirstFocus(body: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = body.current;
    if (!isShown || !element) return;
    const openedAtMs = performance.now();
    const first = element.querySelector<HTMLElement>("[data-first-focus]");
    (first ?? element.querySelector<HTMLElement>(":scope > div > h2"))?.focus();
    const skipLeftOver = (event: KeyboardEvent) => {
      const isFirst = event.target instanceof HTMLElement && event.target.dataset.firstFocus !== undefined;
      const isLeftOver = event.repeat || event.timeStamp - openedAtMs < SETTLE_MS;
      if (isFirst && isLeftOver && event.key === "Enter") event.preventDefault();
    };
    element.addEventListener("keydown", skipLeftOver);
    return () => element.removeEventListener("keydown", skipLeftOver);
  }, [body, isShown]);
}
