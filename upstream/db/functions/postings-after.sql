-- The postings of a member's cash account after a movement, and what each counts for their turnover, satang:
-- staked, of a slip and of a stake in a game whose round is settled; of one that was given back nothing.
-- is_running: the slip waits for its result. is_final: what it counts can never change.
-- A slip is final once it is not accepted any more: whoever changes a status asks for an accepted slip (abort_poy,
-- void_round, pay_winners, end_losers), a settlement stands, and a round with a result is never voided. A stake in a
-- game is final once its round is not open any more: judgeOperation refuses a cancel and a refund of any other round, and
-- corrections (add, deduct) change neither its status nor its stakes.
-- One statement without a SET clause, so that the planner reads it as a part of the query that calls it.
CREATE OR REPLACE FUNCTION postings_after(p_account bigint, p_after bigint)
RETURNS TABLE (movement bigint, kind text, amount bigint, staked bigint, is_running boolean, is_final boolean)
LANGUAGE sql STABLE AS $$
  SELECT e.movement, m.kind, e.amount,
    CASE WHEN p.status IN ('won', 'lost', 'accepted') THEN p.total
      WHEN r.status = 'settled' AND NOT g.is_undone THEN -g.amount END,
    p.status IS NOT DISTINCT FROM 'accepted',
    p.status IS DISTINCT FROM 'accepted' AND r.status IS DISTINCT FROM 'open'
  FROM entry e
  JOIN movement m ON m.id = e.movement
  LEFT JOIN poy p
    ON p.poy_id = CASE WHEN m.kind IN ('BET_GOV', 'BET_YEEKEE', 'BET_STOCK', 'BET_SET_4') THEN m.ref::uuid END
  LEFT JOIN game_operation g ON g.id = CASE WHEN m.kind IN ('CREATE_GAME', 'BET_GAME') THEN m.ref::uuid END
  LEFT JOIN game_round r ON r.id = g.round
  WHERE e.account = p_account AND e.movement > p_after
$$;
