"use client";
import { lazy, Suspense } from "react";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { useAskedSlip } from "./use-asked-slip";

const ImportSheet = lazy(() => import("./import-preview"));

/** Imports lines to the slip: those of the slip in the address, or any on offer. */
export function ImportLines() {
  const slipStore = useBetSlipStore();
  const frame = useAskedSlip({
    isOffered: useBets((state) => state.offered !== null),
    pullPoy: useBets((state) => state.pullPoy),
    dismissImport: () => slipStore.getState().dismissImport(),
  });
  return frame ? (
    <Suspense fallback={null}>
      <ImportSheet {...frame} />
    </Suspense>
  ) : null;
}
