/** The rules that a draw of version 3 can be sealed with; `rules-3-test` belongs to test clocks only. */
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

/** T: milliseconds that the work takes by the rules, never measured; none that could be counted on for tests. */
export const workMs = (rules: DrawRules): number => workOf[rules];

/** The rules of a game's rounds: those that come each five minutes have the short ones. */
export const rulesOf = (betType: string): DrawRules =>
  betType === "yeekee_5" ? "rules-3-short" : "rules-3-long";

export const isDrawRules = (text: unknown): text is DrawRules =>
  typeof text === "string" && Object.hasOwn(stepsOf, text);

/** False for what a test clock drew: no page and no verifier calls that a draw. */
export const isRealDraw = (rules: DrawRules): boolean => rules !== "rules-3-test";

/** More than this would keep whoever checks a file of the test's rules at it for hours. */
const MOST_STEPS = 1_000_000;

/** Whether these rules have just so many steps. */
export const areStepsOf = (rules: DrawRules, steps: number): boolean =>
  Number.isSafeInteger(steps) && steps > 0 && steps <= MOST_STEPS && (stepsOf[rules] ?? steps) === steps;
