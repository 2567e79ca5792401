import { sql } from "drizzle-orm";
import type { AchievementFacts } from "@/lib/domain/rewards/achievements";
import { SATANG_PER_POINT } from "@/lib/domain/rewards/loyalty";
import type { Tx } from "../db/tx";

/** What a member staked on drawn slips in all, and the rewards that they collected (satang). */
export interface Earned {
  staked: number;
  collected: number;
}

/** Points and their remainder are the stakes on drawn slips, to the satang. */
export async function earnedBy(tx: Tx, owner: string): Promise<Earned> {
  const { rows } = await tx.execute<Earned & Record<string, unknown>>(sql`
    SELECT m.loyalty_point * ${SATANG_PER_POINT}::bigint + m.loyalty_remainder AS staked,
      (SELECT coalesce(sum(e.amount), 0)::bigint FROM achievement_claim c
        JOIN movement v ON v.kind = 'ACHIVEMENT_ADDMONEY' AND v.ref = c.achievement || '-' || c.member
        JOIN entry e ON e.movement = v.id JOIN account a ON a.id = e.account AND a.owner = c.member
        WHERE c.member = m.uuid) AS collected
    FROM member m WHERE m.uuid = ${owner}`);
  const [row] = rows;
  if (!row) throw new Error("no such member");
  return row;
}

/** What a member has done, counted from the stored rows at each call; none of these counts can go down. */
export async function factsOf(tx: Tx, owner: string): Promise<AchievementFacts> {
  const { rows } = await tx.execute<AchievementFacts & Record<string, unknown>>(sql`
    SELECT
      (SELECT count(*) FROM deposit d WHERE d.member = m.uuid AND d.status = 'credited') AS deposits,
      (SELECT count(*) FROM poy p WHERE p.member = m.uuid AND p.status IN ('won', 'lost')) AS slips,
      (SELECT count(DISTINCT r.bet_type) FROM poy p JOIN round r ON r.bet_id = p.bet_id
        WHERE p.member = m.uuid AND p.status IN ('won', 'lost')) AS lotteries,
      (SELECT count(*) FROM member f WHERE f.referrer = m.uuid AND EXISTS (
        SELECT 1 FROM poy p WHERE p.member = f.uuid AND p.status IN ('won', 'lost'))) AS friends,
      m.loyalty_point AS points
    FROM member m WHERE m.uuid = ${owner}`);
  const [row] = rows;
  if (!row) throw new Error("no such member");
  return row;
}
