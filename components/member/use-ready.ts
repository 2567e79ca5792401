"use client";
import { useEffect, useSyncExternalStore } from "react";
import { useEntry } from "@/stores/entry";

const never = () => () => undefined;

/**
 * False in the server's HTML and until the scripts run. A form whose button is no submit button before that
 * cannot send a password by itself, and Enter does nothing in a form of several boxes.
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
