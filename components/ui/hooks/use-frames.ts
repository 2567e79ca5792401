"use client";
import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint";

/**
 * Counts from 1 to `count`, one a frame: a long page is built in parts, each after the paint of the one before it,
 * so that no single task builds all of it. A smaller `count` takes it back: 1 starts over.
 */
export function useFrames(count: number): number {
  const last = Math.max(1, count);
  const [reached, setReached] = useState(1);
  if (reached > last) setReached(last);
  useEffect(() => {
    if (reached >= last) return;
    return afterPaint(() => startTransition(() => setReached(reached + 1)));
  }, [reached, last]);
  return Math.min(reached, last);
}
