/** Goals with a reward in credit. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import * as v from "./values";

/** `title` is a key of the site's texts where it has one, else the text itself. */
export const achievementRow = z.object({
  id: v.rowId,
  title: v.text(120, 1),
  done: z.number().int().nonnegative(),
  needed: z.number().int().positive(),
  reward: v.baht,
  /** What must still be staked on slips that are drawn, before it can be collected. */
  stakeLeft: v.baht,
  claimedAt: v.isoTime.nullable(),
});
export type AchievementRow = z.output<typeof achievementRow>;

export const allAchievements = endpoint({
  service: "general",
  method: "GET",
  path: "/achievements.all",
  summary: "The member's goals and their progress",
  access: "member",
  reply: z.array(achievementRow),
});

export const claimAchievement = endpoint({
  service: "general",
  method: "POST",
  path: "/achievements.claim",
  summary: "Claim the reward of a reached goal",
  access: "member",
  idempotent: true,
  body: z.object({ id: v.rowId }),
  reply: achievementRow,
  faults: ["achievement-not-earned", "achievement-stake-first", "achievement-claimed-already"],
});
