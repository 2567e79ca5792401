import { and, asc, eq, isNotNull, or } from "drizzle-orm";
import { type AchievementRow, allAchievements, claimAchievement } from "@/lib/contract/achievements";
import { Fault } from "@/lib/contract/fault";
import { type Satang, satang } from "@/lib/domain/money/money";
import {
  type AchievementFacts,
  type AchievementMeasure,
  achievementMeasures,
  doneOf,
  isReached,
  stakeLeftFor,
} from "@/lib/domain/rewards/achievements";
import { bangkokIso } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import { achievement, achievementClaim } from "../db/schema/achievements";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { lockMoney } from "../ledger/lock-money";
import { post } from "../ledger/post";
import { type Earned, earnedBy, factsOf } from "./facts";

interface GoalRow {
  goal: typeof achievement.$inferSelect;
  claimedAt: Date | null;
}

export const achievementCalls = [
  defineHandler(allAchievements, async ({ tx, caller }) => {
    const known = { facts: await factsOf(tx, caller.uuid), earned: await earnedBy(tx, caller.uuid) };
    return (await goalsOf(tx, caller.uuid)).map((row) => shown(row, known));
  }),

  defineHandler(claimAchievement, async ({ tx, caller }, { body }) => {
    // Two claims at once are added up one after the other.
    await lockMoney(tx, caller.uuid);
    const row = (await goalsOf(tx, caller.uuid)).find(({ goal }) => goal.id === body.id);
    if (!row) throw new Fault("not-found");
    if (row.claimedAt) throw new Fault("achievement-claimed-already");
    const known = { facts: await factsOf(tx, caller.uuid), earned: await earnedBy(tx, caller.uuid) };
    if (!isReached(measured(row.goal), known.facts)) throw new Fault("achievement-not-earned");
    const left = leftFor(row.goal, known.earned);
    if (left > 0) throw new Fault("achievement-stake-first", { left });
    const claimedAt = await collect(tx, caller.uuid, row.goal);
    return shown({ ...row, claimedAt }, known);
  }),
];

/**
 * Goals on offer, and goals that the member has collected even if they are no longer on offer, with the moment.
 */
function goalsOf(tx: Tx, owner: string): Promise<GoalRow[]> {
  return tx
    .select({ goal: achievement, claimedAt: achievementClaim.claimedAt })
    .from(achievement)
    .leftJoin(
      achievementClaim,
      and(eq(achievementClaim.achievement, achievement.id), eq(achievementClaim.member, owner)),
    )
    .where(or(eq(achievement.isOffered, true), isNotNull(achievementClaim.claimedAt)))
    .orderBy(asc(achievement.place), asc(achievement.id));
}

async function collect(tx: Tx, owner: string, { id, reward }: GoalRow["goal"]): Promise<Date> {
  const claimedAt = new Date(await nowMs(tx));
  const claimed = await tx
    .insert(achievementClaim)
    .values({ member: owner, achievement: id, claimedAt })
    .onConflictDoNothing()
    .returning({ achievement: achievementClaim.achievement });
  if (claimed.length === 0) throw new Fault("achievement-claimed-already");
  await post(tx, {
    kind: "ACHIVEMENT_ADDMONEY",
    ref: `${id}-${owner}`,
    from: { house: "house-grants" },
    to: { member: owner, account: "cash" },
    amount: satang(reward),
  });
  return claimedAt;
}

const leftFor = ({ reward }: GoalRow["goal"], { staked, collected }: Earned): Satang =>
  stakeLeftFor(staked, collected, reward);

function shown(
  { goal, claimedAt }: GoalRow,
  { facts, earned }: { facts: AchievementFacts; earned: Earned },
): AchievementRow {
  const { id, title, needed, reward } = goal;
  return {
    id,
    title,
    // A collected goal counts as reached, even if an operator has changed the goal since.
    done: claimedAt ? needed : doneOf(measured(goal), facts),
    needed,
    reward: satang(reward),
    stakeLeft: claimedAt ? satang(0) : leftFor(goal, earned),
    claimedAt: claimedAt && bangkokIso(claimedAt.getTime()),
  };
}

/** The table's CHECK constraint allows no other measure. */
function measured({ measure, needed }: GoalRow["goal"]): { measure: AchievementMeasure; needed: number } {
  const known = achievementMeasures.find((one) => one === measure);
  if (!known) throw new Error(`unknown measure: ${measure}`);
  return { measure: known, needed };
}
