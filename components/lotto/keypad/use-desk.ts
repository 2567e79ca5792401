import { useEffect, useState } from "react";
import type { PanelKind } from "@/components/yeekee/desk-switch";
import { useBets } from "@/stores/bets";

/** The visible panel of a shot round: bets or shots. Other rounds have the one for bets only. */
export function usePanel(hasShots: boolean) {
  const phase = useBets((slip) => slip.phase);
  const isBusy = useBets((slip) => slip.lines.length > 0 || slip.sending.state !== "draft");
  const isTold = useBets(({ sending }) => sending.state === "unknown" || sending.state === "rejected");
  const areBetsOver = phase === "closed" || phase === "waiting" || phase === "settled" || phase === "void";
  const [desk, change] = useState<PanelKind>(hasShots && areBetsOver ? "shoot" : "bet");
  useEffect(() => {
    // Only shooting is still open; an unfinished slip stays in view, with a message that it is too late.
    if (hasShots && areBetsOver && !isBusy) change("shoot");
  }, [hasShots, areBetsOver, isBusy]);
  useEffect(() => {
    // The outcome of a pending slip is requested after a reload: it is shown beside the slip.
    if (isTold) change("bet");
  }, [isTold]);
  return { desk, isShootingOn: phase === "closed", change };
}
