import { useEffect } from "react";
import { useStoreInstance } from "@/stores/_core/registry";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { createYings, useYings } from "@/stores/yings";

const ASK_EVERY_MS = 2_500;
/** Longer while the draw is computed: the push normally comes first. */
const ASK_WORKING_EVERY_MS = 8_000;

/** Polls the round from the end of the shooting until its outcome is known. A push may come sooner. */
export function useOutcome(): void {
  const slipStore = useBetSlipStore();
  const yings = useStoreInstance(createYings);
  const betId = useYings((state) => state.betId);
  const phase = useBets((state) => state.phase);
  const isDue = phase === "waiting" || phase === "settled";
  const isWorking = useYings((state) => phase === "waiting" && Boolean(state.summary?.seal));
  const isKnown = useYings((state) => state.result !== null);
  useEffect(() => {
    if (!betId || !isDue || isKnown) return;
    const ask = async () => {
      const round = await yings.getState().askOutcome();
      const { status, unixTimeStamp, reason } = round?.betList ?? {};
      if (!status || !unixTimeStamp || status === slipStore.getState().round.betList.status) return;
      slipStore.getState().roundMoved({ betId, status, unixTimeStamp, reason });
    };
    void ask();
    const timer = setInterval(() => void ask(), isWorking ? ASK_WORKING_EVERY_MS : ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [betId, isDue, isWorking, isKnown, slipStore, yings]);
}
