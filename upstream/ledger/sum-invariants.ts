/** The invariants of sums that are kept beside what they sum. They are checked over the whole ledger only. */
import { sql } from "drizzle-orm";

export const sumInvariants = [
  {
    name: "what is summed of a turnover is what its postings say, and nothing of it waits for a result",
    query: sql`
    SELECT concat_ws(' ', coalesce(c.member, p.member), coalesce(c.movement, p.credit)) AS found
    FROM staked_credit c FULL JOIN (
      SELECT member, credit, sum(staked) AS staked, bool_or(is_open) AS is_open FROM (
        SELECT s.member, p.status = 'accepted' OR r.status = 'open' AS is_open,
          max(e.movement) FILTER (WHERE m.kind = ANY (s.kinds)) OVER (PARTITION BY s.member ORDER BY e.movement) AS credit,
          CASE WHEN p.status IN ('won', 'lost') THEN p.total
            WHEN r.status = 'settled' AND NOT o.is_undone THEN -o.amount ELSE 0 END AS staked
        FROM turnover_sum s JOIN account a ON a.owner = s.member AND a.kind = 'cash'
        JOIN entry e ON e.account = a.id AND e.movement <= s.up_to
        JOIN movement m ON m.id = e.movement
        LEFT JOIN poy p ON p.poy_id::text = m.ref AND m.kind LIKE 'BET_%' AND m.kind <> 'BET_GAME'
        LEFT JOIN game_operation o ON o.id::text = m.ref AND m.kind IN ('CREATE_GAME', 'BET_GAME')
        LEFT JOIN game_round r ON r.id = o.round) postings
      WHERE credit IS NOT NULL GROUP BY member, credit) p ON p.member = c.member AND p.credit = c.movement
    WHERE c.staked IS DISTINCT FROM p.staked OR p.is_open`,
  },
  {
    name: "what is sold of a number is what its lines say",
    query: sql`
    SELECT concat_ws(' ', e.bet_id, e.option, e.number) AS found FROM exposure e LEFT JOIN (
      SELECT p.bet_id, l.option, l.number, sum(l.price) AS stake,
        sum(l.price * l.multiply_hundredths / 100) AS payout
      FROM poy p JOIN poy_line l ON l.poy_id = p.poy_id WHERE p.status <> 'cancelled' GROUP BY 1, 2, 3) s
      ON s.bet_id = e.bet_id AND s.option = e.option AND s.number = e.number
    WHERE e.stake <> coalesce(s.stake, 0) OR e.payout <> coalesce(s.payout, 0)`,
  },
  {
    name: "what is sold of a number's sets is what its lines say, and never more than a quota can be",
    query: sql`
    SELECT concat_ws(' ', e.bet_id, e.number) AS found FROM set_sale e LEFT JOIN (
      SELECT p.bet_id, l.number, sum(l.sets) AS sets
      FROM poy p JOIN set_line l ON l.poy_id = p.poy_id WHERE p.status <> 'cancelled' GROUP BY 1, 2) s
      ON s.bet_id = e.bet_id AND s.number = e.number
    WHERE e.sold <> coalesce(s.sets, 0) OR e.sold > 1000`,
  },
];
