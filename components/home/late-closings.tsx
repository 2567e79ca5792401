"use client";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { loadLate } from "@/stores/_core/late-code";
import type { Closing } from "./closing";

interface LateClosingsProps {
  closings: readonly Closing[];
  /** The tiles as the server rendered them, shown until the code of the clocks has loaded. */
  children: ReactNode;
}

type LiveTiles = ComponentType<{ closings: readonly Closing[] }>;

/** Loads the running clocks when the browser is idle, so that they cost the first paint nothing. */
export function LateClosings({ closings, children }: LateClosingsProps) {
  const [Live, setLive] = useState<LiveTiles | null>(null);
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      const { LiveClosings } = await import("./live-closings");
      if (isHere) setLive(() => LiveClosings);
    };
    // Without the code the tiles stay as they are: each one also names its closing time.
    void loadLate([load]);
    return () => {
      isHere = false;
    };
  }, []);
  return Live ? <Live closings={closings} /> : children;
}
