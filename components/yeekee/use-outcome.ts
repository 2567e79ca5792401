import { useEffect } from "react";
import { useBetRoom, useBets } from "@/stores/bets";
import { useShelved } from "@/stores/shelved";
import { createYings, useYings } from "@/stores/yings";

const ASK_EVERY_MS = 2_500;

/** From the end of the shooting on: asks what became of the round until it is known. A push may come sooner. */
export function useOutcome(): void {
  const room = useBetRoom();
  const yings = useShelved(createYings);
  const betId = useYings((state) => state.betId);
  const isDue = useBets(({ phase }) => phase === "waiting" || phase === "settled");
  const isKnown = useYings((state) => state.result !== null);
  useEffect(() => {
    if (!betId || !isDue || isKnown) return;
    const ask = async () => {
      const round = await yings.getState().askOutcome();
      const { status, unixTimeStamp, reason } = round?.betList ?? {};
      if (!status || !unixTimeStamp || status === room.getState().round.betList.status) return;
      room.getState().roundMoved({ betId, status, unixTimeStamp, reason });
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [betId, isDue, isKnown, room, yings]);
}
