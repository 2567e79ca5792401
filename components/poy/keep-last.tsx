"use client";
import { useEffect } from "react";
import type { PoyRow } from "@/lib/contract/poys";
import { usePoys } from "@/stores/poys";

/** Stores the newest slips on this device, to be read offline. Renders nothing. */
export function KeepLast({ slips }: { slips: readonly PoyRow[] }) {
  const keepLast = usePoys((poys) => poys.keepLast);
  useEffect(() => keepLast(slips), [keepLast, slips]);
  return null;
}
