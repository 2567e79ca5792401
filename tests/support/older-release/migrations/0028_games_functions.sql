-- The other side of what partners' games move: what is to be settled with their providers.
INSERT INTO account (owner, kind) VALUES (NULL, 'house-games');
--> statement-breakpoint
-- What a member has staked in the running day, week and month, in games too; what was given back does not count.
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
--> statement-breakpoint
-- Stakes minus what came back of them (wins, prizes, refunds) in the running day, week and month: what is still
-- open counts as lost until its result. Below zero for who has won more. A bonus of a game is a present and no win.
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
    AND (m.kind ^@ 'BET_' OR m.kind ^@ 'WIN_' OR m.kind IN ('ABORT_POY', 'YING_WIN', 'CREATE_GAME', 'DRAW_GAME',
      'REFUND_GAME', 'ABORT_GAME', 'GAME_ADD', 'GAME_DEDUCT'))
    AND m.created_at >= least(span_start('week', p_now), span_start('month', p_now))
$$;
