"use client";
import { lazy, Suspense } from "react";
import { useAskedSlip } from "@/components/lotto/import/use-asked-slip";
import { useSetSlipStore, useSets } from "@/stores/four-digit";

const SetImportSheet = lazy(() => import("./set-import-preview"));

/** Imports the sets of the slip in the address to this round's slip. */
export function SetImport() {
  const slipStore = useSetSlipStore();
  const frame = useAskedSlip({
    isOffered: useSets((state) => state.offered !== null),
    pullPoy: useSets((state) => state.pullPoy),
    dismissImport: () => slipStore.getState().dismissImport(),
  });
  return frame ? (
    <Suspense fallback={null}>
      <SetImportSheet {...frame} />
    </Suspense>
  ) : null;
}
