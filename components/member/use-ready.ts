"use client";
import { useEffect, useSyncExternalStore } from "react";
import { useEntry } from "@/stores/entry";

const never = () => () => undefined;

/**
 * False in the server's HTML and until hydration. Until then a form's button is no submit button, so that a
 * password cannot be sent by a plain GET, and Enter does nothing in a form of several boxes.
 */
export function useReady(): boolean {
  const stay = useEntry((entry) => entry.stay);
  useEffect(() => {
    const cameBack = (event: PageTransitionEvent) => event.persisted && stay();
    addEventListener("pageshow", cameBack);
    return () => removeEventListener("pageshow", cameBack);
  }, [stay]);
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
