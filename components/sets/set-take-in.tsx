"use client";
import { lazy, Suspense } from "react";
import { useAskedSlip } from "@/components/lotto/use-asked-slip";
import { useSetRoom, useSets } from "@/stores/sets";

const SetTakeInSheet = lazy(() => import("./set-take-in-sheet"));

/** The sets of the slip that the address names, on their way to this round's slip. */
export function SetTakeIn() {
  const room = useSetRoom();
  const pullPoy = useSets((state) => state.pullPoy);
  const isOffered = useSets((state) => state.offered !== null);
  const asked = useAskedSlip(pullPoy);

  if (!isOffered && !asked.state) return null;
  const leave = () => {
    room.getState().dropOffered();
    asked.leave();
  };
  return (
    <Suspense fallback={null}>
      <SetTakeInSheet
        state={isOffered ? "offered" : (asked.state ?? "loading")}
        onAgain={asked.again}
        onLeave={leave}
      />
    </Suspense>
  );
}
