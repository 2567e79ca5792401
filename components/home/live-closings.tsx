"use client";
import { useEffect } from "react";
import { useServerRefresh } from "@/components/round/use-ask-again";
import { useRefreshOnReturn } from "@/components/round/use-refresh-on-return";
import { Countdown } from "@/components/ui/days/countdown";
import { SECOND_MS } from "@/lib/domain/time/time";
import { useClock } from "@/stores/page/clock";
import { CLOSINGS_SHOWN, type Closing } from "./closing";
import { ClosingTile } from "./closing-tile";

/**
 * The tiles with running clocks. A round that closes makes room for the next one, and the page is refreshed: the
 * server then knows the round that follows, and results that came out meanwhile.
 */
export function LiveClosings({ closings }: { closings: readonly Closing[] }) {
  const refresh = useServerRefresh();
  const nowMs = useClock((clock) => (clock.isTicking ? clock.nowMs : 0));
  const open = closings.filter(({ closeAtSeconds }) => closeAtSeconds * SECOND_MS > nowMs);
  const closed = closings.length - open.length;
  useRefreshOnReturn();
  useEffect(() => {
    if (closed > 0 && document.visibilityState === "visible") refresh();
  }, [closed, refresh]);
  return open.slice(0, CLOSINGS_SHOWN).map((closing) => (
    <li key={closing.betId} data-family={closing.family}>
      <ClosingTile
        closing={closing}
        clock={
          <Countdown
            isQuiet
            closeAtSeconds={closing.closeAtSeconds}
            serverTime={closing.serverTime}
            soonSeconds={closing.soonSeconds}
          />
        }
      />
    </li>
  ));
}
