import { useEffect, useState } from "react";
import { epochMs, SECOND_MS } from "@/lib/domain/time/time";
import { useAsk } from "./use-ask";

const STEP_MS = 5 * SECOND_MS;

/** The site's time, epoch ms, by which ages are counted; 0 until it is known. */
export function useSiteTime(): number {
  const { data, dataUpdatedAt } = useAsk("today", "todayOfOperators", undefined, { everyMs: 15_000 });
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return data ? epochMs(data.serverTime) + Math.max(0, nowMs - dataUpdatedAt) : 0;
}
