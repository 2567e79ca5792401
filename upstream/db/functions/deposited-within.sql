-- What a member has deposited in the running day, week and month, without the satang that only tell requests
-- apart, and the requests that still wait for their money.
-- Days that are summed, and the postings behind them.
CREATE OR REPLACE FUNCTION deposited_within(p_member uuid, p_now timestamptz) RETURNS bigint[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY[
    live.amount + coalesce(sum(came.amount) FILTER (WHERE came.at >= span_start('day', p_now)), 0),
    live.amount + coalesce(sum(came.amount) FILTER (WHERE came.at >= span_start('week', p_now)), 0),
    live.amount + coalesce(sum(came.amount) FILTER (WHERE came.at >= span_start('month', p_now)), 0)
  ]::bigint[]
  FROM (SELECT coalesce(sum(prepare_amount), 0) AS amount FROM deposit
    WHERE member = p_member AND status IN ('waiting', 'claimed')) live
  LEFT JOIN LATERAL (
    SELECT day_start(day) AS at, deposited AS amount FROM member_day
      WHERE member = p_member
        AND day >= calendar_day(least(span_start('week', p_now), span_start('month', p_now)))
    UNION ALL
    SELECT m.created_at, e.amount - coalesce(d.prepare_index, 0)
    FROM account a
    JOIN entry e ON e.account = a.id
    JOIN movement m ON m.id = e.movement
    LEFT JOIN deposit d ON d.id = CASE WHEN m.ref ~ '^[0-9a-f-]{36}$' THEN m.ref::uuid END
    WHERE a.owner = p_member AND a.kind = 'cash' AND m.kind = 'DEPOSIT'
      AND e.movement > coalesce((SELECT up_to FROM turnover_sum WHERE member = p_member), 0)
      AND e.movement >= first_posting_at(a.id,
        least(span_start('week', p_now), span_start('month', p_now)) - interval '1 day')
      AND m.created_at >= least(span_start('week', p_now), span_start('month', p_now))
  ) came ON true
  GROUP BY live.amount
$$;
