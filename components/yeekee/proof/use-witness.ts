import { useEffect } from "react";
import { useStoreInstance } from "@/stores/_core/registry";
import { createWitnesses } from "@/stores/yings/witness";
import type { ShotOpening } from "../shooting/shot-opening";

/** Sends this page's random bytes into the round's draw; does nothing for a round without shots. */
export function useWitness(betId: string, opening: ShotOpening | undefined): void {
  const witnesses = useStoreInstance(createWitnesses);
  const isOfShots = opening !== undefined;
  const summary = opening?.summary ?? null;
  useEffect(() => {
    if (isOfShots) return witnesses.getState().follow(betId, summary);
  }, [witnesses, betId, isOfShots, summary]);
}
