/** The rules of a draw of version 3, named in its seal; `rules-3-test` is for test clocks only. */
export type DrawRules = "rules-3-long" | "rules-3-short" | "rules-3-test";

/** N: how many steps the work of a draw has; null: any number up to a million, for tests. */
export const stepsOf: Readonly<Record<DrawRules, number | null>> = {
  "rules-3-long": 16_000,
  "rules-3-short": 8_000,
  "rules-3-test": null,
};

const workOf: Readonly<Record<DrawRules, number>> = {
  "rules-3-long": 28_800,
  "rules-3-short": 14_400,
  "rules-3-test": 0,
};

/**
 * T: milliseconds that the work takes by the rules, a constant that is never measured; 0 for tests, which
 * promise none.
 */
export const workMs = (rules: DrawRules): number => workOf[rules];

/** The rules of a game's rounds: games with a round every five minutes have the short ones. */
export const rulesOf = (betType: string): DrawRules =>
  betType === "yeekee_5" ? "rules-3-short" : "rules-3-long";

export const isDrawRules = (text: unknown): text is DrawRules =>
  typeof text === "string" && Object.hasOwn(stepsOf, text);

/** False for a draw on a test clock: no page and no verifier accepts it as real. */
export const isRealDraw = (rules: DrawRules): boolean => rules !== "rules-3-test";

/** A file of the test rules with more steps would take its verifier hours. */
const MOST_STEPS = 1_000_000;

/** Whether these rules have exactly so many steps. */
export const areStepsOf = (rules: DrawRules, steps: number): boolean =>
  Number.isSafeInteger(steps) && steps > 0 && steps <= MOST_STEPS && (stepsOf[rules] ?? steps) === steps;
