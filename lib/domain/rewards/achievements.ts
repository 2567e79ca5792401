import { type Satang, satang } from "../money/money";

/**
 * What a goal counts. `slips`: settled slips; `lotteries`: different lotteries among them; `friends`: friends
 * who have a settled slip; `points`: loyalty points. What can still be reversed is not counted.
 */
export const achievementMeasures = ["deposits", "slips", "lotteries", "friends", "points"] as const;
export type AchievementMeasure = (typeof achievementMeasures)[number];

/**
 * What all rewards of a member may cost at most, in thousandths of what they staked on slips that were drawn: otherwise
 * new accounts would earn more by them than they lose by staking.
 */
export const REWARDS_PER_MILLE = 20;

/** What has to be staked on drawn slips, in all, before a further reward can be collected (satang). */
function stakeForReward(collected: number, reward: number): Satang {
  return satang(Math.ceil(((collected + reward) * 1000) / REWARDS_PER_MILLE));
}

/** What of it is missing (satang). */
export const stakeLeftFor = (staked: number, collected: number, reward: number): Satang =>
  satang(Math.max(0, stakeForReward(collected, reward) - staked));

/** What has happened, by measure. */
export type AchievementFacts = Readonly<Record<AchievementMeasure, number>>;

export interface Goal {
  /** Also the key of its texts. */
  readonly id: string;
  readonly measure: AchievementMeasure;
  readonly needed: number;
  /** Satang of credit */
  readonly reward: Satang;
}

const goal = (id: string, measure: AchievementMeasure, needed: number, baht: number): Goal => ({
  id,
  measure,
  needed,
  reward: satang(baht * 100),
});

/** The goals that a new database is seeded with, easiest first; operators add more as rows. */
export const firstGoals: readonly Goal[] = [
  goal("first-deposit", "deposits", 1, 10),
  goal("first-slip", "slips", 1, 5),
  goal("ten-slips", "slips", 10, 20),
  goal("five-lotteries", "lotteries", 5, 30),
  goal("first-friend", "friends", 1, 30),
  goal("hundred-slips", "slips", 100, 100),
  goal("thousand-points", "points", 1_000, 200),
];

/** Progress towards a goal, capped at what it needs. */
export function doneOf(
  { measure, needed }: Pick<Goal, "measure" | "needed">,
  facts: AchievementFacts,
): number {
  return Math.min(facts[measure], needed);
}

export const isReached = (goal: Pick<Goal, "measure" | "needed">, facts: AchievementFacts): boolean =>
  doneOf(goal, facts) === goal.needed;
