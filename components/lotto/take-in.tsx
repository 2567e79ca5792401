"use client";
import { lazy, Suspense } from "react";
import { useBetRoom, useBets } from "@/stores/bets";
import { useAskedSlip } from "./use-asked-slip";

const TakeInSheet = lazy(() => import("./take-in-sheet"));

/** Lines from elsewhere on their way to the slip: those of the slip that the address names, or any on offer. */
export function TakeIn() {
  const room = useBetRoom();
  const pullPoy = useBets((state) => state.pullPoy);
  const isOffered = useBets((state) => state.offered !== null);
  const asked = useAskedSlip(pullPoy);

  if (!isOffered && !asked.state) return null;
  const leave = () => {
    room.getState().dropOffered();
    asked.leave();
  };
  return (
    <Suspense fallback={null}>
      <TakeInSheet
        state={isOffered ? "offered" : (asked.state ?? "loading")}
        onAgain={asked.again}
        onLeave={leave}
      />
    </Suspense>
  );
}
