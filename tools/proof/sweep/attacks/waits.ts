import { setTimeout as pause } from "node:timers/promises";

/** A loaded machine is slow by itself: only waits of more than this many times the slowest one at rest are harm. */
const mostTimes = 50;
/** Floor for the slowest wait at rest, ms: without load it can be too short to compare with. */
const leastMs = 100;
const atRest = 20;
const betweenMs = 25;

export interface Waits<Result> {
  result: Result;
  restMs: number;
  attackMs: number;
  /** Replies during the attack. */
  count: number;
  isHarm: boolean;
  told: string;
}

/** How long another client waits for a reply, at rest and during the attack. */
export async function watchOthers<Result>(
  ask: () => Promise<void>,
  attack: () => Promise<Result>,
): Promise<Waits<Result>> {
  const rest: number[] = [];
  for (let at = 0; at < atRest; at += 1) rest.push(await timed(ask));
  const waits: number[] = [];
  let isOver = false;
  const under = attack().finally(() => {
    isOver = true;
  });
  const watching = (async () => {
    while (!isOver) {
      waits.push(await timed(ask));
      await pause(betweenMs);
    }
  })();
  const [result] = await Promise.all([under, watching]);
  const [restMs, attackMs] = [Math.max(...rest), Math.max(...waits)];
  return {
    ...{ result, restMs, attackMs, count: waits.length },
    isHarm: attackMs > mostTimes * Math.max(restMs, leastMs),
    told: `others waited up to ${attackMs.toFixed(0)} ms over ${waits.length} reads, ${restMs.toFixed(0)} ms at rest`,
  };
}

async function timed(ask: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await ask();
  return performance.now() - begun;
}
