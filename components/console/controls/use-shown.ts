"use client";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Scrolls a strip of choices so far that the present one can be seen, when the page opens and when another one becomes
 * it.
 * @param selector of the present one
 * @param present changes with it
 */
export function useShown<Strip extends HTMLElement>(
  selector: string,
  present: string | undefined,
): RefObject<Strip | null> {
  const strip = useRef<Strip>(null);
  useEffect(() => {
    if (present === undefined) return;
    strip.current?.querySelector(selector)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [selector, present]);
  return strip;
}
