"use client";
import { useEffect } from "react";
import { useStoreInstance } from "@/stores/_core/registry";
import { createClock, useClock } from "@/stores/page/clock";

const wholeSeconds = (nowMs: number) => nowMs - (nowMs % 1000);

/**
 * The upstream's clock as ms; until it is read, the page's render time. It advances in the steps of `stepOf`, whole
 * seconds by default: each step is a render.
 */
export function usePageTime(renderedAtMs: number, stepOf = wholeSeconds): number {
  const clock = useStoreInstance(createClock);
  useEffect(() => {
    // This device's clock may be wrong: until the upstream's is read, the render time is advanced.
    clock.getState().seed(new Date(renderedAtMs).toISOString());
    return clock.getState().keepTicking();
  }, [clock, renderedAtMs]);
  return useClock(({ isTicking, nowMs }) => (isTicking ? stepOf(nowMs) : renderedAtMs));
}
