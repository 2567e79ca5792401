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
    name: "what is summed of a member's days is what their postings say",
    query: sql`
    SELECT concat_ws(' ', coalesce(k.member, p.member), coalesce(k.day, p.day)) AS found
    FROM member_day k FULL JOIN (
      SELECT s.member, (m.created_at AT TIME ZONE 'Asia/Bangkok')::date AS day,
        sum(CASE WHEN p.status IN ('won', 'lost') THEN p.total ELSE 0 END) AS slip_stakes,
        sum(CASE WHEN p.status IN ('cancelled', 'refunded') THEN p.total ELSE 0 END) AS given_back,
        sum(coalesce(p.win, 0)) AS won,
        sum(CASE WHEN o.is_undone THEN 0 ELSE coalesce(-o.amount, 0) END) AS game_stakes,
        sum(CASE WHEN m.kind LIKE 'BET\\_%' OR m.kind LIKE 'WIN\\_%' OR m.kind IN ('ABORT_POY', 'YING_WIN', 'CREATE_GAME',
          'DRAW_GAME', 'REFUND_GAME', 'ABORT_GAME', 'GAME_ADD', 'GAME_DEDUCT') THEN -e.amount ELSE 0 END) AS lost,
        sum(CASE WHEN m.kind = 'DEPOSIT' THEN e.amount - coalesce(d.prepare_index, 0) ELSE 0 END) AS deposited
      FROM turnover_sum s JOIN account a ON a.owner = s.member AND a.kind = 'cash'
      JOIN entry e ON e.account = a.id AND e.movement <= s.up_to
      JOIN movement m ON m.id = e.movement
      LEFT JOIN poy p ON p.poy_id::text = m.ref AND m.kind LIKE 'BET_%' AND m.kind <> 'BET_GAME'
      LEFT JOIN game_operation o ON o.id::text = m.ref AND m.kind IN ('CREATE_GAME', 'BET_GAME')
      LEFT JOIN deposit d ON d.id::text = m.ref AND m.kind = 'DEPOSIT'
      GROUP BY 1, 2) p ON p.member = k.member AND p.day = k.day
    WHERE (k.slip_stakes, k.given_back, k.won, k.game_stakes, k.lost, k.deposited)
      IS DISTINCT FROM (p.slip_stakes, p.given_back, p.won, p.game_stakes, p.lost, p.deposited)`,
  },
  {
    name: "a stake that is not summed is newer than those that are",
    query: sql`
    SELECT p.poy_id::text AS found FROM turnover_sum s JOIN poy p ON p.member = s.member
    JOIN movement m ON m.ref = p.poy_id::text AND m.kind LIKE 'BET_%'
    WHERE (m.id > s.up_to) <> (p.poy_no > s.slips_up_to)
    UNION ALL
    SELECT o.id::text FROM turnover_sum s JOIN game_operation o ON o.member = s.member
    JOIN movement m ON m.ref = o.id::text AND m.kind IN ('CREATE_GAME', 'BET_GAME')
    WHERE m.id > s.up_to AND o.created_at <= s.plays_up_to - interval '1 day'
      OR m.id <= s.up_to AND o.created_at > coalesce(s.plays_up_to, '-infinity')`,
  },
  {
    name: "the total of a round is what its slips say, and the round is over",
    query: sql`
    SELECT t.bet_id AS found FROM round_total t JOIN round r ON r.bet_id = t.bet_id LEFT JOIN (
      SELECT bet_id, count(*) AS slips, sum(total) AS stakes,
        sum((status = 'won')::int) AS won_slips, sum(win) AS payouts,
        sum((status = 'cancelled')::int) AS cancelled_slips,
        sum(CASE status WHEN 'cancelled' THEN total ELSE 0 END) AS cancelled,
        sum((status = 'refunded')::int) AS refunded_slips,
        sum(CASE status WHEN 'refunded' THEN total ELSE 0 END) AS refunded
      FROM poy GROUP BY bet_id) s ON s.bet_id = t.bet_id
    WHERE r.status NOT IN ('settled', 'void')
      OR (t.slips, t.stakes, t.won_slips, t.payouts, t.cancelled_slips, t.cancelled, t.refunded_slips, t.refunded)
        IS DISTINCT FROM (coalesce(s.slips, 0), coalesce(s.stakes, 0), coalesce(s.won_slips, 0), coalesce(s.payouts, 0),
          coalesce(s.cancelled_slips, 0), coalesce(s.cancelled, 0), coalesce(s.refunded_slips, 0), coalesce(s.refunded, 0))`,
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
