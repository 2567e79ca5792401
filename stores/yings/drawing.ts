import { live } from "@/lib/client/realtime/live";
import { roundChannel } from "@/lib/contract/channels";
import type { YingSummary } from "@/lib/contract/yings";
import type { SetYings, Yings } from "./state";

/** After the freeze every page reads the whole list's count and sum; they spread their requests over this time. */
const ASK_WITHIN_MS = 4_000;

/**
 * Subscribes to the freeze and to the proof of work after it; returns the unsubscribe functions.
 * @param heard
 * called with each push about the work: while they come, no request is needed
 */
export function followDraw(
  betId: string,
  set: SetYings,
  get: () => Yings,
  heard: () => void,
): (() => void)[] {
  const channel = roundChannel(betId);
  let asking: ReturnType<typeof setTimeout> | undefined;
  const change = (news: (known: YingSummary) => Partial<YingSummary>) =>
    set(({ betId: shown, summary }) =>
      shown === betId && summary ? { summary: withSummary(summary, { ...summary, ...news(summary) }) } : {},
    );
  return [
    live.on(channel, "ying-freeze", ({ betId: of, seal: _, ...freeze }) => {
      if (of !== betId) return;
      change(({ seal }) => ({ freeze, work: seal ? { done: 0, steps: seal.steps } : null }));
      clearTimeout(asking);
      asking = setTimeout(() => void get().refresh(), Math.random() * ASK_WITHIN_MS);
    }),
    live.on(channel, "ying-work", ({ betId: of, ...work }) => {
      if (of !== betId) return;
      heard();
      change(() => ({ work }));
    }),
    () => clearTimeout(asking),
  ];
}

/**
 * The last known progress. Two processes may report the same work, and a read may be late: no step is taken back.
 */
export const withSummary = (known: YingSummary | null, told: YingSummary): YingSummary => ({
  ...told,
  freeze: told.freeze ?? known?.freeze,
  work: furthest(known?.work, told.work),
});

type Work = YingSummary["work"];

const furthest = (known: Work, told: Work): Work => (known && told && known.done > told.done ? known : told);
