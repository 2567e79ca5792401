-- Adds to a member's days what the postings of their cash behind a movement, up to another, come to. The caller holds
-- the member's row of turnover_sum, and all these postings are final (postings_after).
CREATE OR REPLACE FUNCTION sum_days(p_member uuid, p_account bigint, p_after bigint, p_up_to bigint) RETURNS void
LANGUAGE plpgsql SET jit = off SET random_page_cost = 1.1 AS $$
BEGIN
  WITH posted AS MATERIALIZED (
    SELECT m.kind, m.created_at, e.amount, p.poy_no, p.status, p.total, p.win,
      g.is_undone, g.created_at AS played_at, d.prepare_index
    FROM entry e
    JOIN movement m ON m.id = e.movement
    LEFT JOIN poy p
      ON p.poy_id = CASE WHEN m.kind IN ('BET_GOV', 'BET_YEEKEE', 'BET_STOCK', 'BET_SET_4') THEN m.ref::uuid END
    LEFT JOIN game_operation g ON g.id = CASE WHEN m.kind IN ('CREATE_GAME', 'BET_GAME') THEN m.ref::uuid END
    LEFT JOIN deposit d
      ON d.id = CASE WHEN m.kind = 'DEPOSIT' AND m.ref ~ '^[0-9a-f-]{36}$' THEN m.ref::uuid END
    WHERE e.account = p_account AND e.movement > p_after AND e.movement <= p_up_to
  ), kept AS (
    INSERT INTO member_day AS known (member, day, slip_stakes, given_back, won, game_stakes, lost, deposited)
      SELECT p_member, calendar_day(created_at),
        coalesce(sum(total) FILTER (WHERE status IN ('won', 'lost')), 0),
        coalesce(sum(total) FILTER (WHERE status IN ('cancelled', 'refunded')), 0),
        coalesce(sum(win), 0),
        coalesce(-sum(amount) FILTER (WHERE NOT is_undone), 0),
        coalesce(-sum(amount) FILTER (WHERE is_of_play(kind)), 0),
        coalesce(sum(amount - coalesce(prepare_index, 0)) FILTER (WHERE kind = 'DEPOSIT'), 0)
      FROM posted GROUP BY calendar_day(created_at)
      ON CONFLICT (member, day) DO UPDATE SET
        slip_stakes = known.slip_stakes + excluded.slip_stakes,
        given_back = known.given_back + excluded.given_back,
        won = known.won + excluded.won,
        game_stakes = known.game_stakes + excluded.game_stakes,
        lost = known.lost + excluded.lost,
        deposited = known.deposited + excluded.deposited
  )
  UPDATE turnover_sum SET
      slips_up_to = greatest(slips_up_to, (SELECT max(poy_no) FROM posted)),
      plays_up_to = greatest(plays_up_to, (SELECT max(played_at) FROM posted))
    WHERE member = p_member;
END $$;
