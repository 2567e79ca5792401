"use client";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { Closing } from "./closing";

interface LateClosingsProps {
  closings: readonly Closing[];
  /** The tiles as the server rendered them, shown until the code of the clocks has loaded. */
  children: ReactNode;
}

type LiveTiles = ComponentType<{ closings: readonly Closing[] }>;

const IDLE_WITHIN_MS = 3_000;
/** For browsers that cannot tell when they are idle. */
const WAIT_MS = 1_000;

/** Loads the running clocks when the browser is idle, so that they cost the first paint nothing. */
export function LateClosings({ closings, children }: LateClosingsProps) {
  const [Live, setLive] = useState<LiveTiles | null>(null);
  useEffect(() => {
    let isHere = true;
    const load = () =>
      import("./live-closings").then(
        ({ LiveClosings }) => {
          if (isHere) setLive(() => LiveClosings);
        },
        // Without the code the tiles stay as they are: each one also names its closing time.
        () => undefined,
      );
    if (typeof requestIdleCallback === "function") requestIdleCallback(load, { timeout: IDLE_WITHIN_MS });
    else setTimeout(load, WAIT_MS);
    return () => {
      isHere = false;
    };
  }, []);
  return Live ? <Live closings={closings} /> : children;
}
