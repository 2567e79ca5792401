"use client";
import { useEffect } from "react";
import { useShelved } from "@/stores/_core/registry";
import { createClock, useClock } from "@/stores/clock";

/** Whole seconds of the upstream's clock, in ms; until it is read, the time the page was rendered. */
export function usePageTime(renderedAtMs: number): number {
  const clock = useShelved(createClock);
  useEffect(() => {
    // The reader's own clock may be wrong: until the right one is read, the page's time goes on.
    clock.getState().seed(new Date(renderedAtMs).toISOString());
    return clock.getState().keepTicking();
  }, [clock, renderedAtMs]);
  return useClock(({ isTicking, nowMs }) => (isTicking ? nowMs - (nowMs % 1000) : renderedAtMs));
}
