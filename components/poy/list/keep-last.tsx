"use client";
import { useEffect } from "react";
import type { PoyPage } from "@/lib/contract/poys";
import { usePoys } from "@/stores/poys";
import type { PoySelection } from "@/stores/poys/selection";

interface KeepLastProps {
  page: PoyPage;
  /** Which slips were asked for; absent for the newest of all. */
  selection?: PoySelection;
}

/** Stores the newest slips on this device, to be read offline. Renders nothing. */
export function KeepLast({ page, selection }: KeepLastProps) {
  const keepLast = usePoys((poys) => poys.keepLast);
  useEffect(() => keepLast(page, selection), [keepLast, page, selection]);
  return null;
}
