"use client";
import { lazy, Suspense } from "react";
import { useBetRoom, useBets } from "@/stores/bets";
import { useAskedSlip } from "./use-asked-slip";

const TakeInSheet = lazy(() => import("./take-in-sheet"));

/** Imports lines to the slip: those of the slip in the address, or any on offer. */
export function TakeIn() {
  const room = useBetRoom();
  const frame = useAskedSlip({
    isOffered: useBets((state) => state.offered !== null),
    pullPoy: useBets((state) => state.pullPoy),
    dropOffered: () => room.getState().dropOffered(),
  });
  return frame ? (
    <Suspense fallback={null}>
      <TakeInSheet {...frame} />
    </Suspense>
  ) : null;
}
