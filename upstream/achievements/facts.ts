import { sql } from "drizzle-orm";
import type { AchievementFacts } from "@/lib/domain/rewards/achievements";
import type { Tx } from "../db/tx";

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
