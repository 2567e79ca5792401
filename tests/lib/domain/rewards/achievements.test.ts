import { expect, test } from "vitest";
import { type AchievementFacts, doneOf, firstGoals, isReached } from "@/lib/domain/rewards/achievements";
import th from "@/locales/th/achievement.json";

const nothing: AchievementFacts = { deposits: 0, slips: 0, lotteries: 0, friends: 0, points: 0 };

test.each([
  [0, 0, false],
  [9, 9, false],
  [10, 10, true],
  [11, 10, true],
])("of ten slips, %i are %i done", (slips, done, reached) => {
  const goal = { measure: "slips", needed: 10 } as const;
  const facts = { ...nothing, slips, deposits: 99 };
  expect([doneOf(goal, facts), isReached(goal, facts)]).toEqual([done, reached]);
});

test("the first goals have ids that fit a movement's ref, words of their own, and a reward", () => {
  expect(new Set(firstGoals.map(({ id }) => id)).size).toBe(firstGoals.length);
  for (const { id, reward } of firstGoals) {
    expect(id).toMatch(/^[a-z0-9-]{1,24}$/);
    expect(reward).toBeGreaterThan(0);
  }
  expect(Object.keys(th.goals).sort()).toEqual(firstGoals.map(({ id }) => id).sort());
  expect(Object.keys(th.how).sort()).toEqual(firstGoals.map(({ id }) => id).sort());
});
