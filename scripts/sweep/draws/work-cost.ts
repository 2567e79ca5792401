import { type DrawRules, rulesOf, stepsOf, workMs } from "@/lib/domain/yeekee/draw-rules";
import { P } from "@/lib/domain/yeekee/steps";
import { shotsMarkets } from "@/upstream/yeekee/shots-markets";
import { meetsStart } from "@/upstream/yeekee/work/check-backwards";
import { workInThread } from "@/upstream/yeekee/work/work-in-thread";

/** The draws of a whole day may take no more than this of one core. */
const MOST_SHARE = 0.1;
const DAY_S = 86_400;
const START = 7n ** 800n % P;

interface Sample {
  steps: number;
  /** By the clock on the wall, and by the machine's own count of what its cores did. */
  workS: number;
  coreS: number;
  checkMs: number;
}

/** A real draw's work from its thread's start to the check backwards, as the upstream does it. */
async function sample(rules: DrawRules): Promise<Sample> {
  const steps = stepsOf[rules];
  if (steps === null) throw new Error(`${rules} are no rules of a real draw`);
  const [began, used] = [performance.now(), process.cpuUsage()];
  const signal = new AbortController().signal;
  const w = await workInThread({ start: START, steps, onProgress: () => undefined, signal });
  const worked = performance.now();
  if (!(await meetsStart(w, steps, START))) throw new Error("the work does not lead back");
  const { user, system } = process.cpuUsage(used);
  const [workS, coreS] = [(worked - began) / 1_000, (user + system) / 1e6];
  return { steps, workS, coreS, checkMs: performance.now() - worked };
}

/**
 * What the work of draws takes on this machine: one draw by the long rules and one by the short ones, whole, and from
 * these a service day of all rounds.
 * @returns what was seen, line by line, and what is wrong
 */
export async function workCost(): Promise<{ seen: string[]; wrong: string[] }> {
  const seen: string[] = [];
  const samples = new Map<DrawRules, Sample>();
  for (const rules of ["rules-3-long", "rules-3-short"] as const) {
    const one = await sample(rules);
    samples.set(rules, one);
    seen.push(
      `${rules}: ${one.steps} steps in ${one.workS.toFixed(1)} s (T ${workMs(rules) / 1_000} s), ` +
        `${one.coreS.toFixed(1)} s of a core; checked backwards in ${one.checkMs.toFixed(0)} ms`,
    );
  }
  let [rounds, coreS] = [0, 0];
  for (const { betType, schedule } of shotsMarkets) {
    if (schedule.kind !== "sequence") continue;
    rounds += schedule.rounds;
    coreS += schedule.rounds * (samples.get(rulesOf(betType))?.coreS ?? Number.NaN);
  }
  const share = coreS / DAY_S;
  const told = `a day of ${rounds} rounds: ${(share * 100).toFixed(1)} % of a core (${coreS.toFixed(0)} s)`;
  seen.push(`${told}, reckoned from these two`);
  return { seen, wrong: share <= MOST_SHARE ? [] : [`${told}, more than ${MOST_SHARE * 100} %`] };
}
