import { SECOND_MS } from "@/lib/domain/time";
import { type DrawRules, stepsOf, workMs } from "@/lib/domain/yeekee/draw-rules";

const steps = (rules: DrawRules) => (stepsOf[rules] ?? 0).toLocaleString("en-US");
const seconds = (rules: DrawRules) => workMs(rules) / SECOND_MS;

/** What the rules demand, as the page says it. */
export const figures = {
  longSteps: steps("rules-3-long"),
  longSeconds: Math.round(seconds("rules-3-long")),
  shortSteps: steps("rules-3-short"),
  shortSeconds: Math.round(seconds("rules-3-short")),
};

/** A round of yeekee in which a page heard the freeze so many seconds after it had sent its bytes. */
const GAP_SECONDS = 1.8;
export const example = {
  gap: GAP_SECONDS,
  seconds: seconds("rules-3-long"),
  times: Math.round(seconds("rules-3-long") / GAP_SECONDS),
};
