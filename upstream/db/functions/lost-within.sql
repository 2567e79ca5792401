-- Stakes minus what came back of them (wins, prizes, refunds) in the running day, week and month; stakes on open
-- slips count as lost until their result. Below zero for members who have won more.
-- Days that are summed, and the postings behind them.
CREATE OR REPLACE FUNCTION lost_within(p_member uuid, p_now timestamptz) RETURNS bigint[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY[
    coalesce(sum(lost) FILTER (WHERE at >= span_start('day', p_now)), 0),
    coalesce(sum(lost) FILTER (WHERE at >= span_start('week', p_now)), 0),
    coalesce(sum(lost) FILTER (WHERE at >= span_start('month', p_now)), 0)
  ]::bigint[]
  FROM (
    SELECT lost, day_start(day) AS at FROM member_day
      WHERE member = p_member
        AND day >= calendar_day(least(span_start('week', p_now), span_start('month', p_now)))
    UNION ALL
    SELECT -e.amount, m.created_at
    FROM account a
    JOIN entry e ON e.account = a.id
    JOIN movement m ON m.id = e.movement
    WHERE a.owner = p_member AND a.kind = 'cash'
      AND e.movement > coalesce((SELECT up_to FROM turnover_sum WHERE member = p_member), 0)
      AND e.movement >= first_posting_at(a.id,
        least(span_start('week', p_now), span_start('month', p_now)) - interval '1 day')
      AND is_of_play(m.kind)
      AND m.created_at >= least(span_start('week', p_now), span_start('month', p_now))
  ) played
$$;
