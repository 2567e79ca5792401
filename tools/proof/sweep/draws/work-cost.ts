import { DAY_SECONDS } from "@/lib/domain/time/time";
import { type DrawRules, rulesOf, stepsOf, workMs } from "@/lib/domain/yeekee/draw-rules";
import { P } from "@/lib/domain/yeekee/steps";
import { shotsMarkets } from "@/upstream/yeekee/shots-markets";
import { leadsBackTo } from "@/upstream/yeekee/work/check-backwards";
import { workInThread } from "@/upstream/yeekee/work/work-in-thread";
import type { Figure } from "../figure";
import type { DrawPart } from "./part";

/** The draws of a whole day may take at most this percentage of one core. */
const MOST_PERCENT = 10;
const START = 7n ** 800n % P;
const rulesOfRealDraws = ["rules-3-long", "rules-3-short"] as const;

interface Sample {
  /** Wall-clock time, which other processes slow down, seconds. */
  workS: number;
  /** CPU time, seconds. */
  coreS: number;
  checkMs: number;
}

/** The work of a real draw, from its thread's start to the check backwards, as in the upstream. */
async function sample(steps: number): Promise<Sample> {
  const [began, used] = [performance.now(), process.cpuUsage()];
  const signal = new AbortController().signal;
  const w = await workInThread({ start: START, steps, onProgress: () => undefined, signal });
  const worked = performance.now();
  if (!(await leadsBackTo(w, steps, START))) throw new Error("the work does not lead back");
  const { user, system } = process.cpuUsage(used);
  return {
    workS: (worked - began) / 1_000,
    coreS: (user + system) / 1e6,
    checkMs: performance.now() - worked,
  };
}

/** One draw by the long rules and one by the short ones, and the total of a service day's rounds from these. */
export const workCost: DrawPart = {
  name: "work",
  async run() {
    const figures: Figure[] = [];
    const coreS: Partial<Record<DrawRules, number>> = {};
    for (const rules of rulesOfRealDraws) {
      const steps = stepsOf[rules] ?? Number.NaN;
      const one = await sample(steps);
      coreS[rules] = one.coreS;
      figures.push({
        what: `a draw by ${rules}: ${steps} steps, checked backwards in ${one.checkMs.toFixed(0)} ms`,
        seen: `${one.workS.toFixed(1)} s, ${one.coreS.toFixed(1)} s of a core`,
        must: `to lead back; T is ${workMs(rules) / 1_000} s by the rules`,
        holds: true,
      });
    }
    const [rounds, daysCoreS] = wholeDay(coreS);
    const percent = (daysCoreS / DAY_SECONDS) * 100;
    figures.push({
      what: `a day of ${rounds} rounds, reckoned from these two`,
      seen: `${percent.toFixed(1)} % of a core (${daysCoreS.toFixed(0)} s)`,
      must: `≤ ${MOST_PERCENT} %`,
      holds: percent <= MOST_PERCENT,
    });
    return figures;
  },
};

/** How many rounds a service day has, and the CPU seconds of their draws. */
function wholeDay(coreS: Partial<Record<DrawRules, number>>): [rounds: number, seconds: number] {
  let [rounds, seconds] = [0, 0];
  for (const { betType, schedule } of shotsMarkets) {
    if (schedule.kind !== "sequence") continue;
    rounds += schedule.rounds;
    seconds += schedule.rounds * (coreS[rulesOf(betType)] ?? Number.NaN);
  }
  return [rounds, seconds];
}
