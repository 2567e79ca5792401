import { useEffect, useState } from "react";
import type { DeskKind } from "@/components/yeekee/desk-switch";
import { useBets } from "@/stores/bets";

/** Which of the two desks of a round of shots is in view. Rounds without shots only have the one for bets. */
export function useDesk(hasShots: boolean) {
  const phase = useBets((room) => room.phase);
  const isBusy = useBets((room) => room.lines.length > 0 || room.sending.state !== "draft");
  const isTold = useBets(({ sending }) => sending.state === "unknown" || sending.state === "rejected");
  const areBetsOver = phase === "closed" || phase === "waiting" || phase === "settled" || phase === "void";
  const [desk, change] = useState<DeskKind>(hasShots && areBetsOver ? "shoot" : "bet");
  useEffect(() => {
    // What is left to do is shooting; a slip in the making stays in view, and says that it came too late.
    if (hasShots && areBetsOver && !isBusy) change("shoot");
  }, [hasShots, areBetsOver, isBusy]);
  useEffect(() => {
    // Asked about after a reload: what became of a slip is said beside the slip.
    if (isTold) change("bet");
  }, [isTold]);
  return { desk, isShootingOn: phase === "closed", change };
}
