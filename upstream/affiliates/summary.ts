import { sql } from "drizzle-orm";
import type { AfSummary } from "@/lib/contract/affiliate";
import { satang } from "@/lib/domain/money/money";
import { COMMISSION_PERCENT } from "@/lib/domain/rewards/affiliate";
import type { Tx } from "../db/tx";

interface Figures extends Record<string, unknown> {
  slug: string;
  clicks: number;
  members: number;
  stakes: number;
  earned: number;
}

/**
 * A member's invitation and what it brought: friends' stakes count once they are settled, those of summed days among
 * them. What comes in is commission.
 */
export async function summaryOf(tx: Tx, owner: string): Promise<AfSummary> {
  const { rows } = await tx.execute<Figures>(sql`
    SELECT m.af_slug AS slug,
      (SELECT count(*) FROM af_click c WHERE c.referrer = m.uuid) AS clicks,
      (SELECT count(*) FROM member f WHERE f.referrer = m.uuid) AS members,
      (SELECT coalesce(sum(d.slip_stakes), 0)::bigint FROM member f JOIN member_day d ON d.member = f.uuid
        WHERE f.referrer = m.uuid)
        + (SELECT coalesce(sum(p.total), 0)::bigint FROM member f
          LEFT JOIN turnover_sum s ON s.member = f.uuid
          JOIN poy p ON p.member = f.uuid AND p.poy_no > coalesce(s.slips_up_to, 0)
          WHERE f.referrer = m.uuid AND p.status IN ('won', 'lost')) AS stakes,
      (SELECT coalesce(sum(e.amount), 0)::bigint FROM account a JOIN entry e ON e.account = a.id AND e.amount > 0
        WHERE a.owner = m.uuid AND a.kind = 'af') AS earned
    FROM member m WHERE m.uuid = ${owner}`);
  const [row] = rows;
  if (!row) throw new Error("no such member");
  return {
    slug: row.slug,
    clicks: row.clicks,
    members: row.members,
    stakes: satang(row.stakes),
    rate: COMMISSION_PERCENT,
    earned: satang(row.earned),
  };
}
