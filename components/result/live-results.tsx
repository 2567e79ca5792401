"use client";
import { useLiveRounds } from "@/components/round/use-live-rounds";
import { useRefreshOnReturn } from "@/components/round/use-refresh-on-return";

/** Keeps a day that is still being drawn true while it is looked at: results come in by themselves. Draws nothing. */
export function LiveResults({ betIds, renderedAtMs }: { betIds: readonly string[]; renderedAtMs: number }) {
  useLiveRounds(betIds, renderedAtMs);
  useRefreshOnReturn();
  return null;
}
