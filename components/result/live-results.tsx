"use client";
import { useLiveRounds } from "@/components/round/use-live-rounds";
import { useRefreshOnReturn } from "@/components/round/use-refresh-on-return";

/** Keeps the results of a running day up to date. Renders nothing. */
export function LiveResults({ betIds, renderedAtMs }: { betIds: readonly string[]; renderedAtMs: number }) {
  useLiveRounds(betIds, renderedAtMs);
  useRefreshOnReturn();
  return null;
}
