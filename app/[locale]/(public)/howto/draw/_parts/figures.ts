import { SECOND_MS } from "@/lib/domain/time/time";
import { type DrawRules, stepsOf, workMs } from "@/lib/domain/yeekee/draw-rules";

const steps = (rules: DrawRules) => (stepsOf[rules] ?? 0).toLocaleString("en-US");
const seconds = (rules: DrawRules) => workMs(rules) / SECOND_MS;

/** The figures of the rules, as the page states them. */
export const figures = {
  longSteps: steps("rules-3-long"),
  longSeconds: Math.round(seconds("rules-3-long")),
  shortSteps: steps("rules-3-short"),
  shortSeconds: Math.round(seconds("rules-3-short")),
};

/**
 * An example of a yeekee round in which a page received the freeze this many seconds after sending its bytes.
 */
const GAP_SECONDS = 1.8;
export const example = {
  gap: GAP_SECONDS,
  seconds: seconds("rules-3-long"),
  times: Math.round(seconds("rules-3-long") / GAP_SECONDS),
};
