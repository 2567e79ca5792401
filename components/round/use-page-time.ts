"use client";
import { useEffect } from "react";
import { useStoreInstance } from "@/stores/_core/registry";
import { createClock, useClock } from "@/stores/clock";

/** The upstream's clock in whole seconds, as ms; until it is read, the page's render time. */
export function usePageTime(renderedAtMs: number): number {
  const clock = useStoreInstance(createClock);
  useEffect(() => {
    // This device's clock may be wrong: until the upstream's is read, the render time is advanced.
    clock.getState().seed(new Date(renderedAtMs).toISOString());
    return clock.getState().keepTicking();
  }, [clock, renderedAtMs]);
  return useClock(({ isTicking, nowMs }) => (isTicking ? nowMs - (nowMs % 1000) : renderedAtMs));
}
