"use client";
import { useEffect } from "react";
import { useServerRefresh } from "@/components/round/use-ask-again";
import { useRefreshOnReturn } from "@/components/round/use-refresh-on-return";
import { DAY_MS, epochMs, SECOND_MS } from "@/lib/domain/time/time";

interface RefreshAtCloseProps {
  /** Whole seconds; null where no round takes bets. */
  closeAtSeconds: number | null;
  /** The upstream's time when the page was rendered, ISO. */
  serverTime: string;
}

/** Refreshes the page when the next round closes, so that its strip shows no closed round. Renders nothing. */
export function RefreshAtClose({ closeAtSeconds, serverTime }: RefreshAtCloseProps) {
  const refresh = useServerRefresh();
  useRefreshOnReturn();
  useEffect(() => {
    if (closeAtSeconds === null) return;
    const leftMs = closeAtSeconds * SECOND_MS - epochMs(serverTime);
    // A timer holds less than 25 days, and nobody looks at a page for that long.
    if (leftMs > DAY_MS) return;
    const timer = setTimeout(refresh, leftMs);
    return () => clearTimeout(timer);
  }, [closeAtSeconds, serverTime, refresh]);
  return null;
}
