-- What a member has staked in the running day, week and month, games included; refunded stakes do not count.
-- Days that are summed, and what is not in them: slips by their numbers; stakes in games by their movements, which are
-- looked up only near the newest that is summed, by a day in case the clock was wrong for a while.
CREATE OR REPLACE FUNCTION staked_within(p_member uuid, p_now timestamptz) RETURNS bigint[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY[
    coalesce(sum(total) FILTER (WHERE at >= span_start('day', p_now)), 0),
    coalesce(sum(total) FILTER (WHERE at >= span_start('week', p_now)), 0),
    coalesce(sum(total) FILTER (WHERE at >= span_start('month', p_now)), 0)
  ]::bigint[]
  FROM (
    SELECT slip_stakes + game_stakes AS total, day_start(day) AS at FROM member_day
      WHERE member = p_member
        AND day >= calendar_day(least(span_start('week', p_now), span_start('month', p_now)))
    UNION ALL
    SELECT total, created_at FROM poy
      WHERE member = p_member AND status NOT IN ('cancelled', 'refunded')
        AND poy_no > coalesce((SELECT slips_up_to FROM turnover_sum WHERE member = p_member), 0)
        AND created_at >= least(span_start('week', p_now), span_start('month', p_now))
    UNION ALL
    SELECT -amount, created_at FROM game_operation
      WHERE member = p_member AND operation IN ('create', 'bet') AND NOT is_undone
        AND created_at > coalesce((SELECT plays_up_to FROM turnover_sum WHERE member = p_member), '-infinity')
          - interval '1 day'
        AND NOT EXISTS (SELECT 1 FROM turnover_sum s JOIN movement m ON m.id <= s.up_to
          WHERE s.member = p_member AND s.plays_up_to IS NOT NULL
            AND m.kind IN ('CREATE_GAME', 'BET_GAME') AND m.ref = game_operation.id::text)
        AND created_at >= least(span_start('week', p_now), span_start('month', p_now))
  ) stakes
$$;
