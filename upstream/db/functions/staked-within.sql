-- What a member has staked in the running day, week and month, games included; refunded stakes do not count.
CREATE OR REPLACE FUNCTION staked_within(p_member uuid, p_now timestamptz) RETURNS bigint[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY[
    coalesce(sum(total) FILTER (WHERE created_at >= span_start('day', p_now)), 0),
    coalesce(sum(total) FILTER (WHERE created_at >= span_start('week', p_now)), 0),
    coalesce(sum(total) FILTER (WHERE created_at >= span_start('month', p_now)), 0)
  ]::bigint[]
  FROM (
    SELECT total, created_at FROM poy
      WHERE member = p_member AND status NOT IN ('cancelled', 'refunded')
        AND created_at >= least(span_start('week', p_now), span_start('month', p_now))
    UNION ALL
    SELECT -amount, created_at FROM game_operation
      WHERE member = p_member AND operation IN ('create', 'bet') AND NOT is_undone
        AND created_at >= least(span_start('week', p_now), span_start('month', p_now))
  ) stakes
$$;
