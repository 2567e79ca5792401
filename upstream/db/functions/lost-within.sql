-- Stakes minus what came back of them (wins, prizes, refunds) in the running day, week and month; stakes on open
-- slips count as lost until their result. Below zero for members who have won more. A game's bonus is no win.
CREATE OR REPLACE FUNCTION lost_within(p_member uuid, p_now timestamptz) RETURNS bigint[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY[
    coalesce(-sum(e.amount) FILTER (WHERE m.created_at >= span_start('day', p_now)), 0),
    coalesce(-sum(e.amount) FILTER (WHERE m.created_at >= span_start('week', p_now)), 0),
    coalesce(-sum(e.amount) FILTER (WHERE m.created_at >= span_start('month', p_now)), 0)
  ]::bigint[]
  FROM account a
  JOIN entry e ON e.account = a.id
  JOIN movement m ON m.id = e.movement
  WHERE a.owner = p_member AND a.kind = 'cash'
    AND e.movement >= first_posting_at(a.id,
      least(span_start('week', p_now), span_start('month', p_now)) - interval '1 day')
    AND (m.kind ^@ 'BET_' OR m.kind ^@ 'WIN_' OR m.kind IN ('ABORT_POY', 'YING_WIN', 'CREATE_GAME', 'DRAW_GAME',
      'REFUND_GAME', 'ABORT_GAME', 'GAME_ADD', 'GAME_DEDUCT'))
    AND m.created_at >= least(span_start('week', p_now), span_start('month', p_now))
$$;
